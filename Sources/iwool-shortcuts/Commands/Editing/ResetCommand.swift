import ShortcutsConfiguration

/// Makes the list that of a fresh install.
enum ResetCommand: EditingCommand {
    static let name = "reset"
    static let summary = "go back to the default quick actions"
    static let discussion = [
        "Items that stay keep their spelling and their comments, and a file of comments only is filled "
            + "behind them. A file with other errors is written anew only with '--force', and kept as NAME~."
    ]
    static let flags =
        EditOptions.flags + [
            .toggle(
                "force", { $0.isForced = true },
                "write a file with errors anew, and keep the old text as NAME~")
        ]
    static let examples = [CommandExample("reset", "go back to the default quick actions")]

    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit {
        .reset
    }
}
