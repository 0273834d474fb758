import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

/// One run of `check --defaults`: the default setup row by row, with what each row was compared with.
struct DefaultsRun {
    private let options: CheckCommand.Options
    private let context: CommandContext

    init(_ options: CheckCommand.Options, _ context: CommandContext) {
        self.options = options
        self.context = context
    }

    /// Checks the folder that is named, else `Defaults` in the working folder, else the built-in copy.
    func run(_ arguments: [Argument]) throws(Refusal) -> ExitStatus {
        if arguments.count > 1 {
            throw Refusal("'--defaults' takes one folder", at: arguments[1])
        }
        if options.file != nil {
            throw Refusal("'--defaults' checks a folder, and '--file' names a file")
        }
        let setup = try setup(named: arguments.first)
        let check = DefaultsCheck(
            configuration: setup.configuration, lock: setup.lock, isStrict: options.isStrict,
            iOS: options.iOS)
        let reports = check.findings.map { DiagnosticReport($0.source, $0.diagnostics) }
        let style = context.output.style.text
        if options.format == .text { context.output.write(heading(of: setup) + table(of: check)) }
        context.output.write(bytes: options.format.text(of: reports, style: style))
        let closing = closing(of: setup, reports)
        if options.format == .text {
            for line in closing { context.output.line(line) }
        } else {
            context.say(closing.joined(separator: "\n"))
        }
        return reports.contains { $0.count(of: .error) > 0 } ? .findings : .fine
    }

    private struct Setup {
        let folder: FilePath?
        let configuration: SourceText
        let lock: SourceText?
    }

    private func setup(named argument: Argument?) throws(Refusal) -> Setup {
        let usual = context.surroundings.workingFolder.appending("Defaults")
        let folder = argument.map { FilePath($0.text) } ?? (isFolder(usual) ? usual : nil)
        guard let folder else {
            return Setup(
                folder: nil,
                configuration: SourceText(
                    name: "built-in shortcuts.yaml", text: ShortcutsFile.render(.default)),
                lock: SourceText(name: "built-in links.lock", text: LinksLock.rendered))
        }
        let configuration = try context.text(of: .file(folder.appending("shortcuts.yaml")))
        let lock = folder.appending("links.lock")
        let hasLock = (try? context.surroundings.files.status(of: lock)) != nil
        return Setup(
            folder: folder, configuration: configuration,
            lock: hasLock ? try context.text(of: .file(lock)) : nil)
    }

    private func isFolder(_ path: FilePath) -> Bool {
        (try? context.surroundings.files.status(of: path).kind) == .folder
    }

    private func heading(of setup: Setup) -> String {
        let what = setup.folder.map { "the default setup in \($0)" } ?? "the built-in default setup"
        return "\(what), held against the tables of \(Product.name) \(Product.version):\n\n"
    }

    private func table(of check: DefaultsCheck) -> String {
        guard !check.rows.isEmpty else { return "" }
        var table = TextTable(header: [""] + Language.allCases.map(\.rawValue) + ["link", "needs", ""])
        for row in check.rows {
            let option = row.option
            table.append(
                ["\(row.position)"] + Language.allCases.map { option.title(in: $0) }
                    + [option.link, option.minimumIOS.map { "iOS \($0)+" } ?? "any iOS", verdict(of: row)])
        }
        return table.lines(in: context.output.style.text).map { "  \($0)\n" }.joined() + "\n"
    }

    private func verdict(of row: DefaultsCheck.Row) -> String {
        var wrong: [String] = []
        if !row.isInOrder { wrong.append(row.expected.map { "expected \($0)" } ?? "expected no row") }
        if !row.missingTitles.isEmpty {
            wrong.append("no title in \(row.missingTitles.map(\.rawValue).joined(separator: ", "))")
        }
        if !row.isReached { wrong.append("the link opens something else") }
        return wrong.isEmpty ? "ok" : wrong.joined(separator: ", ")
    }

    private func closing(of setup: Setup, _ reports: [DiagnosticReport]) -> [String] {
        var lines = [
            "order and rows: \(state(of: reports[0])), against the default of a fresh install",
            "titles: each row in \(Language.allCases.map(\.rawValue).joined(separator: ", ")); "
                + "links: each parsed and found to open its own row",
        ]
        if reports.count > 1 {
            let count = LinksLock.entries.count
            lines.append("links.lock: \(state(of: reports[1])), against the \(count) names of the link table")
        } else {
            lines.append("links.lock: there is none in this folder, so shipped names were not checked")
        }
        return lines + ["Only new installs see a change of the default; who has chosen keeps the choice."]
    }

    private func state(of report: DiagnosticReport) -> String {
        let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = report.count(of: severity)
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty ? "fine" : counts.joined(separator: ", ")
    }
}
