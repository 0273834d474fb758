package import IWoolShortcuts

extension EditRefusal {
    /// What stands in the way, with all facts: lower case, no full stop.
    package func message(in language: Language = .english) -> String {
        func title(_ option: ShortcutOption) -> String { option.title(in: language) }
        func titles(_ options: [ShortcutOption]) -> String {
            options.map { title($0) }.joined(separator: ", ")
        }
        switch self {
        case .unknownName(let name):
            return "there is no quick action \(VisibleText.quoted(name))"
        case .alreadySelected(let option, let position, _):
            return "\(title(option)) is selected already, at position \(position)"
        case .notSelected(let option, let others, _):
            return others.isEmpty
                ? "\(title(option)) is not selected: the list is empty"
                : "\(title(option)) is not selected; selected are \(titles(others))"
        case .ambiguous(let option, let positions, _):
            let list = positions.map { String($0) }.joined(separator: ", ")
            return "\(title(option)) is in the list more than once, at the positions \(list)"
        case .noSuchPosition(let position, 0):
            return "there is no position \(position): nothing is selected"
        case .noSuchPosition(let position, 1):
            return "there is no position \(position): the only one is 1"
        case .noSuchPosition(let position, let last):
            return "there is no position \(position): positions go from 1 to \(last)"
        case .full(_, let taken):
            return "all \(CountWord.of(taken.count)) places are taken (\(titles(taken)))"
        case .tooMany(let count):
            return "\(count) quick actions were given, and at most "
                + "\(CountWord.of(ShortcutSelection.maximumCount)) fit"
        case .namedTwice(let option, let first, let second):
            return first == second
                ? "'\(first)' was given twice" : "'\(first)' and '\(second)' are both \(title(option))"
        case .newItemCannotStep(let name):
            return "'\(name)' is new, so there is no place from which it could go up or down"
        case .dashBesideKey(let line):
            return "the first item stands on line \(line) beside its key, where only its name can be changed"
        case .commentBetweenBrackets(let line):
            return "the list has a comment between its brackets, at line \(line), and it can't be said which "
                + "item it belongs to"
        case .faultyFile(let diagnostics, _):
            let count = diagnostics.count { $0.severity == .error }
            return count == 1 ? "the file has an error" : "the file has \(count) errors"
        case .wouldChangeMore(let what):
            return "the edit was not made, because \(what); this is a fault of the tool"
        }
    }

    /// The way out, as the end of a sentence.
    package var wayOut: String {
        switch self {
        case .unknownName(let name):
            if let near = ShortcutOption.nearMiss.name(near: name) { return "did you mean '\(near)'?" }
            return "there are " + ShortcutOption.all.map(\.canonicalName).joined(separator: ", ")
        case .alreadySelected(let option, let position, let edit):
            return EditRefusal.wayOut(alreadySelected: option, position, edit)
        case .notSelected(let option, let others, let edit):
            return EditRefusal.wayOut(notSelected: option, others, edit)
        case .ambiguous(_, let positions, let edit):
            return "say which by its position: `\(edit.verb) \(positions[positions.count - 1])"
                + (edit.verb == "replace" ? " NAME`" : "`")
        case .noSuchPosition(_, 0):
            return "`add NAME` adds the first"
        case .noSuchPosition(_, let last):
            return "`last` is position \(last)"
        case .full(let name, let taken):
            let old = taken.last.map(\.canonicalName) ?? "NAME"
            return "`replace \(old) \(name)` exchanges one"
        case .tooMany:
            return "leave out those that matter least"
        case .namedTwice:
            return "leave one of them out"
        case .newItemCannotStep(let name):
            return "`add \(name) first` puts it at the top, `add \(name) last` at the end"
        case .dashBesideKey:
            return "write `shortcuts:` and put the list on the lines below it"
        case .commentBetweenBrackets:
            return "write one item a line, with both brackets on lines of their own, or take the comment out"
        case .faultyFile(_, byPosition: true):
            return "mend it first; `remove N`, `replace N NAME`, `set` and `reset` can do that"
        case .faultyFile(let diagnostics, byPosition: false):
            return diagnostics.contains { $0.code == .empty } ? "`reset` fills it" : "mend it first"
        case .wouldChangeMore:
            return "nothing was written; please report the file and the command"
        }
    }

    private static func wayOut(
        alreadySelected option: ShortcutOption, _ position: Int, _ edit: ShortcutEdit
    ) -> String {
        guard case .replace(let old, _) = edit else {
            return "`move \(option) PLACE` gives it another place"
        }
        return "`swap \(old) \(option)` lets the two change places, `remove \(old)` takes the old one out"
    }

    private static func wayOut(
        notSelected option: ShortcutOption, _ others: [ShortcutOption], _ edit: ShortcutEdit
    ) -> String {
        switch edit {
        case .remove:
            return "there is nothing to remove"
        case .add, .replace, .set, .reset, .normalise:
            return others.isEmpty ? "`add NAME` adds one" : "name one of these"
        case .move, .swap:
            if others.count < ShortcutSelection.maximumCount { return "`add \(option)` adds it" }
            return "`replace \(others[others.count - 1]) \(option)` puts it in the place of another"
        }
    }
}
