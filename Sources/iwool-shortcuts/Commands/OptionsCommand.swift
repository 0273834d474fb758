import IWoolShortcuts
import ShortcutsExport

/// Lists the quick actions that can be chosen, with everything that is known about them.
enum OptionsCommand: Command {
    struct Options: CommandOptions {
        var format = ListFormat.text
    }

    static let name = "options"
    static let summary = "list the quick actions that can be chosen"
    static let discussion = [
        "Every name and alias can be used wherever a command or a file asks for an option. "
            + "JSON has the titles in all languages."
    ]
    static let flags: [Flag<Options>] = [.choice("format", \.format, "how to print the list")]
    static let examples = [
        CommandExample("options --lang all", "list them with their titles in every language"),
        CommandExample("options --format json", "list them for a script"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        switch options.format {
        case .text:
            for line in table(in: context.languages).lines(in: context.output.style.text) {
                context.output.line(line)
            }
        case .json: context.output.write(bytes: json.bytes)
        }
        return .fine
    }

    private static func table(in languages: [Language]) -> TextTable {
        let titles = languages.count == 1 ? ["TITLE"] : languages.map(\.rawValue)
        var table = TextTable(header: ["NAME"] + titles + ["LINK", "SYMBOL", "AVAILABLE", "ALIASES"])
        for option in ShortcutOption.all {
            let availability = option.minimumIOS.map { "iOS \($0)+" } ?? "always"
            table.append(
                [option.canonicalName] + languages.map { option.title(in: $0) }
                    + [option.link, option.symbol, availability, option.aliases.joined(separator: ", ")])
        }
        return table
    }

    private static var json: JSONText {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("options")
            json.array(ShortcutOption.all) { json, option in write(option, to: &json) }
            json.key("schemaVersion")
            json.integer(1)
        }
        json.endLine()
        return json
    }

    private static func write(_ option: ShortcutOption, to json: inout JSONText) {
        json.object { json in
            json.key("aliases")
            json.array(option.aliases) { json, alias in json.string(alias) }
            json.key("iconType")
            json.string(option.iconType)
            json.key("link")
            json.string(option.link)
            json.key("minimumIOS")
            json.string(option.minimumIOS?.description)
            json.key("name")
            json.string(option.canonicalName)
            json.key("symbol")
            json.string(option.symbol)
            json.key("titles")
            json.object { json in
                for language in Language.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
                    json.key(named: language.rawValue)
                    json.string(option.title(in: language))
                }
            }
        }
    }
}
