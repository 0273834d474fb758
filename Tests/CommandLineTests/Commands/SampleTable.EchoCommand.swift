import IWoolShortcuts

@testable import iwool_shortcuts

extension SampleTable {
    /// Prints what the parser made of its flags and arguments.
    enum EchoCommand: Command {
        struct Options: CommandOptions {
            var isDryRun = false
            var file: String?
            var format = ListFormat.text
            var taps: [String] = []
            var version: IOSVersion?
        }

        static let name = "echo"
        static let summary = "print what was understood"
        static let discussion = [
            "A paragraph that is long enough to be wrapped, since eighty cells are not much for a sentence "
                + "that was written without any of them in mind.",
            "'Quoted' words, a \\backslash, a [bracket] and a colon: all come out as they went in.",
        ]
        static let flags: [Flag<Options>] = [
            .toggle("dry-run", short: "n", { $0.isDryRun = true }, "do nothing"),
            .value("file", short: "f", { $0.file = $1 }, .file, "the file to read; - is standard input"),
            .choice("format", \.format, "how to print it"),
            .list(
                "tap", { $0.taps.append($1) }, .text("TAP"), "an option, a link or a widget that isn't quoted"
            ),
            .value("ios-version-that-is-long", { $0.version = $1 }, .iOSVersion, "a version: with [marks]"),
        ]
        static let positionals: [Positional] = [
            .required("WORD", completion: .words(["alpha", "beta"]), "the first word"),
            .rest("FILE", completion: .files, "the other words"),
        ]
        static let examples = [CommandExample("echo -n 'one word'", "print one word")]

        static func run(
            _ options: Options, _ arguments: [Argument], _ context: CommandContext
        ) throws(Refusal) -> ExitStatus {
            var words = arguments.map { "<\($0.text)>" }
            if options.isDryRun { words.append("dry-run") }
            if let file = options.file { words.append("file=\(file)") }
            if options.format != .text { words.append("format=\(options.format)") }
            words += options.taps.map { "tap=\($0)" }
            if let version = options.version { words.append("ios=\(version)") }
            context.output.line(words.joined(separator: " "))
            context.say("lang=\(context.languages.map(\.rawValue).joined(separator: "+"))")
            return .fine
        }
    }
}
