import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

/// Tells two configurations apart in words.
enum DiffCommand: Command {
    /// The forms of the answer.
    enum Format: String, CaseIterable, Sendable {
        case text, markdown, json
    }

    struct Options: CommandOptions {
        var format = Format.text
    }

    static let name = "diff"
    static let summary = "tell two configurations apart in words"
    static let discussion = [
        "Only what the menu shows is compared; comments and layout are not. "
            + "Markdown is meant for a review comment. The status is 0 whether they differ or not."
    ]
    static let flags: [Flag<Options>] = [.choice("format", \.format, "how to print the difference")]
    static let positionals: [Positional] = [
        .required("OLD", completion: .files, "the configuration before"),
        .required("NEW", completion: .files, "the configuration after, '-' for standard input"),
    ]
    static let examples = [
        CommandExample("diff old.yaml shortcuts.yaml", "say what changed"),
        CommandExample("diff --format markdown old.yaml new.yaml", "write a review comment"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        if arguments[0].text == "-", arguments[1].text == "-" {
            throw Refusal("standard input can be read only once", at: arguments[1])
        }
        let old = try selection(of: arguments[0], context)
        let new = try selection(of: arguments[1], context)
        let difference = SelectionDifference(from: old, to: new)
        switch options.format {
        case .text:
            context.output.line(difference.words(in: context.language))
        case .markdown:
            context.output.write(difference.markdown(from: old, to: new, in: context.language))
        case .json:
            context.output.write(bytes: difference.json)
        }
        return .fine
    }

    private static func selection(
        of argument: Argument, _ context: CommandContext
    ) throws(Refusal) -> ShortcutSelection {
        let source = try context.text(of: InputSource(argument: argument.text))
        return try context.configuration(in: source).selection
    }
}
