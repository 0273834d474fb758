import ShortcutsConfiguration

/// Takes a quick action out of the list.
enum RemoveCommand: EditingCommand {
    static let name = "remove"
    static let summary = "remove a quick action, with its comments"
    static let discussion = [
        "The comments that belong to the item go with it, and are printed. "
            + "A position also removes an item that is unknown, repeated or one too many."
    ]
    static let positionals: [Positional] = [.item("NAME|N", "the quick action, or its position")]
    static let examples = [
        CommandExample("remove island", "remove Quick Countdown"),
        CommandExample("remove 2 --dry-run", "show what removing the second would change"),
    ]

    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit {
        .remove(ItemReference(arguments[0].text))
    }
}
