import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// Prints what came of the scenarios of a run, in the format that is wanted, and gives the status.
struct SimulationOutput {
    private let feed: SimulationFeed
    private let options: SimulateCommand.Options
    private let context: CommandContext
    private let product: ProductFile

    init(
        _ feed: SimulationFeed, _ options: SimulateCommand.Options, _ context: CommandContext
    ) throws(Refusal) {
        self.feed = feed
        self.options = options
        self.context = context
        product = ProductFile(options.output, context)
    }

    func write() throws(Refusal) -> ExitStatus {
        if options.expands {
            writeExpanded()
        } else {
            switch options.format {
            case .text: writeText()
            case .json: SimulationJSON.write(feed) { product.write($0) }
            case .junit: product.write(Array(SimulationJUnit(Array(feed)).text.utf8))
            case .github: product.write(Array(SimulationGitHub(Array(feed)).text.utf8))
            case .markdown:
                product.write(Array(SimulationMarkdown(Array(feed)).text.utf8))
            case .svg:
                product.write(Array(TimelineSVG(feed, in: context.language, theme: options.theme).text.utf8))
            }
        }
        try product.finish()
        return status
    }

    private var status: ExitStatus {
        if feed.refusalCount > 0 { return .refused }
        if feed.tally.total == 0 {
            let others = feed.otherCount == 0 ? "" : " (\(feed.otherCount) other files were not looked at)"
            return context.refuse(
                Refusal("nothing was found to simulate\(others)"), arguments: [])
        }
        return feed.tally.hasFailures ? .findings : .fine
    }

    private func writeText() {
        let style = options.output == nil ? context.output.style : .plain
        let isBrief = feed.hasSeveralInputs && !options.isFull
        var first: SimulationReport?
        var count = 0
        for report in feed {
            count += 1
            // A single scenario is drawn in full, and that it is the only one shows with the next.
            if count == 1, !isBrief, !options.isFull {
                first = report
                continue
            }
            if let held = first {
                draw(held, style, isBrief: true)
                first = nil
            }
            draw(report, style, isBrief: isBrief || !options.isFull)
        }
        if let first { draw(first, style, isBrief: false) }
        if count > 1, !context.isQuiet { product.write(Array("\(feed.tally.words)\n".utf8)) }
    }

    private func draw(_ report: SimulationReport, _ style: TerminalStyle, isBrief: Bool) {
        let picture = TimelineText(report, style: style.text, columns: style.columns, isBrief: isBrief)
        product.write(Array(picture.text.utf8))
        if !isBrief { product.write([0x0A]) }
    }

    private func writeExpanded() {
        var isFirst = true
        for report in feed {
            if !isFirst { product.write(Array("---\n".utf8)) }
            isFirst = false
            product.write(Array(ScenarioText(report.result.expanded).text.utf8))
        }
    }
}
