internal import IWoolShortcuts

extension ListEditing {
    /// Puts a new item into the list.
    func adding(_ name: String, at place: ShortcutEdit.Place?) throws(EditRefusal) -> EditPlan {
        let option = try option(name)
        if let taken = items.first(where: { $0.option == option }) {
            throw .alreadySelected(option, position: taken.position, by: edit)
        }
        guard items.count < ShortcutSelection.maximumCount else {
            throw .full(adding: name, taken: options)
        }
        let index = try index(ofNew: name, at: place ?? .last)
        try checkLayout(changesCount: true)
        var draft = draft
        draft.insert(name, at: index)
        var names = names
        names.insert(name, at: index)
        return EditPlan(
            edits: draft.edits, names: names,
            changes: [.added(EditOutcome.Name(name), at: index + 1)])
    }

    /// Takes an item out.
    func removing(_ item: ItemReference) throws(EditRefusal) -> EditPlan {
        let index = try index(of: item)
        try checkLayout(changesCount: true)
        var draft = draft
        draft.remove(at: index)
        var names = names
        names.remove(at: index)
        return EditPlan(
            edits: draft.edits, names: names,
            changes: [.removed(name(index), from: index + 1, comments: list.comments(of: index))])
    }

    private func index(ofNew name: String, at place: ShortcutEdit.Place) throws(EditRefusal) -> Int {
        switch place {
        case .first: return 0
        case .last: return items.count
        case .up, .down: throw .newItemCannotStep(name)
        case .before(let other): return try index(of: other)
        case .after(let other): return try index(of: other) + 1
        case .position(let position):
            guard (1...items.count + 1).contains(position) else {
                throw .noSuchPosition(position, last: items.count + 1)
            }
            return position - 1
        }
    }
}
