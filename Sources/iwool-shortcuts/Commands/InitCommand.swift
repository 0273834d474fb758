import IWoolShortcuts
import ShortcutsConfiguration

/// Makes a configuration with the default selection.
enum InitCommand: Command {
    struct Options: CommandOptions {
        var file: String?
    }

    static let name = "init"
    static let summary = "write the default configuration"
    static let discussion = [
        "The file is ./shortcuts.yaml unless '--file' names another. "
            + "A file that has any bytes is never touched; an empty one is filled.",
        "Its first line tells editors where the schema is: 'iwool-shortcuts schema > shortcuts.schema.json' "
            + "puts it there.",
    ]
    static let flags: [Flag<Options>] = [
        .value("file", short: "f", { $0.file = $1 }, .file, "the file to make")
    ]
    static let examples = [
        CommandExample("init", "make shortcuts.yaml in this folder")
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        if options.file == "-" {
            throw Refusal("'init' makes a file", help: ["'show --format json' prints the default selection"])
        }
        let path =
            options.file.map { FilePath($0) }
            ?? context.surroundings.workingFolder.appending(ConfigurationSearch.fileName)
        let text = ShortcutsFile.render(.default)
        do throws(FileError) {
            let saver = FileSaver(context.surroundings.files, onWaiting: context.warn)
            let saved = try saver.create(path, Array(text.utf8), fillsEmpty: true)
            context.say("wrote \(saved.path): \(titles(in: context.language))")
            return .fine
        } catch {
            throw Refusal(error)
        }
    }

    private static func titles(in language: Language) -> String {
        ShortcutSelection.default.options.map { $0.title(in: language) }.joined(separator: ", ")
    }
}
