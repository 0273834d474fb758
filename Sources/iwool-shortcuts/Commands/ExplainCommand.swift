import IWoolShortcuts
import ShortcutsExport

/// Explains a diagnostic code: what it says, why, and an example of either kind.
enum ExplainCommand: Command {
    struct Options: CommandOptions {
        var format = ListFormat.text
    }

    static let name = "explain"
    static let summary = "explain a diagnostic code, with a bad and a good example"
    static let discussion = ["Without a code it lists all of them."]
    static let flags: [Flag<Options>] = [.choice("format", \.format, "how to print the explanation")]
    static let positionals: [Positional] = [
        .optional(
            "CODE", completion: .words(Diagnostic.Code.all.map(\.id)),
            "the code that stands in brackets behind a finding")
    ]
    static let examples = [
        CommandExample("explain", "list all codes"),
        CommandExample("explain unknown-option", "explain what is wrong with a name that is no option"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let code = try arguments.first.map { argument throws(Refusal) in try self.code(of: argument) }
        switch options.format {
        case .json:
            context.output.write(bytes: json(code.map { [$0] } ?? Diagnostic.Code.all).bytes)
        case .text:
            let style = context.output.style
            let lines = code.map { Explanation($0).lines(in: style) } ?? list.lines(in: style.text)
            for line in lines { context.output.line(line) }
        }
        return .fine
    }

    /// The code of a name, which may stand in the brackets with which reports print it.
    private static func code(of argument: Argument) throws(Refusal) -> Diagnostic.Code {
        var name = argument.text[...]
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        if let code = Diagnostic.Code.named(String(name)) { return code }
        let nearest = NearMiss(words: Diagnostic.Code.all.map(\.id)).name(near: String(name))
        throw Refusal(
            "there is no code \(VisibleText.quoted(name))", at: argument,
            help: Refusal.suggestion(nearest) + ["'\(Product.name) \(self.name)' lists all codes"])
    }

    private static var list: TextTable {
        var table = TextTable()
        for code in Diagnostic.Code.all { table.append([code.id, code.severity.rawValue, code.summary]) }
        return table
    }

    private static func json(_ codes: [Diagnostic.Code]) -> JSONText {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("codes")
            json.array(codes) { json, code in
                json.object { json in
                    json.key("bad")
                    json.string(code.bad.text)
                    json.key("code")
                    json.string(code.id)
                    json.key("good")
                    json.string(code.good.text)
                    json.key("severity")
                    json.string(code.severity.rawValue)
                    json.key("summary")
                    json.string(code.summary)
                    json.key("why")
                    json.string(code.why)
                }
            }
            json.key("schemaVersion")
            json.integer(1)
        }
        json.endLine()
        return json
    }
}
