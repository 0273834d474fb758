import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// Simulates launch scenarios on a virtual clock, from files or from a few words.
enum SimulateCommand: Command {
    /// How to print what came of them.
    enum Format: String, CaseIterable, Sendable {
        case text, json, junit, github, markdown, svg
    }

    struct Options: CommandOptions {
        var start: LaunchScenario.Start?
        var taps: [Argument] = []
        var device: Argument?
        var design: String?
        var settings: [Argument] = []
        var sweep: Argument?
        var expands = false
        var isFull = false
        var format = Format.text
        var inputName: String?
        var output: String?
        var theme = PictureTheme.auto
    }

    static let name = "simulate"
    static let summary = "simulate launch scenarios on a virtual clock"
    static let discussion = [
        "Every callback, store, take, wait and opening is shown by lane, with what each request waited for, "
            + "and every expectation of the file is held against what came. Of a folder it takes every file "
            + "of scenarios. Without a file, '--tap' describes a scenario in a few words: an option, a link "
            + "or 'widget:NAME', each with an instant if wanted, as in 'iwool://calendar@450ms'.",
        "What is simulated is the design that ships. '--design' names a file that describes yours, and "
            + "'--set' changes one switch; both go before the design in a scenario.",
        "The status is 1 when a scenario fails, and 2 when one has errors.",
    ]
    static let flags: [Flag<Options>] = [
        .value(
            "start", { $0.start = $1 }, .choice("STATE"), "whether the app runs when the clock starts"),
        .tap { $0.taps.append($1) },
        .argument(
            "device", { $0.device = $1 },
            ValueShape("PHONE", choices: LaunchScenario.Device.named.compactMap(\.name)),
            "the phone that makes the lifecycle"),
        .design { $0.design = $1 },
        .designSwitch { $0.settings.append($1) },
        .argument(
            "sweep", { $0.sweep = $1 }, ValueShape("NAME=FROM...TO"),
            "run every millisecond of a duration, and print where an outcome changes"),
        .toggle("expand", { $0.expands = true }, "print the scenarios with every event written out"),
        .toggle("full", { $0.isFull = true }, "draw every timeline, also of scenarios that passed"),
        .choice("format", \.format, "how to print what came of them"),
        .choice("theme", \.theme, "the colours of a picture"),
        .output { $0.output = $1 },
        .value(
            "stdin-filename", { $0.inputName = $1 }, .text("NAME"),
            "what to call standard input in messages"),
    ]
    static let positionals: [Positional] = [
        .rest("PATH", completion: .files, "a file or folder of scenarios, or '-' for standard input")
    ]
    static let examples = [
        CommandExample("simulate Defaults/scenarios", "simulate the scenarios that come with the tool"),
        CommandExample(
            "simulate --start cold --tap feedback --device slow", "see why a cold mail sheet waits"),
        CommandExample(
            "simulate --tap feedback --device slow --sweep timer=0ms...2s",
            "see how long the timer would have to be without a look at the scene"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let design = try DesignChoice(file: options.design, settings: options.settings, context)
        let feed = try SimulationFeed(options, arguments, design, context)
        if let sweep = options.sweep { return try SweepRun(sweep, feed, options, context).run() }
        return try SimulationOutput(feed, options, context).write()
    }
}
