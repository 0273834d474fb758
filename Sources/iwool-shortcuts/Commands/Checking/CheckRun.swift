import IWoolShortcuts
import LaunchSimulation
import ShortcutsConfiguration
import ShortcutsExport

/// One run of `check` over files and folders: goes on after whatever it finds, and counts it.
struct CheckRun {
    private let options: CheckCommand.Options
    private let context: CommandContext
    private var tally = CheckTally()
    /// The files with findings; the others are not kept.
    private var reports: [DiagnosticReport] = []
    /// The last configuration without errors, to say what it means if it is the only one.
    private var meaning: (file: String, selection: ShortcutSelection)?
    private var readsInput = false
    private var progress: ProgressLine

    init(_ options: CheckCommand.Options, _ context: CommandContext) {
        self.options = options
        self.context = context
        progress = context.progress()
    }

    /// Checks what the arguments name; without any, this folder and the configuration of the other commands.
    mutating func check(_ arguments: [Argument]) throws(Refusal) {
        if let file = options.file {
            if let argument = arguments.first {
                throw Refusal("paths are named twice, here and by '--file'", at: argument)
            }
            return checkNamed(file)
        }
        for argument in arguments {
            if argument.text == "-", readsInput {
                throw Refusal("standard input can be read only once", at: argument)
            }
            checkNamed(argument.text)
        }
        if arguments.isEmpty {
            checkFolder(context.surroundings.workingFolder)
            try checkOwn()
        }
    }

    /// Checks the configuration that the other commands would use, unless the folder had it.
    private mutating func checkOwn() throws(Refusal) {
        guard tally.configurationCount == 0 || context.surroundings.environment.nonEmpty(fileVariable) != nil,
            let location = try context.search(named: nil).found, location.reason != .workingFolder
        else { return }
        checkFile(location.source, as: .configuration)
    }

    private var fileVariable: String { ConfigurationSearch.Environment.fileVariable }

    private mutating func checkNamed(_ text: String) {
        let source = InputSource(argument: text)
        guard case .file(let path) = source else {
            readsInput = true
            return checkFile(source, as: nil)
        }
        do throws(FileError) {
            if try FileReader(context.surroundings.files).kind(of: path) == .folder {
                checkFolder(path)
            } else {
                checkFile(source, as: nil)
            }
        } catch {
            refuse(error)
        }
    }

    private mutating func checkFolder(_ folder: FilePath) {
        do throws(FileError) {
            let result = try FolderWalk(context.surroundings.files).result(in: folder)
            tally.otherCount += result.otherCount
            for problem in result.problems { refuse(problem) }
            for found in result.found {
                switch found.role {
                case .configuration, .scenario, .design, .linksLock:
                    checkFile(.file(found.path), as: found.role)
                case .propertyList: tally.otherCount += 1
                }
            }
        } catch {
            refuse(error)
        }
    }

    /// Checks one file; without a role, its content tells what it is.
    private mutating func checkFile(_ input: InputSource, as role: FileRole?) {
        let name = input == .standardInput ? options.inputName : nil
        let source: SourceText
        do throws(Refusal) {
            source = try context.text(of: input, called: name, limit: ScenarioFile.byteCount)
        } catch {
            tally.refusalCount += 1
            return report(error)
        }
        progress.update { "checking \(source.name) ..." }
        switch role.map({ self.role(of: source, inFolderAs: $0) }) ?? self.role(of: source, at: input.path) {
        case .configuration: checkConfiguration(source)
        case .scenario: checkScenarios(source, at: input)
        case .design:
            tally.designCount += 1
            take(DesignFile.read(source).diagnostics, of: source)
        case .linksLock:
            tally.lockCount += 1
            take(LinksLock.check(source), of: source)
        case .propertyList: refuse(source, as: "a property list")
        }
    }

    /// What a file of a folder is: what its name says, but designs may stand among the scenarios.
    private func role(of source: SourceText, inFolderAs role: FileRole) -> FileRole {
        role == .scenario && ContentRole.isDesign(source) ? .design : role
    }

    /// What a file is that was named: its content tells, and where it does not, its name.
    private func role(of source: SourceText, at path: FilePath) -> FileRole {
        let role = FileRole(fileName: path.name, isBelowScenarios: false)
        return role == .linksLock ? .linksLock : ContentRole.role(of: source) ?? role ?? .configuration
    }

    private mutating func checkScenarios(_ source: SourceText, at input: InputSource) {
        let check = ScenarioCheck(source, isStrict: options.isStrict) { [context] name in
            context.design(named: name, besides: input)
        }
        tally.scenarioCount += check.count
        take(check.findings, of: source)
    }

    private mutating func checkConfiguration(_ source: SourceText) {
        tally.configurationCount += 1
        let reading = ShortcutsFile.read(source, isStrict: options.isStrict, iOS: options.iOS)
        if let file = reading.file { meaning = (source.name, file.selection) }
        take(reading.diagnostics, of: source)
    }

    private mutating func take(_ diagnostics: [Diagnostic], of source: SourceText) {
        guard !diagnostics.isEmpty else { return }
        for diagnostic in diagnostics { tally.findings[diagnostic.severity, default: 0] += 1 }
        reports.append(DiagnosticReport(source, diagnostics))
    }

    private mutating func refuse(_ source: SourceText, as what: String) {
        tally.refusalCount += 1
        report(
            Refusal(
                "\(VisibleText.quoted(source.name)) is \(what), and configurations, scenarios, designs and "
                    + "links.lock files are what is checked"))
    }

    private mutating func refuse(_ error: FileError) {
        tally.refusalCount += 1
        report(Refusal(error))
    }

    private mutating func report(_ refusal: Refusal) {
        progress.clear()
        _ = context.refuse(refusal, arguments: [])
    }

    /// Prints what was found, says what was checked, and gives the status.
    mutating func finish() -> ExitStatus {
        progress.clear()
        let style = context.output.style.text
        context.output.write(bytes: options.format.text(of: reports, style: style))
        if tally.isEmpty, tally.refusalCount == 0 {
            let others = tally.otherCount == 0 ? "" : " (\(tally.otherWords))"
            return context.refuse(
                Refusal(
                    "nothing was found to check\(others)",
                    help: ["name a configuration, or let 'iwool-shortcuts init' make one"]),
                arguments: [])
        }
        for line in closing where !context.isQuiet {
            if options.format == .text { context.output.line(line) } else { context.messages.line(line) }
        }
        return tally.status
    }

    private var closing: [String] {
        var lines: [String] = []
        if let meaning, tally.configurationCount == 1, tally.findings[.error, default: 0] == 0 {
            let titles = meaning.selection.options.map { $0.title(in: context.language) }
            let menu = titles.isEmpty ? "no quick actions" : titles.joined(separator: ", ")
            lines.append("\(VisibleText.whole(meaning.file)): fine: \(menu)")
        }
        if !tally.isEmpty { lines.append(tally.words) }
        return lines
    }
}
