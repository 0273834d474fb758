@testable import iwool_shortcuts

/// One command line, run in memory; what came out of it.
///
/// ```swift
/// let run = CommandLineRun("options", "--format", "json")
/// #expect(run.status == .fine)
/// ```
struct CommandLineRun {
    /// How it ended.
    let status: ExitStatus
    /// The product.
    let output: String
    /// The talk.
    let messages: String

    /// Runs the arguments with made-up variables, on a terminal that keeps everything.
    init(
        _ arguments: String..., environment: [String: String] = [:], of table: CommandTable = .standard,
        on terminal: MemoryTerminal = MemoryTerminal(), files: FileSystem = FileSystem()
    ) {
        self.init(arguments, environment: environment, of: table, on: terminal, files: files)
    }

    init(
        _ arguments: [String], environment: [String: String] = [:], of table: CommandTable = .standard,
        on terminal: MemoryTerminal = MemoryTerminal(), files: FileSystem = FileSystem()
    ) {
        let surroundings = Surroundings(
            terminal: terminal, environment: Environment(environment),
            clock: MonotonicClock { .zero }, files: files)
        status = table.run(arguments, in: surroundings)
        output = terminal.output
        messages = terminal.messages
    }
}
