import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// One run of `explore`: walks, prints, and writes the histories as scenarios.
struct ExploreRun {
    private let plan: ExplorerPlan
    private let options: ExploreCommand.Options
    private let context: CommandContext

    init(_ plan: ExplorerPlan, _ options: ExploreCommand.Options, _ context: CommandContext) {
        self.plan = plan
        self.options = options
        self.context = context
    }

    func run() throws(Refusal) -> ExitStatus {
        let (exploration, seconds) = explore()
        let product = ProductFile(options.output, context)
        let style = options.output == nil ? context.output.style : .plain
        let report = ExplorationReport(exploration, origin: plan.origin)
        switch options.format {
        case .text:
            product.write(Array(report.text(style.text, columns: style.columns).utf8))
        case .json: product.write(report.json)
        case .junit: product.write(Array(report.junit.utf8))
        case .markdown: product.write(Array(report.markdown.utf8))
        }
        try product.finish()
        if let folder = options.folder { try write(report, to: FilePath(folder)) }
        let rate = seconds > 0 ? Int(Double(exploration.stateCount) / seconds) : 0
        context.say(
            "\(exploration.stateCount) states in \(ExploreRun.decimal(seconds)) s, \(rate) states/s, "
                + "\(Int(exploration.bytesPerState.rounded())) bytes a state")
        // A walk that ended because the one question was answered was not cut.
        if !exploration.isComplete, !exploration.wasSettled { return .refused }
        return exploration.broken.isEmpty ? .fine : .findings
    }

    private func explore() -> (Exploration, seconds: Double) {
        var progress = context.progress()
        let clock = context.surroundings.clock
        let start = clock.now()
        let explorer = StateExplorer(plan.question)
        let isOneQuestion = plan.promises.count < DeliveryPromise.allCases.count
        let exploration = explorer.explore(
            plan.promises, isOneQuestion ? .whenAllAreBroken : .never
        ) { count in
            progress.update {
                let seconds = ExploreRun.seconds(clock.now() - start)
                return "\(count) states, \(Int(Double(count) / max(seconds, 0.001))) states/s ..."
            }
            return true
        }
        progress.clear()
        return (exploration, ExploreRun.seconds(clock.now() - start))
    }

    private func write(_ report: ExplorationReport, to folder: FilePath) throws(Refusal) {
        do throws(FileError) {
            let saver = FileSaver(context.surroundings.files, onWaiting: context.warn)
            for scenario in report.scenarios {
                let path = folder.appending(FilePath("\(scenario.promise.name).scenario.yaml"))
                let saved = try saver.put(path, Array(scenario.text.utf8))
                context.say("wrote \(saved.path)")
            }
        } catch {
            throw Refusal(error)
        }
    }

    private static func seconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// A number of seconds with two digits behind the point.
    private static func decimal(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
