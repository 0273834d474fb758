import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// Walks every order of some taps and events through a design, and shows the shortest way to break it.
enum ExploreCommand: Command {
    /// How to print what was found.
    enum Format: String, CaseIterable, Sendable {
        case text, json, junit, markdown
    }

    struct Options: CommandOptions {
        var taps: [Argument] = []
        var each: Int?
        var without: [Argument] = []
        var scenes = 1
        var echoes = 0
        var eventLimit: Int?
        var design: String?
        var settings: [Argument] = []
        var promises: [Argument] = []
        var maxStates = 20_000_000
        var folder: String?
        var format = Format.text
        var output: String?
    }

    static let name = "explore"
    static let summary = "walk every order of taps and events, and find what breaks a design"
    static let discussion = [
        "Every order that iOS can produce is walked, with every relation of timers and expiries to the "
            + "events, through the machines that ship. For each promise it says whether it is kept, or shows "
            + "a shortest history that breaks it. Without options it explores a cold mail sheet, a link and "
            + "a link that opens nothing, with up to \(ExplorerPlan.bareEventLimit) events in any order.",
        "Each tap happens at most once, in any scene. Every kind of event happens at most '--each' times; "
            + "'--without' leaves out the kinds named lock, sheet, terminate, detach, background, "
            + "disconnect, navigation, or any event by its name.",
        "The status is 1 when a promise is broken, and 2 when the walk was cut.",
    ]
    static let flags: [Flag<Options>] = [
        .tap { $0.taps.append($1) },
        .value(
            "each", { $0.each = $1 }, .integer("COUNT", in: 0...ExplorerQuestion.budgetLimit),
            "how often each kind of event may happen"),
        .arguments(
            "without", { $0.without.append($1) },
            ValueShape("EVENT", choices: ExplorerPlan.EventGroup.names),
            "an event that never happens; several with commas"),
        .value(
            "scenes", { $0.scenes = $1 }, .integer("COUNT", in: 1...ExplorerQuestion.sceneLimit),
            "how many scenes the app may have"),
        .value(
            "echo", { $0.echoes = $1 }, .integer("COUNT", in: 0...ExplorerQuestion.budgetLimit),
            "how often a delivered request may be delivered once more"),
        .value(
            "events", { $0.eventLimit = $1 }, .integer("COUNT", in: 0...200),
            "how many events may happen in all"),
        .design { $0.design = $1 },
        .designSwitch { $0.settings.append($1) },
        .arguments(
            "promise", { $0.promises.append($1) },
            ValueShape("NAME", choices: DeliveryPromise.allCases.map(\.name)), "look only at this promise"),
        .value(
            "max-states", { $0.maxStates = $1 }, .integer("COUNT", in: 1...400_000_000),
            "how many states are kept before the walk is cut"),
        .value(
            "write", { $0.folder = $1 }, .folder, "the folder to write each history to, as a scenario"),
        .choice("format", \.format, "how to print what was found"),
        .output { $0.output = $1 },
    ]
    static let examples = [
        CommandExample("explore", "walk what matters most, through the design that ships"),
        CommandExample("explore --set clears=never", "see what breaks when the slot is never emptied"),
        CommandExample(
            "explore --tap rate --each 2 --without lock,sheet --promise neverTooEarly",
            "ask one question about one tap"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let design = try DesignChoice(file: options.design, settings: options.settings, context)
        let plan = try ExplorerPlan(options, design)
        return try ExploreRun(plan, options, context).run()
    }
}
