import IWoolShortcuts
import ShortcutsExport

/// What a command works with beside its own options and arguments.
struct CommandContext {
    /// Takes the product: what the command was called for, on standard output.
    let output: TextStream
    /// Takes everything else, on standard error; `say` and `warn` write to it.
    let messages: TextStream
    /// What the run gets from outside.
    let surroundings: Surroundings
    /// The languages for tables and menus that can show several.
    let languages: [Language]
    /// The one language for sentences and single menus.
    let language: Language
    /// Whether talk is unwanted.
    let isQuiet: Bool
    /// All commands, for those that are about the tool itself.
    let commands: CommandTable

    init(_ global: GlobalOptions, in surroundings: Surroundings, commands: CommandTable) {
        let (terminal, environment) = (surroundings.terminal, surroundings.environment)
        output = TextStream(
            .output, on: terminal,
            style: TerminalStyle(global.color, of: .output, on: terminal, in: environment),
            capacity: 1 << 16)
        messages = TextStream(
            .error, on: terminal,
            style: TerminalStyle(global.color, of: .error, on: terminal, in: environment),
            capacity: 0, after: output)
        let current = CommandContext.language(of: environment)
        languages = global.languages ?? [current]
        language = languages.count == 1 ? languages[0] : current
        isQuiet = global.isQuiet
        self.surroundings = surroundings
        self.commands = commands
    }

    /// Says what the command did, or how; `--quiet` silences it.
    func say(_ text: String) {
        if !isQuiet { messages.line(text) }
    }

    /// Warns of something that did not stop the command; never silenced.
    func warn(_ text: String) {
        messages.line("\(Product.name): \(messages.style.painted("warning:", .doubtful)) \(text)")
    }

    /// A progress line for work that starts now.
    func progress() -> ProgressLine {
        ProgressLine(on: messages, clock: surroundings.clock, isQuiet: isQuiet)
    }

    /// The language of the first variable that is set, as in POSIX; English when it is none of ours.
    private static func language(of environment: Environment) -> Language {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment.nonEmpty($0) }.first
        return locale.flatMap { Language(locale: $0) } ?? .english
    }
}
