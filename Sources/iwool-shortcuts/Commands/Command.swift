/// One command: its row in the table, and what it does.
///
/// ```swift
/// enum GreetCommand: Command {
///     struct Options: CommandOptions {
///         var isLoud = false
///     }
///     static let name = "greet"
///     static let summary = "greet an option"
///     static let flags: [Flag<Options>] = [.toggle("loud", { $0.isLoud = true }, "shout")]
///     static let positionals: [Positional] = [.required("NAME", "the option to greet")]
///     static let examples = [CommandExample("greet home", "greet the Home tab")]
///
///     static func run(
///         _ options: Options, _ arguments: [Argument], _ context: CommandContext
///     ) throws(Refusal) -> ExitStatus {
///         let option = try ValueKind.option().read(arguments[0], for: "NAME")
///         context.output.line("Hello, \(option.title(in: context.language))\(options.isLoud ? "!" : "")")
///         return .fine
///     }
/// }
/// ```
protocol Command: SendableMetatype {
    associatedtype Options: CommandOptions = NoOptions

    /// The word that calls it; the family's word is not part of it.
    static var name: String { get }
    /// What it does, in one line: lower case, no full stop.
    static var summary: String { get }
    /// More about it, a paragraph each.
    static var discussion: [String] { get }
    /// Its own flags; the global ones are not among them.
    static var flags: [Flag<Options>] { get }
    /// The arguments that are known by their place; their number is checked before `run`.
    static var positionals: [Positional] { get }
    /// Command lines to copy, at least one.
    static var examples: [CommandExample] { get }

    /// Does the work: the product goes to `context.output`, talk to `context.say`.
    ///
    /// - Throws: why it was not done.
    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus
}

extension Command {
    static var discussion: [String] { [] }
    static var flags: [Flag<Options>] { [] }
    static var positionals: [Positional] { [] }
}
