import IWoolShortcuts
import ShortcutsExport

/// Lists the widgets with what a tap on each opens, or writes the link of one tap.
enum LinkWidgetsCommand: Command {
    struct Options: CommandOptions {
        var activity: Argument?
        var day: Argument?
        var format = ListFormat.text
    }

    static let name = "widgets"
    static let summary = "list what a tap on each widget opens, or write the link of one tap"
    static let discussion = [
        "With the name of a widget it writes the link that a tap opens. Glance and the Lock Screen "
            + "accessories open the first activity that they show, or Home when there is none."
    ]
    static let flags: [Flag<Options>] = [
        .argument(
            "activity", { $0.activity = $1 }, ValueShape("ID"), "the id of the activity that the widget shows"
        ),
        .argument("day", { $0.day = $1 }, ValueShape("SECONDS"), "the start of the day of its occurrence"),
        .choice("format", \.format, "how to print the list"),
    ]
    static let positionals: [Positional] = [
        .optional("WIDGET", completion: .words(Widget.all.map(\.name)), "the name of a widget")
    ]
    static let examples = [
        CommandExample("link widgets", "list them all"),
        CommandExample("link widgets Glance --activity 42", "write the link of a tap on Glance"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        if let argument = arguments.first {
            let link = try tapLink(of: try widget(argument), named: argument, options)
            switch options.format {
            case .text: context.output.line(link.canonicalLink)
            case .json: context.output.write(bytes: json(of: link))
            }
            return .fine
        }
        if let extra = options.activity ?? options.day {
            throw Refusal("which widget shows the activity? Its name is missing", at: extra)
        }
        switch options.format {
        case .text: for line in table.lines(in: context.output.style.text) { context.output.line(line) }
        case .json: context.output.write(bytes: json)
        }
        return .fine
    }

    private static func widget(_ argument: Argument) throws(Refusal) -> Widget {
        if let widget = Widget(argument.text) { return widget }
        throw Refusal(
            "there is no widget \(VisibleText.quoted(argument.text))", at: argument,
            help: Refusal.suggestion(Widget.nearMiss.name(near: argument.text)?.name)
                + ["'\(Product.name) link \(name)' lists them"])
    }

    private static func tapLink(
        of widget: Widget, named argument: Argument, _ options: Options
    ) throws(Refusal) -> IWoolDeepLink {
        let activity = try options.activity.map { (id) throws(Refusal) in
            try ValueKind.activityID.read(id, for: "'--activity'")
        }
        let day = try options.day.map { (day) throws(Refusal) in try ValueKind.day.read(day, for: "'--day'") }
        do throws(Widget.TapError) {
            return try widget.tapLink(activity: activity, day: day)
        } catch {
            throw Refusal(error.description, at: argument)
        }
    }

    private static var table: TextTable {
        var table = TextTable(header: ["WIDGET", "TAP OPENS", "AVAILABLE"])
        for widget in Widget.all {
            table.append([widget.name, widget.tapSummary, widget.minimumIOS.map { "iOS \($0)+" } ?? "always"])
        }
        return table
    }

    private static var json: [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("schemaVersion")
            json.integer(1)
            json.key("widgets")
            json.array(Widget.all) { json, widget in
                json.object { json in
                    json.key("links")
                    json.array(links(of: widget)) { json, link in json.string(link) }
                    json.key("minimumIOS")
                    json.string(widget.minimumIOS?.description)
                    json.key("name")
                    json.string(widget.name)
                }
            }
        }
        json.endLine()
        return json.bytes
    }

    /// The links that a tap can open, the activity's id left open.
    private static func links(of widget: Widget) -> [String] {
        let event = "iwool://\(Destination.eventName)/{id}"
        return switch widget.tap {
        case .destination(let destination): [destination.link]
        case .firstActivityOrHome: [event, Destination.home.link]
        case .activity: [event]
        case .insideTheApp: []
        }
    }

    private static func json(of link: IWoolDeepLink) -> [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("link")
            json.string(link.canonicalLink)
            json.key("schemaVersion")
            json.integer(1)
        }
        json.endLine()
        return json.bytes
    }
}
