import IWoolShortcuts

/// Prints help about the tool or one of its commands.
enum HelpCommand: Command {
    struct Options: CommandOptions {
        var format = ListFormat.text
    }

    static let name = "help"
    static let summary = "print help about the tool or a command"
    static let discussion = ["JSON is the whole table of commands, from which the help itself is made."]
    static let flags: [Flag<Options>] = [.choice("format", \.format, "how to print it")]
    static var positionals: [Positional] {
        [
            .rest(
                "COMMAND", completion: .words(CommandTable.standard.entries.map(\.name)),
                "the command; nothing for an overview")
        ]
    }
    static let examples = [
        CommandExample("help explain", "print how 'explain' is used"),
        CommandExample("help --format json", "print all commands and flags for a script"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let topic = try context.commands.topic(arguments)
        switch options.format {
        case .text:
            HelpText(topic, of: context.commands, style: context.output.style).write(to: context.output)
        case .json: context.output.write(bytes: HelpJSON(topic, of: context.commands).bytes)
        }
        return .fine
    }
}
