/// A command in the table, with its type erased.
struct CommandRow: Sendable {
    /// The words that call it: `["link", "parse"]`.
    let path: [String]
    private let command: any Command.Type

    init(_ command: any Command.Type, family: String? = nil) {
        self.command = command
        path = (family.map { [$0] } ?? []) + [command.name]
        name = (family.map { $0 + " " } ?? "") + command.name
    }

    /// The words that call it, as one text.
    let name: String
    /// What it does, in one line.
    var summary: String { command.summary }
    /// More about it, a paragraph each.
    var discussion: [String] { command.discussion }
    /// Its own flags.
    var flags: [FlagShape] { command.flagShapes }
    /// The arguments that are known by their place.
    var positionals: [Positional] { command.positionals }
    /// Command lines to copy.
    var examples: [CommandExample] { command.examples }

    /// The line of usage: `iwool-shortcuts explain [flags] [CODE]`.
    var usage: String {
        ([Product.name, name, "[flags]"] + positionals.map(\.usage)).joined(separator: " ")
    }

    /// Reads the rest of a command line; see `Command.prepare`.
    func prepare(
        _ lexer: inout ArgumentLexer, _ global: inout GlobalOptions, given: [String]
    ) throws(Refusal) -> CommandRun {
        try command.prepare(&lexer, &global, given: given, called: name)
    }
}
