import ShortcutsConfiguration

/// Gives a quick action another place.
enum MoveCommand: EditingCommand {
    static let name = "move"
    static let summary = "move a quick action to another place, with its comments"
    static let discussion = [
        "Those between make room. Blank lines, separators and comments that belong to no item stay where "
            + "they are, so moving back restores the file."
    ]
    static let flags = EditOptions.flags + [EditOptions.at]
    static let positionals: [Positional] = [
        .item("NAME|N", "the quick action, or its position"), PlaceWords.positional,
    ]
    static let examples = [
        CommandExample("move stats 1", "move Statistics to the top"),
        CommandExample("move home after calendar", "move Home directly below Calendar"),
    ]

    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit {
        guard let place = try PlaceWords.place(arguments.dropFirst(), options) else {
            throw Refusal("'move' needs PLACE: \(PlaceWords.positional.summary)", at: arguments[0])
        }
        return .move(ItemReference(arguments[0].text), to: place)
    }
}
