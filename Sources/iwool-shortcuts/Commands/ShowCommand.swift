import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

/// Shows the menu that a configuration stands for, or says which configuration that is.
enum ShowCommand: Command {
    struct Options: CommandOptions {
        var file: String?
        var format = ListFormat.text
        var showsOrigin = false
    }

    static let name = "show"
    static let summary = "show the menu of the icon, as a person sees it"
    static let discussion = [
        "Without a configuration it shows the built-in default and says so. "
            + "'--lang all' shows the titles in every language, side by side."
    ]
    static let flags: [Flag<Options>] = [
        .configuration { $0.file = $1 },
        .toggle("origin", { $0.showsOrigin = true }, "say which file it is, and why"),
        .choice("format", \.format, "how to print the menu"),
    ]
    static let positionals: [Positional] = [
        .optional("FILE", completion: .files, "the configuration, in place of '--file'")
    ]
    static let examples = [
        CommandExample("show --lang all", "show the menu in three languages"),
        CommandExample("show --origin", "say which file is shown"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        if let argument = arguments.first, options.file != nil {
            throw Refusal("the configuration is named twice, here and by '--file'", at: argument)
        }
        let outcome = try context.search(named: options.file ?? arguments.first?.text)
        if options.showsOrigin {
            context.output.line(origin(of: outcome))
            return .fine
        }
        guard let location = outcome.found else {
            if options.format == .text {
                context.say("no configuration was found: this is the built-in default ('init' writes it)")
            }
            show(.default, of: nil, options, context)
            return .fine
        }
        let source = try context.text(of: location.source)
        show(try context.configuration(in: source).selection, of: source.name, options, context)
        return .fine
    }

    private static func origin(of outcome: ConfigurationSearch.Outcome) -> String {
        guard let location = outcome.found else {
            return "built-in default: no configuration in this folder or above, nor one of your own"
        }
        return "\(location.path): \(location.reason.described)"
    }

    private static func show(
        _ selection: ShortcutSelection, of file: String?, _ options: Options, _ context: CommandContext
    ) {
        switch options.format {
        case .text:
            let style = context.output.style.text
            context.output.write(MenuText.text(of: selection, in: context.languages, style: style))
        case .json:
            context.output.write(bytes: json(of: selection, of: file))
        }
    }

    private static func json(of selection: ShortcutSelection, of file: String?) -> [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("file")
            json.string(file)
            json.key("schemaVersion")
            json.integer(1)
            json.key("shortcuts")
            json.array(selection.options) { json, option in json.string(option.canonicalName) }
            json.key("source")
            json.string(file == nil ? "builtIn" : "file")
        }
        json.endLine()
        return json.bytes
    }
}
