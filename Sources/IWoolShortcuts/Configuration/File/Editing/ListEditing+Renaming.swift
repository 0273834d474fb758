internal import IWoolShortcuts

extension ListEditing {
    /// Writes another name in the place of one.
    func replacing(_ old: ItemReference, with name: String) throws(EditRefusal) -> EditPlan {
        let index = try index(of: old)
        let option = try option(name)
        if let taken = items.first(where: { $0.option == option && $0.position != index + 1 }) {
            throw .alreadySelected(option, position: taken.position, by: edit)
        }
        let item = items[index]
        if item.name == name { return .nothing(names) }
        var names = names
        names[index] = name
        let (before, after) = (EditOutcome.Name(item.name), EditOutcome.Name(name))
        return EditPlan(
            edits: edits(writing: name, for: item.node), names: names,
            changes: [
                item.option == option
                    ? .respelled(before, as: after, at: item.position)
                    : .replaced(
                        before, by: after, at: item.position, comments: list.comments(of: index))
            ])
    }

    /// Writes canonical names instead of aliases.
    func normalising() -> EditPlan {
        var (edits, names) = ([TextEdit](), names)
        var changes: [EditOutcome.Change] = []
        for (index, item) in items.enumerated() {
            guard let name = item.option?.canonicalName, name != item.name else { continue }
            edits += self.edits(writing: name, for: item.node)
            names[index] = name
            changes.append(
                .respelled(EditOutcome.Name(item.name), as: EditOutcome.Name(name), at: item.position))
        }
        return EditPlan(edits: edits, names: names, changes: changes)
    }

    /// Writes a name between the quotes of a scalar.
    ///
    /// A text block keeps its form if it says a name and nothing else; else the name takes its place.
    private func edits(writing name: String, for node: YAMLNode) -> [TextEdit] {
        let wording = node.wording(in: source)
        guard let style = node.scalar?.style, style == .literal || style == .folded,
            source.text(wording) != node.scalar?.value
        else { return [TextEdit(range: wording, replacement: name)] }
        let header = node.blockHeader(in: source)
        let indicators = source.bytes[header].prefix { !YAMLTrivia.isBlank($0) }.indices
        return [
            TextEdit(range: indicators.lowerBound..<indicators.upperBound, replacement: name),
            TextEdit(range: header.upperBound..<node.range.upperBound, replacement: []),
        ]
    }
}
