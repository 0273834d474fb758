internal import IWoolShortcuts

/// What is said about an item that names no option.
struct UnknownOption {
    private let item: ShortcutsFile.Item
    private let dash: Int?
    private let source: SourceText

    init(_ item: ShortcutsFile.Item, dash: Int?, in source: SourceText) {
        self.item = item
        self.dash = dash
        self.source = source
    }

    /// The finding: with the name that is near, or else with all the names.
    var diagnostic: Diagnostic {
        let shown = VisibleText.quoted(item.name)
        guard let near = ShortcutOption.nearMiss.name(near: item.name)?.canonicalName else {
            let names = ShortcutOption.all.map(\.canonicalName).joined(separator: ", ")
            return Diagnostic(
                .unknownOption, at: item.node.range, "unknown shortcut \(shown): the names are \(names)",
                label: "not a name", notes: notes, fixes: fixes)
        }
        return Diagnostic(
            .unknownOption, at: item.node.range, "unknown shortcut \(shown), did you mean '\(near)'?",
            notes: notes, fixes: [.renaming(item.node, to: near)],
            suggestion: near)
    }

    private var notes: [String] {
        if !continuations.isEmpty {
            return [
                "a line that is indented deeper than the '-' above it continues that item, so its own '-' is "
                    + "text"
            ]
        }
        if let option = ShortcutOption(ASCII.lowercased(item.name)) {
            return ["names are written in lower case: '\(option.names.first { isMeant($0) } ?? "")'"]
        }
        if Destination(item.name) != nil {
            return ["'\(item.name)' is a link that the app opens, and none of its quick actions"]
        }
        if !severalNames.isEmpty { return ["an item is one name, and several names are several items"] }
        return []
    }

    private func isMeant(_ name: String) -> Bool { name == ASCII.lowercased(item.name) }

    /// The names, when the item is several of them in a row.
    private var severalNames: [String] {
        let names = ListSuggestion.names(in: item.node)
        return names.count > 1 ? names : []
    }

    private var fixes: [Diagnostic.Fix] {
        guard let dash, !continuations.isEmpty else {
            if severalNames.isEmpty { return [Diagnostic.Fix("write one of these names")] }
            let names = severalNames.joined(separator: ", ")
            let edit = TextEdit(range: item.node.range, replacement: names)
            return dash == nil
                ? [Diagnostic.Fix("write \(names)", edits: [edit])]
                : [Diagnostic.Fix("write each of them behind a '-' of its own")]
        }
        let indentation = String(repeating: " ", count: source.position(at: dash).column - 1)
        let edits = continuations.map { TextEdit(range: $0, replacement: indentation) }
        return [Diagnostic.Fix("indent its '-' like the one above", edits: edits)]
    }

    /// The indentation of each further line of the item that looks like an item of its own.
    private var continuations: [ByteRange] {
        guard dash != nil, item.node.scalar?.style == .plain else { return [] }
        let range = item.node.range
        let lines = source.line(at: range.lowerBound)...source.line(at: range.upperBound)
        return lines.dropFirst().prefix(CappedFindings.limit).compactMap { line in
            let lineRange = source.lineRange(line)
            var text = lineRange.lowerBound
            while text < lineRange.upperBound, YAMLTrivia.isBlank(source.bytes[text]) { text += 1 }
            let isItem = source.bytes[text..<lineRange.upperBound].starts(with: Array("- ".utf8))
            return isItem ? lineRange.lowerBound..<text : nil
        }
    }
}
