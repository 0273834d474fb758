@testable import iwool_shortcuts

extension SampleTable {
    /// Refuses its argument, whatever it is.
    enum FailCommand: Command {
        static let name = "parse"
        static let summary = "refuse a link"
        static let positionals: [Positional] = [.optional("LINK", "the link to refuse")]
        static let examples = [CommandExample("link parse iwool://home", "refuse it")]

        static func run(
            _ options: NoOptions, _ arguments: [Argument], _ context: CommandContext
        ) throws(Refusal) -> ExitStatus {
            guard let link = arguments.first else { return .findings }
            context.output.line("looked at it")
            throw Refusal("this link is refused", at: link, help: ["take another one"])
        }
    }
}
