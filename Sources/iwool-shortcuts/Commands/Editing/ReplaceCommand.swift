import ShortcutsConfiguration

/// Puts another quick action in the place of one.
enum ReplaceCommand: EditingCommand {
    static let name = "replace"
    static let summary = "put another quick action in the place of one"
    static let discussion = [
        "Only the name is written, between the quotes that are there; comments stay. "
            + "A position also replaces an item that is unknown, repeated or one too many."
    ]
    static let positionals: [Positional] = [
        .item("OLD", "the quick action that goes, or its position"),
        .item("NEW", "the quick action that comes"),
    ]
    static let examples = [
        CommandExample("replace rate scanner", "show the scanner in the place of Rate App")
    ]

    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit {
        .replace(ItemReference(arguments[0].text), with: arguments[1].text)
    }
}
