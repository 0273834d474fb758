import IWoolShortcuts

/// Prints help about the tool or one of its commands.
enum HelpCommand: Command {
    static let name = "help"
    static let summary = "print help about the tool or a command"
    static let positionals: [Positional] = [.rest("COMMAND", "the command; nothing for an overview")]
    static let examples = [
        CommandExample("help explain", "print how 'explain' is used")
    ]

    static func run(
        _ options: NoOptions, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let topic = try context.commands.topic(arguments)
        HelpText(topic, of: context.commands, style: context.output.style).write(to: context.output)
        return .fine
    }
}
