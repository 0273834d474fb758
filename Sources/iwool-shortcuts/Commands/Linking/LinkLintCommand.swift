import IWoolShortcuts
import ShortcutsExport

/// Finds what is wrong, odd or better written in links, wherever they stand.
enum LinkLintCommand: Command {
    /// How to find the links of a file.
    enum Format: String, CaseIterable, Sendable {
        case auto, lines, text, markdown, html, swift
    }

    struct Options: CommandOptions {
        var links: [Argument] = []
        var zone: Argument?
        var reading = Format.auto
        var format = DiagnosticFormat.text
        var inputName: String?
    }

    static let name = "lint"
    static let summary = "find what is wrong or odd in links, in files of many kinds"
    static let discussion = [
        "Markdown, HTML and Swift are searched for links, going by the end of the file's name; every other "
            + "file, and standard input, has one link a line. '--as' says otherwise. Without a file and a "
            + "link it reads standard input.",
        "A link that the app ignores is an error, and the status is then 1. Everything else is a warning or "
            + "a hint. With '--zone' every day is checked for being the start of one there.",
    ]
    static let flags: [Flag<Options>] = [
        .arguments("link", { $0.links.append($1) }, ValueShape("LINK"), "a link to look at"),
        .argument("zone", { $0.zone = $1 }, ValueShape("ZONE"), "the time zone in which days are meant"),
        .choice("as", \.reading, "how the files are written"),
        .value(
            "stdin-filename", { $0.inputName = $1 }, .text("NAME"),
            "what to call standard input in messages"),
        .choice("format", \.format, "how to print what was found"),
    ]
    static let positionals: [Positional] = [
        .rest("FILE", completion: .files, "a file, or '-' for standard input")
    ]
    static let examples = [
        CommandExample("link lint README.md Sources/App.swift", "look at the links in two files"),
        CommandExample("link lint --link 'iwool://cal/'", "look at one link"),
        CommandExample("link lint --zone Asia/Shanghai links.txt", "check the days of a list, too"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let zone = try options.zone.map { (zone) throws(Refusal) in try SystemZone(zone, context).rule }
        var run = LinkLintRun(LinkLinter(zone: zone), options, context)
        for link in options.links { run.take(link) }
        var inputs = arguments.map { ($0, InputSource(argument: $0.text)) }
        if let again = inputs.filter({ $0.1 == .standardInput }).dropFirst().first {
            throw Refusal("standard input can be read only once", at: again.0)
        }
        if inputs.isEmpty, options.links.isEmpty {
            run.take(.standardInput)
        }
        while !inputs.isEmpty { run.take(inputs.removeFirst().1) }
        return run.finish()
    }
}
