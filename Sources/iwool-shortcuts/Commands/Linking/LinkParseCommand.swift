import IWoolShortcuts

/// Says what links open.
enum LinkParseCommand: Command {
    /// The forms of the answers.
    enum Format: String, CaseIterable, Sendable {
        case text, ndjson
    }

    /// The forms of the lines on standard input.
    enum Input: String, CaseIterable, Sendable {
        case lines, json
    }

    struct Options: CommandOptions {
        var format = Format.text
        var input = Input.lines
        var isCounting = false
    }

    static let name = "parse"
    static let summary = "say what links open, exactly as the app reads them"
    static let discussion = [
        "Without a link it reads standard input, one link a line. '--input json' takes one JSON string a "
            + "line, for links that contain line breaks. A link that the app ignores is an answer like any "
            + "other: the status is 0."
    ]
    static let flags: [Flag<Options>] = [
        .choice("format", \.format, "how to print the answers"),
        .choice("input", \.input, "how standard input is written"),
        .toggle(
            "count", { $0.isCounting = true },
            "print only how many there are of each destination and reason"),
    ]
    static let positionals: [Positional] = [.rest("LINK", "a link, quoted for the shell")]
    static let examples = [
        CommandExample("link parse 'iwool://event/42?day=1893456000'", "say what one link opens"),
        CommandExample(
            "link parse --format ndjson", "answer each line of standard input with a line of JSON"),
        CommandExample("link parse --count", "count what the lines of standard input open"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        var run = LinkParseRun(options, context)
        if arguments.isEmpty {
            try run.readInput()
        } else if options.input == .json {
            throw Refusal("'--input' is about standard input, and a link is given here", at: arguments[0])
        } else {
            for argument in arguments { run.take(argument.text) }
        }
        run.finish()
        return .fine
    }
}
