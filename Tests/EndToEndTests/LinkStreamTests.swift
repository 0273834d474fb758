import Foundation
import TestSupport
import Testing

@Suite("link, on streams and with the zones of the system")
struct LinkStreamTests {
    @Test("answers each line of standard input, an empty one too")
    func lines() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let run = try tool("link", "parse", "--format", "ndjson", input: "iwool://home\r\n\niwool://event/42")
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(
            lines[1]
                == #"{"canonical":null,"day":null,"destination":null,"id":null,"input":"","reason":"notIWool"}"#
        )
    }

    @Test("reads one JSON string a line, and says which line is none")
    func jsonLines() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let run = try tool(
            "link", "parse", "--input", "json",
            input: "\"iwool:\\/\\/ho\\nme\"\n\"iwool://home\"\nhome\n\"x\"\n")
        #expect(run.status == 2)
        #expect(
            run.output == """
                iwool://ho\\nme is ignored: unknownPath
                iwool://home opens iwool://home: Home tab

                """)
        #expect(run.messages.contains("<stdin>:3: 'home' is no JSON string"))
    }

    @Test("stops reading when nobody reads the answers")
    func brokenPipe() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let run = try tool.script("yes iwool://home 2>&- | iwool-shortcuts link parse | head -n 1")
        #expect(run.output == "iwool://home opens iwool://home: Home tab\n")
    }

    @Test("lints standard input under the name that it is given")
    func lint() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let run = try tool(
            "link", "lint", "--stdin-filename", "notes.md", "--format", "concise", "-",
            input: "See [this](iwool://calender) and that.")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("notes.md:1:20: error: "))
    }

    @Test("finds every known start of a day")
    func dayStarts() throws {
        struct Row: Decodable {
            let instant: String
            let timeZone: String
            let dayStart: Int64
        }
        let tool = try Tool()
        defer { tool.remove() }
        for row in try Fixtures.rows("daystart.jsonl", as: Row.self) {
            let run = try tool("link", "day-start", row.instant, "--zone", row.timeZone, "--format", "json")
            #expect(
                run.output
                    == #"{"dayStart":\#(row.dayStart),"instant":"\#(row.instant)","zone":"\#(row.timeZone)"}"#
                    + "\n")
        }
    }

    @Test("says when a day starts, in the words of the zone")
    func dayStartWords() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let run = try tool("link", "day-start", "1541340000", "--zone", "America/Sao_Paulo")
        #expect(run.output == "1541300400\n")
        #expect(run.messages == "the day starts at 2018-11-04 01:00:00 -02:00 in America/Sao_Paulo\n")
    }

    @Test(
        "refuses a zone that the system does not have",
        arguments: [
            ("Asia/Shangai", "did you mean 'Asia/Shanghai'?"),
            ("new york", "did you mean 'America/New_York'?"),
            ("../zoneinfo/UTC", "there is no time zone"),
            ("/usr/share/zoneinfo/UTC", "there is no time zone"),
            ("Asia", "there is no time zone"), ("tzdata.zi", "there is no time zone"),
            ("right/UTC", "there is no time zone"), ("CET-1", "there is no time zone"),
            ("", "there is no time zone"),
            ("Asia//Shanghai", "there is no time zone"), ("Asia/./Shanghai", "there is no time zone"),
        ])
    func unknownZone(name: String, message: String) throws {
        let tool = try Tool()
        defer { tool.remove() }
        let run = try tool("link", "day-start", "0", "--zone", name)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.messages.contains(message), "\(run.messages)")
    }

    @Test("looks for zones where TZDIR says, and not where TZ does")
    func zoneFolder() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let zones = tool.folder.appendingPathComponent("zones")
        try FileManager.default.createDirectory(at: zones, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "/usr/share/zoneinfo/Asia/Tokyo", toPath: zones.appendingPathComponent("Here").path)
        let environment = ["TZDIR": zones.path, "TZ": "America/New_York"]
        let here = try tool("link", "day-start", "0", "--zone", "Here", environment: environment)
        #expect(here.output == "-32400\n")
        #expect(try tool("link", "day-start", "0", "--zone", "UTC", environment: environment).status == 2)
        let missing = try tool("link", "day-start", "0", "--zone", "UTC", environment: ["TZDIR": "/nowhere"])
        #expect(missing.messages.contains("TZDIR names no folder: '/nowhere'"))
    }

    @Test("checks and builds days in a zone")
    func zones() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let lint = try tool(
            "link", "lint", "--zone", "Asia/Shanghai", "--link", "iwool://event/42?day=1893456000")
        #expect(lint.status == 0)
        #expect(lint.output.contains("[day-not-midnight]"))
        let build = try tool(
            "link", "build", "event", "42", "--at", "2030-01-01T09:00:00+08:00", "--zone", "Asia/Shanghai")
        #expect(build.output == "iwool://event/42?day=1893427200\n")
    }
}
