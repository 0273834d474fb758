import ShortcutsConfiguration

/// Puts a quick action into the list.
enum AddCommand: EditingCommand {
    static let name = "add"
    static let summary = "add a quick action, at the end or at a place"
    static let discussion = [
        "The name is written as you type it. Indentation, quotes and blank lines are those of its neighbours."
    ]
    static let flags = EditOptions.flags + [EditOptions.at]
    static let positionals: [Positional] = [
        .item("NAME", "the quick action to add"), PlaceWords.positional,
    ]
    static let examples = [
        CommandExample("add scanner", "add the scanner at the end"),
        CommandExample("add rate before stats", "add it above Statistics"),
    ]

    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit {
        .add(arguments[0].text, at: try PlaceWords.place(arguments.dropFirst(), options))
    }
}
