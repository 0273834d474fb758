import IWoolShortcuts

/// Finds the day start that a link to an occurrence carries.
enum LinkDayStartCommand: Command {
    struct Options: CommandOptions {
        var zone: Argument?
        var format = ListFormat.text
    }

    static let name = "day-start"
    static let summary = "find the start of the local day of an instant, for '?day='"
    static let discussion = [
        "It is the first instant of the local date: not always a midnight, since clocks jump over midnight "
            + "in some years and zones, or come to it twice. An occurrence that runs past midnight belongs "
            + "to the day on which it starts.",
        "The zones are those of the system; TZDIR names another folder of them.",
    ]
    static let flags: [Flag<Options>] = [
        .argument(
            "zone", { $0.zone = $1 }, ValueShape("ZONE"),
            "the time zone, such as Asia/Shanghai; has to be given"),
        .choice("format", \.format, "how to print the answer"),
    ]
    static let positionals: [Positional] = [
        Positional(Instant.kind.shape, .one, "ISO 8601 with 'Z' or an offset, or seconds since 1970")
    ]
    static let examples = [
        CommandExample(
            "link day-start 2030-01-01T09:00:00+08:00 --zone Asia/Shanghai", "find the start of a day"),
        CommandExample(
            "link day-start 1541340000 --zone America/Sao_Paulo --format json", "answer with a line of JSON"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let instant = try Instant.kind.read(arguments[0], for: "'\(name)'")
        guard let argument = options.zone else {
            throw Refusal(
                "'\(name)' needs '--zone': the day depends on where it is",
                help: ["write --zone and a name such as Asia/Shanghai"])
        }
        let zone = try SystemZone(argument, context)
        let start = Int64(try zone.dayStart(of: instant.seconds))
        switch options.format {
        case .text:
            context.output.line("\(start)")
            context.say("the day starts at \(zone.localTime(of: start)) in \(zone.name)")
        case .json:
            var json = JSONText(pretty: false)
            json.object { json in
                json.key("dayStart")
                json.integer(start)
                json.key("instant")
                json.string(arguments[0].text)
                json.key("zone")
                json.string(zone.name)
            }
            json.endLine()
            context.output.write(bytes: json.bytes)
        }
        return .fine
    }
}
