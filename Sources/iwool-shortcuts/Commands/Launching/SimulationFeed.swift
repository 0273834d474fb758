import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// The scenarios of a run, read and simulated one at a time, so that any number of files takes little memory.
final class SimulationFeed: Sequence, IteratorProtocol {
    private let options: SimulateCommand.Options
    private let design: DesignChoice
    private let context: CommandContext
    private var inputs: [Input]
    private var nextInput = 0
    private var waiting: [(source: SourceText, scenario: LaunchScenario)] = []
    private var progress: ProgressLine
    /// How the simulations went.
    private(set) var tally = SimulationTally()
    /// How many files and scenarios could not be simulated.
    private(set) var refusalCount = 0
    /// How many files of folders hold no scenarios.
    private(set) var otherCount = 0
    /// Files that have findings, which stop nothing or were told already.
    private var isFromFolder = false

    /// Something to read.
    private struct Input {
        let source: InputSource
        /// Whether somebody named it, and not only its folder.
        let isNamed: Bool
        /// The text, for what was never a file.
        var text: SourceText?
    }

    init(
        _ options: SimulateCommand.Options, _ arguments: [Argument], _ design: DesignChoice,
        _ context: CommandContext
    ) throws(Refusal) {
        self.options = options
        self.design = design
        self.context = context
        inputs = []
        progress = context.progress()
        if arguments.isEmpty || !options.taps.isEmpty {
            try takeQuick(arguments)
        }
        for argument in arguments { try take(argument) }
    }

    /// Whether several scenarios come, as far as that is known before they are read.
    var hasSeveralInputs: Bool { inputs.count > 1 || isFromFolder }

    private func takeQuick(_ arguments: [Argument]) throws(Refusal) {
        if let argument = arguments.first {
            throw Refusal("'--tap' describes a scenario, and a file holds others", at: argument)
        }
        guard !options.taps.isEmpty else {
            throw Refusal(
                "nothing was named to simulate",
                help: [
                    "name a file or a folder of scenarios",
                    "or describe one: '\(Product.name) simulate --tap feedback --device slow'",
                ])
        }
        let quick = try QuickScenario(options)
        inputs.append(Input(source: .standardInput, isNamed: true, text: quick.source))
    }

    private func take(_ argument: Argument) throws(Refusal) {
        for (given, flag) in [(options.start != nil, "--start"), (options.device != nil, "--device")]
        where given {
            throw Refusal("'\(flag)' belongs to '--tap'; a file says it itself", at: argument)
        }
        let source = InputSource(argument: argument.text)
        guard case .file(let path) = source else {
            if inputs.contains(where: { $0.source == source }) {
                throw Refusal("standard input can be read only once", at: argument)
            }
            return inputs.append(Input(source: source, isNamed: true))
        }
        do throws(FileError) {
            if try FileReader(context.surroundings.files).kind(of: path) == .folder {
                try takeFolder(path)
            } else {
                inputs.append(Input(source: source, isNamed: true))
            }
        } catch {
            refuse(Refusal(error))
        }
    }

    private func takeFolder(_ folder: FilePath) throws(FileError) {
        isFromFolder = true
        let walk = try FolderWalk(context.surroundings.files).result(in: folder, isBelowScenarios: true)
        otherCount += walk.otherCount
        for problem in walk.problems { refuse(Refusal(problem)) }
        for found in walk.found {
            if found.role == .scenario {
                inputs.append(Input(source: .file(found.path), isNamed: false))
            } else {
                otherCount += 1
            }
        }
    }

    func next() -> SimulationReport? {
        while true {
            if let (source, scenario) = waiting.popLast() {
                let report = SimulationReport(source, LaunchSimulator.simulate(scenario))
                if !report.result.problems.isEmpty {
                    refusalCount += 1
                    // The other formats have no place for what is wrong with a file.
                    if options.format != .text { tell(report.result.problems, of: source) }
                }
                tally.count(report.verdict)
                return report
            }
            guard nextInput < inputs.count else {
                progress.clear()
                return nil
            }
            nextInput += 1
            read(inputs[nextInput - 1])
        }
    }

    private func read(_ input: Input) {
        let count = nextInput
        progress.update { "simulated \(count) of \(inputs.count) files ..." }
        do throws(Refusal) {
            let source: SourceText
            if let text = input.text { source = text } else { source = try text(of: input.source) }
            if !input.isNamed, ContentRole.role(of: source) != .scenario {
                otherCount += 1
                return
            }
            read(source, at: input.source)
        } catch {
            refuse(error)
        }
    }

    private func text(of input: InputSource) throws(Refusal) -> SourceText {
        let name = input == .standardInput ? options.inputName : nil
        return try context.text(of: input, called: name, limit: ScenarioFile.byteCount)
    }

    private func read(_ source: SourceText, at input: InputSource) {
        let reading = ScenarioFile.read(source) { [context] name in
            context.design(named: name, besides: input)
        }
        // A scenario of a few words is there to be looked at, and need not assert anything.
        let isQuick = !options.taps.isEmpty
        tell(reading.diagnostics.filter { !isQuick || $0.severity > .hint }, of: source)
        if reading.hasErrors { refusalCount += 1 }
        waiting = reading.scenarios.reversed().map { scenario in
            var scenario = scenario
            if let design = design.design {
                scenario.design = design
                scenario.designOrigin = self.design.origin
            }
            return (source, scenario)
        }
    }

    private func tell(_ diagnostics: [Diagnostic], of source: SourceText) {
        guard !diagnostics.isEmpty else { return }
        progress.clear()
        let report = DiagnosticReport(source, diagnostics)
        context.messages.write(
            bytes: DiagnosticFormat.text.text(of: [report], style: context.messages.style.text))
    }

    private func refuse(_ refusal: Refusal) {
        progress.clear()
        refusalCount += 1
        _ = context.refuse(refusal, arguments: [])
    }
}

extension CommandContext {
    /// Finds the design file that a scenario names: beside the scenario, unless the path is absolute.
    func design(named name: String, besides input: InputSource) -> DesignLookup {
        var path = FilePath(name)
        if case .file(let scenario) = input { path = scenario.folder.appending(path) }
        do throws(Refusal) {
            return .found(try text(of: .file(path)))
        } catch {
            return .refused(error.message)
        }
    }
}
