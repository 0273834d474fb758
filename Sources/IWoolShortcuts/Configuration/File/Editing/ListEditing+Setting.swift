internal import IWoolShortcuts

extension ListEditing {
    /// Makes the list another one: the slots are filled in order, and made more or fewer at the end.
    func setting(_ wanted: [String]) throws(EditRefusal) -> EditPlan {
        let options = try options(wanted)
        if options.map(Optional.some) == items.map(\.option) { return .nothing(names) }
        try checkLayout(changesCount: wanted.count != items.count)
        let contents = zip(options, wanted).map { option, name in
            items.firstIndex { $0.option == option }.map { ListDraft.Content.item($0) } ?? .name(name)
        }
        var draft = draft
        for (index, content) in contents.prefix(items.count).enumerated() { draft.put(content, at: index) }
        for index in items.indices.dropFirst(wanted.count).reversed() { draft.remove(at: index) }
        for index in wanted.indices.dropFirst(items.count) {
            draft.insert(wanted[index], at: index)
            // It may be an item that stays, and then the next new one looks like that.
            draft.put(contents[index], at: index)
        }
        let result = contents.map { content in
            switch content {
            case .item(let index): names[index]
            case .name(let name): name
            }
        }
        return EditPlan(edits: draft.edits, names: result, changes: changes(to: contents))
    }

    private func options(_ wanted: [String]) throws(EditRefusal) -> [ShortcutOption] {
        var options: [ShortcutOption] = []
        for name in wanted {
            let option = try option(name)
            if let first = options.firstIndex(of: option) {
                throw .namedTwice(option, wanted[first], name)
            }
            options.append(option)
        }
        guard wanted.count <= ShortcutSelection.maximumCount else { throw .tooMany(wanted.count) }
        return options
    }

    /// The moves that have to be told, then what went, then what came.
    private func changes(to contents: [ListDraft.Content]) -> [EditOutcome.Change] {
        var kept: [(from: Int, to: Int)] = []
        var added: [EditOutcome.Change] = []
        for (to, content) in contents.enumerated() {
            switch content {
            case .item(let from): kept.append((from, to))
            case .name(let name): added.append(.added(EditOutcome.Name(name), at: to + 1))
            }
        }
        let moved = FewestMoves.among(kept).map { move in
            EditOutcome.Change.moved(
                name(move.from), from: move.from + 1, to: move.to + 1,
                comments: list.comments(of: move.from))
        }
        let stays = Set(kept.map(\.from))
        let removed = items.indices.filter { !stays.contains($0) }.map { index in
            EditOutcome.Change.removed(name(index), from: index + 1, comments: list.comments(of: index))
        }
        return moved + removed + added
    }
}
