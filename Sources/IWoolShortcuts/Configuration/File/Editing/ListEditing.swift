internal import IWoolShortcuts

/// The list of one file, for the edits that are asked of it.
struct ListEditing {
    /// The text.
    let source: SourceText
    /// The items as they are written.
    let items: [ShortcutsFile.Item]
    /// What belongs to which item.
    let list: ListLayout
    /// The edit that is asked for.
    let edit: ShortcutEdit

    /// The names as they are written.
    var names: [String] { items.map(\.name) }

    /// The options that are in the list.
    var options: [ShortcutOption] { items.compactMap(\.option) }

    /// The list as it stands, ready to be changed.
    var draft: ListDraft { ListDraft(list, items: items) }

    /// Thinks the edit out.
    func plan() throws(EditRefusal) -> EditPlan {
        switch edit {
        case .add(let name, let place): try adding(name, at: place)
        case .remove(let item): try removing(item)
        case .move(let item, let place): try moving(item, to: place)
        case .swap(let one, let other): try swapping(one, other)
        case .replace(let old, let name): try replacing(old, with: name)
        case .set(let names): try setting(names)
        case .reset: try setting(ShortcutSelection.default.options.map(\.canonicalName))
        case .normalise: normalising()
        }
    }

    /// The option of a name on the command line.
    func option(_ name: String) throws(EditRefusal) -> ShortcutOption {
        guard let option = ShortcutOption(name) else { throw .unknownName(name) }
        return option
    }

    /// The index of an item; an unknown item of a faulty list may be named as it is written.
    func index(of reference: ItemReference) throws(EditRefusal) -> Int {
        switch reference {
        case .position(let position):
            guard items.indices.contains(position - 1) else {
                throw .noSuchPosition(position, last: items.count)
            }
            return position - 1
        case .name(let name):
            guard let option = ShortcutOption(name) else {
                let matching = items.indices.filter { items[$0].name == name }
                guard matching.count == 1 else { throw .unknownName(name) }
                return matching[0]
            }
            let matching = items.indices.filter { items[$0].option == option }
            guard let first = matching.first else {
                throw .notSelected(option, among: options, by: edit)
            }
            guard matching.count == 1 else {
                throw .ambiguous(option, positions: matching.map { $0 + 1 }, by: edit)
            }
            return first
        }
    }

    /// Refuses what can't be done to a list that is written like this one.
    func checkLayout(changesCount: Bool) throws(EditRefusal) {
        switch list.kind {
        case .blockBesideKey:
            throw .dashBesideKey(line: source.line(at: list.payloads[0].body.lowerBound))
        case .flowOther(let comment?) where changesCount:
            throw .commentBetweenBrackets(line: source.line(at: comment.lowerBound))
        case .block, .flowLine, .flowLines, .flowOther:
            break
        }
    }

    /// The name of an item, for the outcome.
    func name(_ index: Int) -> EditOutcome.Name { EditOutcome.Name(items[index].name) }
}
