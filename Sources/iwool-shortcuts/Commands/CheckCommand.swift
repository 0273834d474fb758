import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

/// Checks files and folders, or the default setup, and always says what it checked.
enum CheckCommand: Command {
    struct Options: CommandOptions {
        var file: String?
        var format = DiagnosticFormat.text
        var isStrict = false
        var iOS: IOSVersion?
        var checksDefaults = false
        var inputName: String?
    }

    static let name = "check"
    static let summary = "check configurations, scenarios, designs, links.lock and folders of them"
    static let discussion = [
        "A file that is named is told by its content. A folder stands for what is below it: shortcuts.yaml "
            + "and .yml, *.shortcuts.yaml, all YAML below a folder 'scenarios', *.scenario.yaml, "
            + "*.design.yaml and links.lock; hidden folders, links, .build, Pods and DerivedData are passed "
            + "by. Without a path it checks this folder and the configuration that the other commands would "
            + "use.",
        "Scenarios are simulated too: a history that no phone can have and an expectation that fails are "
            + "errors.",
        "'--defaults' checks the default setup: the folder that is named, else ./Defaults, "
            + "else the copy that is built in.",
    ]
    static let flags: [Flag<Options>] = [
        .configuration { $0.file = $1 },
        .toggle("defaults", { $0.checksDefaults = true }, "check the default setup, row by row"),
        .value("ios", { $0.iOS = $1 }, .iOSVersion, "warn of rows that this version of iOS does not show"),
        .toggle("strict", { $0.isStrict = true }, "take an unknown key for an error"),
        .value(
            "stdin-filename", { $0.inputName = $1 }, .text("NAME"),
            "what to call standard input in messages"),
        .choice("format", \.format, "how to print what was found"),
    ]
    static let positionals: [Positional] = [
        .rest("PATH", completion: .files, "a file, a folder, or '-' for standard input")
    ]
    static let examples = [
        CommandExample("check", "check this folder and everything below"),
        CommandExample("check --strict --ios 16.0 shortcuts.yaml", "check one file for an old phone"),
        CommandExample("check --format github .", "annotate a pull request"),
        CommandExample("check Defaults/scenarios", "check and simulate the scenarios of a folder"),
        CommandExample("check --defaults", "check the default setup"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        if options.checksDefaults {
            return try DefaultsRun(options, context).run(arguments)
        }
        var run = CheckRun(options, context)
        try run.check(arguments)
        return run.finish()
    }
}
