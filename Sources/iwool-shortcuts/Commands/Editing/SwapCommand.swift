import ShortcutsConfiguration

/// Lets two quick actions change places.
enum SwapCommand: EditingCommand {
    static let name = "swap"
    static let summary = "let two quick actions change places, with their comments"
    static let positionals: [Positional] = [
        .item("A", "a quick action, or its position"), .item("B", "the other one, or its position"),
    ]
    static let examples = [CommandExample("swap home stats", "let Home and Statistics change places")]

    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit {
        .swap(ItemReference(arguments[0].text), ItemReference(arguments[1].text))
    }
}
