import IWoolShortcuts

/// Writes the canonical link to something.
enum LinkBuildCommand: Command {
    struct Options: CommandOptions {
        var id: Argument?
        var day: Argument?
        var instant: Argument?
        var zone: Argument?
    }

    static let name = "build"
    static let summary = "write the link that opens something, in its one spelling"
    static let discussion = [
        "A name may be an alias, and may stand below 'settings'. For a recurring activity, '--day' gives the "
            + "start of the occurrence's day in seconds since 1970; '--at' and '--zone' find it from the "
            + "instant at which the occurrence starts."
    ]
    static let flags: [Flag<Options>] = [
        .argument(
            "id", { $0.id = $1 }, ValueShape("ID"),
            "the id of the activity, in place of the second argument"),
        .argument("day", { $0.day = $1 }, ValueShape("SECONDS"), "the start of the day of the occurrence"),
        .argument(
            "at", { $0.instant = $1 }, Instant.kind.shape, "the instant at which the occurrence starts"),
        .argument("zone", { $0.zone = $1 }, ValueShape("ZONE"), "the time zone of the day of '--at'"),
    ]
    static let positionals: [Positional] = [
        Positional(
            ValueShape("NAME", completion: .words(IWoolDeepLink.destinationNames)), .one,
            "what to open: the name of a page, or 'event'"),
        .optional("ID", "the id of the activity"),
    ]
    static let examples = [
        CommandExample("link build calendar", "write the link to the Calendar tab"),
        CommandExample("link build event 42 --day 1893456000", "write the link to an activity on a day"),
        CommandExample(
            "link build event 42 --at 2030-01-01T09:00:00+08:00 --zone Asia/Shanghai",
            "find the day from the start of the occurrence"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let id = arguments.count > 1 ? arguments[1] : options.id
        if let twice = options.id, arguments.count > 1 {
            throw Refusal("the id is given twice, here and behind the name", at: twice)
        }
        guard arguments[0].text == Destination.eventName else {
            for extra in [id, options.day, options.instant, options.zone].compactMap(\.self) {
                throw Refusal("only a link to an activity takes an id and a day", at: extra)
            }
            context.output.line(try link(named: arguments[0]).canonicalLink)
            return .fine
        }
        guard let id else { throw Refusal("the id of the activity is missing", at: arguments[0]) }
        let link = try link(to: id, on: try day(options, context))
        context.output.line(link.canonicalLink)
        return .fine
    }

    /// The link of a name, an alias, or a path such as `settings/scan` or `event/42`.
    private static func link(named name: Argument) throws(Refusal) -> IWoolDeepLink {
        let whole = name.text.utf8.contains(UInt8(ascii: ":")) ? name.text : "iwool://\(name.text)"
        if !name.text.isEmpty, let link = IWoolDeepLink.parse(whole).link { return link }
        let names = IWoolDeepLink.destinationNames.joined(separator: ", ")
        throw Refusal(
            "no link opens \(VisibleText.quoted(name.text))", at: name,
            help: Refusal.suggestion(IWoolDeepLink.nearMiss.name(near: name.text))
                + ["the names are \(names)"])
    }

    private static func link(to id: Argument, on day: Double?) throws(Refusal) -> IWoolDeepLink {
        let number = try ValueKind.activityID.read(id, for: "an activity")
        do throws(IWoolDeepLink.EventError) {
            return try IWoolDeepLink(eventID: number, day: day)
        } catch {
            throw Refusal(error.description)
        }
    }

    private static func day(_ options: Options, _ context: CommandContext) throws(Refusal) -> Double? {
        guard let instant = options.instant else {
            if let zone = options.zone {
                throw Refusal("'--zone' belongs to '--at', which is missing", at: zone)
            }
            return try options.day.map { (day) throws(Refusal) in try ValueKind.day.read(day, for: "'--day'")
            }
        }
        if let day = options.day { throw Refusal("the day is given twice, here and by '--at'", at: day) }
        guard let zone = options.zone else {
            throw Refusal("'--at' needs '--zone': the day depends on where it is", at: instant)
        }
        let seconds = try Instant.kind.read(instant, for: "'--at'").seconds
        return try SystemZone(zone, context).dayStart(of: seconds)
    }
}
