import ShortcutsConfiguration

/// Writes canonical names instead of aliases.
enum NormaliseCommand: EditingCommand {
    static let name = "normalise"
    static let summary = "write canonical names instead of aliases"
    static let discussion = ["Nothing else changes: no quotes, no spaces, no comments."]
    static let examples = [
        CommandExample("normalise --check", "exit with 1 if an alias is in the list")
    ]

    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit {
        .normalise
    }
}
