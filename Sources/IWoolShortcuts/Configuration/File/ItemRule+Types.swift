internal import IWoolShortcuts

extension Diagnostic {
    /// An item is no text.
    static func itemType(
        _ node: YAMLNode, position: Int, dash: Int?, in source: SourceText
    ) -> Diagnostic {
        let words = node.described(in: source)
        let range = node.visibleRange(dash: dash)
        let item = "item \(position) is \(words)"
        switch node.content {
        case .mapping(let mapping):
            return mappingItem(mapping, node, item: item)
        case .sequence:
            return Diagnostic(
                .wrongType, at: range, "\(item), and must be a name: lists can't be nested",
                label: "a list", fixes: [Diagnostic.Fix("write its names as items of their own")])
        case .scalar, .alias:
            return Diagnostic(
                .wrongType, at: range, "\(item), and must be the name of a shortcut", label: "not a name",
                fixes: [Diagnostic.Fix("write a name such as 'home', or take the item out")])
        }
    }

    private static func mappingItem(
        _ mapping: YAMLNode.Mapping, _ node: YAMLNode, item: String
    ) -> Diagnostic {
        let first = mapping.pairs.first
        let key = VisibleText.quoted(first?.key.scalar?.value ?? "")
        guard let first, let colon = first.colon else {
            let mark = mapping.brackets == nil ? "'?'" : "'{' and '}'"
            return Diagnostic(
                .wrongType, at: node.range, "\(item), and must be a name", label: "not a name",
                fixes: [Diagnostic.Fix("write the name without \(mark)")])
        }
        let isOnlyAColon =
            mapping.pairs.count == 1 && first.value.fullRange.isEmpty && mapping.brackets == nil
        let edit = TextEdit(range: colon..<colon + 1, replacement: [])
        return Diagnostic(
            .wrongType, at: node.range,
            "\(item), because a ':' stands behind \(key), and must be a name",
            label: "the ':' makes it a mapping",
            fixes: [Diagnostic.Fix("write the name without ':'", edits: isOnlyAColon ? [edit] : [])])
    }
}
