internal import IWoolShortcuts

/// Every item is the name of an option, none comes twice, and they fit into the menu.
struct ItemRule {
    private let source: SourceText
    private let sequence: YAMLNode.Sequence
    private var findings = CappedFindings()
    /// The first item of each option that was met.
    private var first: [ShortcutsFile.Item] = []
    private var items: [ShortcutsFile.Item] = []

    /// The items, once all problems were sent; nil when one of them is no text at all.
    static func items(
        of list: YAMLNode, in source: SourceText, into sink: inout DiagnosticSink
    ) -> [ShortcutsFile.Item]? {
        guard let sequence = list.sequence else { preconditionFailure("no list at \(list.range)") }
        var rule = ItemRule(source: source, sequence: sequence)
        for position in sequence.items.indices.map({ $0 + 1 }) { rule.check(position) }
        rule.findings.send(into: &sink)
        return rule.items.count == sequence.items.count ? rule.items : nil
    }

    private init(source: SourceText, sequence: YAMLNode.Sequence) {
        self.source = source
        self.sequence = sequence
    }

    private mutating func check(_ position: Int) {
        let node = sequence.items[position - 1]
        let dash = sequence.dashes.isEmpty ? nil : sequence.dashes[position - 1]
        if position == ShortcutSelection.maximumCount + 1 {
            findings.add(.tooMany(node, dash: dash, count: sequence.items.count, in: source))
        }
        guard let scalar = node.scalar, !node.isNull, !node.isNumber else {
            findings.add(.itemType(node, position: position, dash: dash, in: source))
            return
        }
        let option = ShortcutOption(scalar.value)
        let item = ShortcutsFile.Item(
            position: position, node: node, name: scalar.value, option: option)
        items.append(item)
        guard let option else {
            findings.add(UnknownOption(item, dash: dash, in: source).diagnostic)
            return
        }
        if let earlier = first.first(where: { $0.option == option }) {
            findings.add(.duplicateOption(item, after: earlier, in: source))
        } else {
            first.append(item)
        }
    }
}

extension Diagnostic {
    fileprivate static func tooMany(
        _ node: YAMLNode, dash: Int?, count: Int, in source: SourceText
    ) -> Diagnostic {
        let limit = ShortcutSelection.maximumCount
        let isText = node.scalar != nil && !node.isNull && !node.isNumber
        let shown = isText ? VisibleText.quoted(node.scalar?.value ?? "") : node.described(in: source)
        return Diagnostic(
            .tooMany, at: node.visibleRange(dash: dash),
            "there are \(count) items, and the menu shows at most \(limit): item \(limit + 1) is \(shown)",
            label: "item \(limit + 1)",
            fixes: [Diagnostic.Fix("keep the \(limit) that matter most, and take out the others")])
    }

    fileprivate static func duplicateOption(
        _ item: ShortcutsFile.Item, after first: ShortcutsFile.Item, in source: SourceText
    ) -> Diagnostic {
        let line = source.line(at: first.node.range.lowerBound)
        let message: String
        if item.name == first.name {
            message = "'\(item.name)' comes twice: it stands at line \(line) already"
        } else {
            let canonical = item.option?.canonicalName ?? item.name
            let meaning =
                item.name == canonical || first.name == canonical ? "" : ", and both are '\(canonical)'"
            message = "'\(item.name)' is the same as '\(first.name)' at line \(line)\(meaning)"
        }
        return Diagnostic(
            .duplicateOption, at: item.node.range, message, label: "again here",
            related: [Diagnostic.Label(at: first.node.range, "first here")],
            fixes: [Diagnostic.Fix("take one of the two out")])
    }
}

extension YAMLNode {
    /// The bytes of an item, or of its dash when nothing else is written.
    func visibleRange(dash: Int?) -> ByteRange {
        guard range.isEmpty, let dash else { return range }
        return dash..<dash + 1
    }
}
