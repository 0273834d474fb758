import IWoolShortcuts
import ShortcutsExport

/// One run of `link lint`: goes on after whatever it finds, and counts it.
struct LinkLintRun {
    private let linter: LinkLinter
    private let options: LinkLintCommand.Options
    private let context: CommandContext
    private var reports: [DiagnosticReport] = []
    private var linkCount = 0
    private var fileCount = 0
    private var refusalCount = 0
    private var progress: ProgressLine

    init(_ linter: LinkLinter, _ options: LinkLintCommand.Options, _ context: CommandContext) {
        self.linter = linter
        self.options = options
        self.context = context
        progress = context.progress()
    }

    /// Looks at a link of the command line.
    mutating func take(_ link: Argument) {
        let source = SourceText(name: "<link>", text: link.text)
        look(at: [FoundLink(source.range, in: source)], in: source)
    }

    /// Looks at the links of a file.
    mutating func take(_ input: InputSource) {
        let name = input == .standardInput ? options.inputName ?? input.path.text : input.path.text
        do throws(FileError) {
            let bytes = try FileReader(context.surroundings.files).bytes(of: input)
            let source = SourceText(name: name, bytes: bytes)
            fileCount += 1
            look(at: LinkExtractor.links(in: source, as: reading(of: name)), in: source)
        } catch {
            refusalCount += 1
            progress.clear()
            _ = context.refuse(Refusal(error), arguments: [])
        }
    }

    private func reading(of name: String) -> LinkExtractor.Format {
        LinkExtractor.Format(rawValue: options.reading.rawValue) ?? LinkExtractor.Format(fileName: name)
    }

    private mutating func look(at links: [FoundLink], in source: SourceText) {
        var found: [Diagnostic] = []
        for link in links {
            linkCount += 1
            found += linter.lint(link)
            let count = linkCount
            progress.update { "looked at \(count) links ..." }
        }
        if !found.isEmpty { reports.append(DiagnosticReport(source, found)) }
    }

    /// Prints what was found, says what was looked at, and gives the status.
    mutating func finish() -> ExitStatus {
        progress.clear()
        let style = context.output.style.text
        context.output.write(bytes: options.format.text(of: reports, style: style))
        if options.format == .text, !context.isQuiet {
            context.output.line(closing)
        } else {
            context.say(closing)
        }
        if refusalCount > 0 { return .refused }
        return count(of: .error) > 0 ? .findings : .fine
    }

    private func count(of severity: Diagnostic.Severity) -> Int {
        reports.reduce(0) { $0 + $1.count(of: severity) }
    }

    /// What was done: `looked at 12 links in 3 files: 1 error, 2 hints`.
    private var closing: String {
        let found = Diagnostic.Severity.allCases.reversed().compactMap { severity in
            let number = count(of: severity)
            return number > 0 ? counted(number, severity.rawValue) : nil
        }
        let files = fileCount > 0 ? " in \(counted(fileCount, "file"))" : ""
        let verdict = found.isEmpty ? "fine" : found.joined(separator: ", ")
        return "looked at \(counted(linkCount, "link"))\(files): \(verdict)"
    }

    private func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
