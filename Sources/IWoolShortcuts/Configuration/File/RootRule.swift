internal import IWoolShortcuts

/// The file is not empty, and a mapping.
enum RootRule {
    /// The root of a document as a mapping, or nil after a finding.
    static func mapping(
        of document: YAMLDocument, in source: SourceText, into sink: inout DiagnosticSink
    ) -> RootMapping? {
        guard let root = document.root, !root.isNull else {
            sink.send(.empty(document.root, in: source))
            return nil
        }
        guard let mapping = root.mapping else {
            sink.send(.rootType(root, in: source))
            return nil
        }
        return RootMapping(
            node: root, pairs: mapping.pairs, source: source, vocabulary: .configuration)
    }
}

extension Diagnostic {
    fileprivate static func empty(_ root: YAMLNode?, in source: SourceText) -> Diagnostic {
        let start = source.contentStart
        let message: String
        if let root, !root.range.isEmpty {
            message = "the file is empty: its only value is \(root.described(in: source))"
        } else if source.bytes[start...].contains(UInt8(ascii: "#")) {
            message = "the file is empty but for comments"
        } else {
            message = "the file is empty"
        }
        return Diagnostic(
            .empty, at: root?.range ?? start..<start, message,
            fixes: [Diagnostic.Fix("write the default into it: iwool-shortcuts reset")])
    }

    fileprivate static func rootType(_ root: YAMLNode, in source: SourceText) -> Diagnostic {
        var fix = Diagnostic.Fix("write 'version: 1' and 'shortcuts:' with a list of names below it")
        if root.sequence?.style == .block, source.position(at: root.range.lowerBound).column == 1 {
            let start = root.range.lowerBound
            let lines = ["version: 1", "shortcuts:", ""].joined(separator: source.lineBreak)
            fix = Diagnostic.Fix(
                "write the lines 'version: 1' and 'shortcuts:' above the list",
                edits: [TextEdit(range: start..<start, replacement: lines)])
        }
        return Diagnostic(
            .wrongType, at: root.range,
            "the file is \(root.described(in: source)), and must be a mapping with the keys 'version' and "
                + "'shortcuts'",
            fixes: [fix])
    }
}
