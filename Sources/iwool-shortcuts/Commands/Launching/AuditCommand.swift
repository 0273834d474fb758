import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// Audits a design: what it breaks, the shortest way to break it, and what mends it.
enum AuditCommand: Command {
    struct Options: CommandOptions {
        var settings: [Argument] = []
        var asks = false
        var format = ListFormat.text
        var design: String?
        var output: String?
    }

    static let name = "audit"
    static let summary = "audit a design: what it breaks, the shortest way, and what mends it"
    static let discussion = [
        "A design file has 'version: 1' and the switches that an app differs in; 'explain' lists all of "
            + "them. Every promise is held against every order of several small sets of taps and events. "
            + "What mends a broken promise is proven by walking again, the fewest switches first.",
        "'--ask' asks eight questions, each answer with the Swift that it looks like, and audits what was "
            + "answered; '--write' keeps the answers as a design file.",
        "The counts are those of public bug reports of that kind, listed in Docs/public-reports.md. The "
            + "status is 1 when a promise is broken.",
    ]
    static let flags: [Flag<Options>] = [
        .designSwitch { $0.settings.append($1) },
        .toggle("ask", { $0.asks = true }, "ask about the app, in place of a design file"),
        .value("write", { $0.design = $1 }, .file, "the file to write the answers to, as a design"),
        .choice("format", \.format, "how to print the audit"),
        .output { $0.output = $1 },
    ]
    static let positionals: [Positional] = [
        .optional("DESIGN", completion: .files, "the file of a design, or '-' for standard input")
    ]
    static let examples = [
        CommandExample("audit Defaults/designs/queue.design.yaml", "audit a design"),
        CommandExample("audit --set clears=never", "audit the design that ships, but for one switch"),
        CommandExample("audit --ask", "be asked about an app, and audit that"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        var design: LaunchDesign
        var answered: [String]
        var name = arguments.first?.text ?? "the design that ships"
        if options.asks {
            if let argument = arguments.first {
                throw Refusal("'--ask' asks for the design, and a file holds another", at: argument)
            }
            var interview = DesignInterview(context)
            (design, answered) = try interview.run()
            name = "the answers"
            if let path = options.design { try write(design, to: path, context) }
        } else {
            let choice = try DesignChoice(
                file: arguments.first?.text, settings: options.settings, context)
            design = choice.design ?? .reference
            answered = choice.answered
            if !options.settings.isEmpty {
                name += " with \(options.settings.map(\.text).joined(separator: ", "))"
            }
        }
        return try audit(design, name, answered, options, context)
    }

    private static func audit(
        _ design: LaunchDesign, _ name: String, _ answered: [String], _ options: Options,
        _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        var line = context.progress()
        let audit = DesignAudit(of: design) { count in
            line.update { "\(count) states walked ..." }
        }
        line.clear()
        let report = AuditReport(audit, name: name, answered: answered)
        let product = ProductFile(options.output, context)
        let style = options.output == nil ? context.output.style : .plain
        switch options.format {
        case .text: product.write(Array(report.text(style.text, columns: style.columns).utf8))
        case .json: product.write(report.json)
        }
        try product.finish()
        return audit.isSound ? .fine : .findings
    }

    private static func write(
        _ design: LaunchDesign, to path: String, _ context: CommandContext
    ) throws(Refusal) {
        let file = ProductFile(path, context)
        file.write(Array(DesignFile.text(of: design, title: "As it was answered").utf8))
        try file.finish()
    }
}
