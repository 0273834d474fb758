internal import IWoolShortcuts

/// The key `shortcuts` is there, and its value is a list.
enum ListRule {
    /// The pair of the list, or nil after a finding.
    static func list(
        of root: RootMapping, version: YAMLNode.Mapping.Pair, into sink: inout DiagnosticSink
    ) -> YAMLNode.Mapping.Pair? {
        guard let pair = root.pair("shortcuts") else {
            let line = "shortcuts: []"
            sink.send(
                .missingKey(
                    "shortcuts", line: line, edits: [insertion(of: line, behind: version, in: root)],
                    in: root))
            return nil
        }
        guard pair.value.sequence != nil else {
            sink.send(.listType(pair, in: root.source))
            return nil
        }
        return pair
    }

    private static func insertion(
        of line: String, behind version: YAMLNode.Mapping.Pair, in root: RootMapping
    ) -> TextEdit {
        let source = root.source
        let valueEnd = version.value.range.upperBound
        guard root.node.mapping?.style == .block else {
            return TextEdit(range: valueEnd..<valueEnd, replacement: ", " + line)
        }
        let lineEnd = source.lineRange(source.line(at: valueEnd)).upperBound
        let column = source.position(at: root.node.range.lowerBound).column
        let indentation = String(repeating: " ", count: column - 1)
        return TextEdit(
            range: lineEnd..<lineEnd, replacement: source.lineBreak + indentation + line)
    }
}

extension Diagnostic {
    fileprivate static func listType(
        _ pair: YAMLNode.Mapping.Pair, in source: SourceText
    ) -> Diagnostic {
        let value = pair.value
        if value.isNull { return nullList(pair, in: source) }
        let words = value.described(in: source)
        let names = ListSuggestion.names(in: value)
        let example = names.isEmpty ? "[home, calendar]" : "[\(names.joined(separator: ", "))]"
        let hint = value.mapping == nil ? "" : "; an item is written '- home', without ':'"
        let canReplace =
            !names.isEmpty && value.scalar?.style != .literal && value.scalar?.style != .folded
            && value.mapping?.style != .block
        let edit = TextEdit(range: value.range, replacement: example)
        return Diagnostic(
            .wrongType, at: value.range,
            "'shortcuts' is \(words), and must be a list such as \(example)\(hint)", label: "not a list",
            fixes: [Diagnostic.Fix("write a list: \(example)", edits: canReplace ? [edit] : [])])
    }

    private static func nullList(_ pair: YAMLNode.Mapping.Pair, in source: SourceText) -> Diagnostic {
        let range = pair.value.range
        let replacement = range.isEmpty ? " []" : "[]"
        return Diagnostic(
            .wrongType, at: range,
            "'shortcuts' is \(pair.value.described(in: source)), which is no list: '[]' says that there are "
                + "no shortcuts",
            label: "not a list",
            fixes: [
                Diagnostic.Fix(
                    "write 'shortcuts: []', or a list of names",
                    edits: [TextEdit(range: range, replacement: replacement)])
            ])
    }
}
