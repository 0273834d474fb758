internal import IWoolShortcuts

extension ListEditing {
    /// Gives an item another place; those between make room.
    func moving(_ item: ItemReference, to place: ShortcutEdit.Place) throws(EditRefusal) -> EditPlan {
        let from = try index(of: item)
        let to = try index(of: place, from: from)
        var order = Array(items.indices)
        order.remove(at: from)
        order.insert(from, at: to)
        return try ordering(order, moved: [from])
    }

    /// Lets two items change places.
    func swapping(_ one: ItemReference, _ other: ItemReference) throws(EditRefusal) -> EditPlan {
        let (first, second) = (try index(of: one), try index(of: other))
        var order = Array(items.indices)
        order.swapAt(first, second)
        return try ordering(order, moved: [first, second])
    }

    private func index(of place: ShortcutEdit.Place, from: Int) throws(EditRefusal) -> Int {
        let last = items.count - 1
        switch place {
        case .first: return 0
        case .last: return last
        case .up: return max(from - 1, 0)
        case .down: return min(from + 1, last)
        case .before(let other):
            let index = try index(of: other)
            return index > from ? index - 1 : index
        case .after(let other):
            let index = try index(of: other)
            return index < from ? index + 1 : index
        case .position(let position):
            guard items.indices.contains(position - 1) else {
                throw .noSuchPosition(position, last: items.count)
            }
            return position - 1
        }
    }

    private func ordering(_ order: [Int], moved: [Int]) throws(EditRefusal) -> EditPlan {
        if order == Array(items.indices) { return .nothing(names) }
        try checkLayout(changesCount: false)
        var draft = draft
        for (index, item) in order.enumerated() { draft.put(.item(item), at: index) }
        let changes = moved.compactMap { index in
            order.firstIndex(of: index).map { to in
                EditOutcome.Change.moved(
                    name(index), from: index + 1, to: to + 1, comments: list.comments(of: index))
            }
        }
        return EditPlan(edits: draft.edits, names: order.map { names[$0] }, changes: changes)
    }
}
