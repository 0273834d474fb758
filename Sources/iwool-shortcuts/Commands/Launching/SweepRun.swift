import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// Runs a scenario for every millisecond of one duration, and prints where its outcome changes.
struct SweepRun {
    private let question: SweepQuestion
    private let argument: Argument
    private let feed: SimulationFeed
    private let options: SimulateCommand.Options
    private let context: CommandContext

    init(
        _ argument: Argument, _ feed: SimulationFeed, _ options: SimulateCommand.Options,
        _ context: CommandContext
    ) throws(Refusal) {
        question = try SweepQuestion(argument)
        self.argument = argument
        self.feed = feed
        self.options = options
        self.context = context
        guard options.format == .text || options.format == .svg else {
            throw Refusal("a sweep is printed as text or svg", at: argument)
        }
    }

    func run() throws(Refusal) -> ExitStatus {
        let product = ProductFile(options.output, context)
        let style = options.output == nil ? context.output.style : .plain
        var sweeps: [Sweep] = []
        for report in feed {
            let scenario = report.result.scenario
            guard !question.duration.isOfDevice || scenario.device != nil else {
                throw Refusal(
                    "'\(question.duration.rawValue)' is a duration of a device, and "
                        + "\(VisibleText.quoted(report.title)) has none", at: argument)
            }
            var progress = context.progress()
            let sweep = question.sweep(scenario) { count in
                progress.update { "tried \(count) values ..." }
            }
            progress.clear()
            if options.format == .svg {
                sweeps.append(sweep)
            } else {
                let picture = SweepText(sweep, style: style.text, columns: style.columns)
                product.write(Array(picture.text.utf8))
            }
        }
        if options.format == .svg {
            product.write(Array(SweepSVG(sweeps, in: context.language, theme: options.theme).text.utf8))
        }
        try product.finish()
        return feed.refusalCount > 0 ? .refused : .fine
    }
}

extension SweepQuestion {
    /// The question of an argument: `timer=0ms...2s`.
    fileprivate init(_ argument: Argument) throws(Refusal) {
        let parts = argument.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let names = Duration.allCases.map(\.rawValue)
        guard parts.count == 2, let range = SweepQuestion.range(parts[1]) else {
            throw Refusal(
                "'--sweep' needs a duration and its values, as in 'timer=0ms...2s', not "
                    + VisibleText.quoted(argument.text), at: argument)
        }
        guard let duration = Duration(rawValue: String(parts[0])) else {
            throw Refusal(
                "there is no duration \(VisibleText.quoted(parts[0])) to sweep: there are "
                    + names.joined(separator: ", "), at: argument,
                help: Refusal.suggestion(NearMiss(words: names).name(near: String(parts[0]))))
        }
        guard range.lower <= range.upper else {
            throw Refusal("the first value of the sweep is above the last", at: argument)
        }
        guard range.upper.milliseconds - range.lower.milliseconds < SweepQuestion.limit else {
            throw Refusal(
                "a sweep tries at most \(SweepQuestion.limit) milliseconds", at: argument)
        }
        self.init(duration, values: range.lower...range.upper)
    }

    private static func range(_ text: Substring) -> (lower: VirtualInstant, upper: VirtualInstant)? {
        let dots = Array("...")
        let characters = Array(text)
        guard let place = characters.indices.first(where: { characters[$0...].starts(with: dots) }),
            let lower = try? DurationText.read(String(characters[..<place])),
            let upper = try? DurationText.read(String(characters[(place + dots.count)...]))
        else { return nil }
        return (lower, upper)
    }
}
