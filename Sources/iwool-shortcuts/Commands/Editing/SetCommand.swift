import IWoolShortcuts
import ShortcutsConfiguration

/// Makes the list another one.
enum SetCommand: EditingCommand {
    static let name = "set"
    static let summary = "make the list these quick actions, in this order"
    static let discussion = [
        "Items that stay keep their spelling and their comments. "
            + "It also mends a list with items that are unknown, repeated or too many."
    ]
    static let positionals: [Positional] = [
        Positional(
            ValueKind.option().shape, .atLeastOne,
            "the quick actions, top of the menu first, at most \(ShortcutSelection.maximumCount)")
    ]
    static let examples = [CommandExample("set home scanner rate", "show these three")]

    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit {
        .set(arguments.map(\.text))
    }
}
