import Foundation
import IWoolShortcuts
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("link")
struct LinkCommandTests {
    @Test("parse answers each link of the command line")
    func parse() {
        let run = CommandLineRun(
            "link", "parse", "iwool://cal", "iwool://event?id=42&day=0.5", "iwool://x", "")
        #expect(run.status == .fine)
        #expect(
            run.output == """
                iwool://cal opens iwool://calendar: Calendar tab
                iwool://event?id=42&day=0.5 opens iwool://event/42?day=0.5: one activity
                iwool://x is ignored: unknownPath
                '' is ignored: notIWool

                """)
    }

    @Test("parse answers scripts with a line of JSON for each link")
    func parseJSON() {
        let links = ["iwool://cal", "iwool://event/42", "IWOOL:event/42?day=-1.50", "no\"\n\u{1}é"]
        let run = CommandLineRun(["link", "parse", "--format", "ndjson"] + links)
        #expect(
            run.output == #"""
                {"canonical":"iwool://calendar","day":null,"destination":"calendar","id":null,"input":"iwool://cal","reason":null}
                {"canonical":"iwool://event/42","day":null,"destination":"event","id":42,"input":"iwool://event/42","reason":null}
                {"canonical":"iwool://event/42?day=-1.5","day":-1.5,"destination":"event","id":42,"input":"IWOOL:event/42?day=-1.50","reason":null}
                {"canonical":null,"day":null,"destination":null,"id":null,"input":"no\"\n\u0001é","reason":"notIWool"}

                """#)
    }

    @Test("parse answers every known link as the library does")
    func parseRows() throws {
        struct Answer: Decodable {
            let canonical: String?
            let day: Double?
            let destination: String?
            let id: Int64?
            let input: String
            let reason: String?
        }
        let rows = try Fixtures.rows("links.jsonl", as: Answer.self)
        let run = CommandLineRun(["link", "parse", "--format", "ndjson", "--"] + rows.map(\.input))
        let answers = try run.output.split(separator: "\n").map {
            try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
        }
        #expect(answers.count == rows.count)
        for (row, answer) in zip(rows, answers) {
            #expect(answer.canonical == row.canonical, "\(row.input)")
            #expect(answer.day == row.day, "\(row.input)")
            #expect(answer.destination == row.destination, "\(row.input)")
            #expect(answer.id == row.id, "\(row.input)")
            #expect(answer.input == row.input, "\(row.input)")
            #expect(answer.reason == row.reason, "\(row.input)")
        }
    }

    @Test("parse counts by destination and by reason")
    func count() {
        let links = ["iwool://cal", "iwool://calendar", "iwool://event/1", "iwool://x"]
        let text = CommandLineRun(["link", "parse", "--count"] + links).output
        #expect(
            text == """
                open                  3
                         calendar     2
                         event        1
                ignored               1
                         unknownPath  1
                links                 4

                """)
        let json = CommandLineRun(["link", "parse", "--count", "--format", "ndjson"] + links).output
        #expect(json.contains(#""calendar":2,"event":1,"feedback":0"#))
        #expect(json.hasSuffix(#""unknownPath":1,"unknownSettingsPath":0},"total":4}"# + "\n"))
    }

    @Test(
        "build writes the canonical link",
        arguments: [
            (["cal"], "iwool://calendar"), (["settings/scan"], "iwool://scanner"),
            (["iwool:Home/"], "iwool://home"), (["event", "42"], "iwool://event/42"),
            (["event", "--id", "042"], "iwool://event/42"), (["event/7"], "iwool://event/7"),
            (["event", "42", "--day", "-86400"], "iwool://event/42?day=-86400"),
            (["event", "42", "--day=189345600.5"], "iwool://event/42?day=189345600.5"),
        ])
    func build(arguments: [String], link: String) {
        #expect(CommandLineRun(["link", "build"] + arguments).output == link + "\n")
    }

    @Test(
        "build refuses what no link can carry, at its place",
        arguments: [
            (["evnt"], "no link opens 'evnt'"), ([""], "no link opens ''"),
            (["event"], "the id of the activity is missing"),
            (["event", "0"], "an activity needs an id in plain digits"),
            (["event", "4&x"], "an activity needs an id in plain digits"),
            (["event", "42", "--day", "NaN"], "'--day' needs a day in seconds since 1970"),
            (["event", "42", "--day", "1&id=3"], "'--day' needs a day in seconds since 1970"),
            (["event", "42", "--id", "42"], "the id is given twice"),
            (["home", "--day", "0"], "only a link to an activity takes an id and a day"),
            (["event", "42", "--at", "0"], "'--at' needs '--zone'"),
            (["event", "42", "--zone", "UTC"], "'--zone' belongs to '--at'"),
            (["event", "42", "--at", "0", "--day", "0", "--zone", "UTC"], "the day is given twice"),
        ])
    func refusedBuild(arguments: [String], message: String) {
        let run = CommandLineRun(["link", "build"] + arguments)
        #expect(run.status == .refused)
        #expect(run.output.isEmpty)
        #expect(run.messages.contains(message), "\(run.messages)")
        #expect(run.messages.contains("^"))
    }

    @Test("lint reports a link of the command line, and its status says whether the app ignores it")
    func lint() {
        let odd = CommandLineRun("link", "lint", "--link", "iwool://cal", "--format", "concise")
        #expect(odd.status == .fine)
        #expect(odd.output == "<link>:1:9: hint: 'cal' is another name of 'calendar' [alias-name]\n")
        #expect(odd.messages == "looked at 1 link: 1 hint\n")
        let wrong = CommandLineRun("link", "lint", "--link", "iwool://calender", "--link", "iwool://home")
        #expect(wrong.status == .findings)
        #expect(wrong.output.hasSuffix("looked at 2 links: 1 error\n"))
        let json = CommandLineRun("link", "lint", "--format", "json", "--link", "iwool://calender").output
        #expect(json.contains(#""suggestion": "iwool://calendar""#))
        #expect(CommandLineRun("link", "lint", "--link", "iwool://home").output == "looked at 1 link: fine\n")
    }

    @Test("lint goes by the names of files, and goes on after one that can't be read")
    func lintFiles() throws {
        let folder = try TemporaryFolder()
        let page = try folder.write("<a href=\"iwool://evnt/42?a=1&amp;b=2\">", to: "page.html")
        let list = try folder.write("iwool://home\n\nnothing\n", to: "list.txt")
        let run = CommandLineRun(
            "link", "lint", page.text, folder("missing.md").text, list.text, "--format", "concise")
        #expect(run.status == .refused)
        let codes = run.output.split(separator: "\n").map { $0.split(separator: "[").last.map(String.init) }
        #expect(codes == ["unknown-path]", "unused-query-item]", "not-iwool]"])
        #expect(run.messages.contains("missing.md"))
        let asText = CommandLineRun("link", "lint", list.text, "--as", "text")
        #expect(asText.status == .fine)
        #expect(asText.output == "looked at 1 link in 1 file: fine\n")
    }

    @Test("widgets lists them, and writes the link of a tap")
    func widgets() {
        Golden.expect(CommandLineRun("link", "widgets").output, equals: "commands/link-widgets.txt")
        Golden.expect(
            CommandLineRun("link", "widgets", "--format=json").output, equals: "commands/link-widgets.json")
        #expect(CommandLineRun("link", "widgets", "glance").output == "iwool://home\n")
        let run = CommandLineRun("link", "widgets", "list-row", "--activity", "42", "--day", "1893456000")
        #expect(run.output == "iwool://event/42?day=1893456000\n")
    }

    @Test(
        "widgets refuses a tap without a link",
        arguments: [
            (["Quick Countdown Live Activity"], "stays inside the app"),
            (["glanse"], "did you mean 'Glance'?"),
            (["earnings", "--activity", "1"], "takes no activity"), (["list row"], "its id is missing"),
            (["glance", "--day", "0"], "no activity that it is a day of"),
            (["--activity", "1"], "which widget shows the activity?"),
        ])
    func refusedTap(arguments: [String], message: String) {
        let run = CommandLineRun(["link", "widgets"] + arguments)
        #expect(run.status == .refused)
        #expect(run.messages.contains(message), "\(run.messages)")
    }

    @Test("simctl quotes the link and the device for the shell")
    func simctl() {
        let plain = CommandLineRun("link", "simctl", "iwool://home")
        #expect(plain.output == "xcrun simctl openurl booted iwool://home\n")
        let odd = CommandLineRun("link", "simctl", "iwool://event/42?x='$HOME'", "--device", "iPhone 15")
        #expect(odd.output == "xcrun simctl openurl 'iPhone 15' 'iwool://event/42?x='\\''$HOME'\\'''\n")
        #expect(odd.messages.isEmpty)
        let ignored = CommandLineRun("link", "simctl", "iwool://x")
        #expect(ignored.status == .fine)
        #expect(ignored.messages.contains("warning: the app ignores 'iwool://x': unknownPath"))
    }

    @Test(
        "instants are read as they are usually written",
        arguments: [
            ("1893456000", 1_893_456_000), ("-86400.5", -86_400.5), ("2030-01-01T00:00:00Z", 1_893_456_000),
            ("2030-01-01t08:00+08:00", 1_893_456_000), ("2029-12-31 19:30:00.25-0430", 1_893_456_000.25),
            ("2029-12-31T16:00:00-08", 1_893_456_000), ("2028-02-29T00:00:00Z", 1_835_395_200),
        ] as [(String, Double)])
    func instants(text: String, seconds: Double) {
        #expect(Instant(text)?.seconds == seconds)
    }

    @Test(
        "what is no instant is refused",
        arguments: [
            "", "now", "2030-01-01", "2030-01-01T00:00:00", "2030-13-01T00:00:00Z", "2027-02-29T00:00:00Z",
            "2030-01-01T24:00:00Z", "2030-01-01T00:60:00Z", "2030-01-01T00:00:60Z", "1e9", "+1", "1.", "0x10",
            "2030-01-01T00:00:00Zulu", "2030-01-01T00:00:00+8", "253402300800", "0000-01-01T00:00:00Z", "nan",
        ])
    func noInstants(text: String) {
        #expect(Instant(text) == nil)
    }

    @Test("day-start asks for an instant and a zone")
    func dayStartUsage() {
        let noZone = CommandLineRun("link", "day-start", "0")
        #expect(noZone.status == .refused)
        #expect(noZone.messages.contains("'day-start' needs '--zone'"))
        #expect(CommandLineRun("link", "day-start", "--zone", "UTC").status == .refused)
        #expect(CommandLineRun("link", "day-start", "soon", "--zone", "UTC").status == .refused)
    }
}
