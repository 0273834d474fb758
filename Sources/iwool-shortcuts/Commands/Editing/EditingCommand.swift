import ShortcutsConfiguration

/// A command that edits the list of a configuration.
protocol EditingCommand: Command where Options == EditOptions {
    /// The edit that the command line asks for.
    ///
    /// - Throws: for arguments that make no edit.
    static func edit(_ options: EditOptions, _ arguments: [Argument]) throws(Refusal) -> ShortcutEdit
}

extension EditingCommand {
    static var flags: [Flag<EditOptions>] { EditOptions.flags }

    static func run(
        _ options: EditOptions, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let edit = try edit(options, arguments)
        return try EditRun(edit, options, arguments, context).run()
    }
}

extension Positional {
    /// An item of the list, by what it is or where it stands.
    static func item(_ name: String, _ summary: String) -> Positional {
        Positional(ValueKind.option(name).shape, .one, summary)
    }
}
