import Foundation
import IWoolShortcuts
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("Help")
struct HelpTextTests {
    @Test("draws the tool, a family and a command", arguments: ["", "link", "link count", "echo"])
    func sample(topic: String) {
        let words = topic.split(separator: " ").map(String.init)
        let run = CommandLineRun(words + ["--help"], of: SampleTable.table)
        let file = words.isEmpty ? "tool" : words.joined(separator: "-")
        Golden.expect(run.output, equals: "help/sample/\(file).txt")
    }

    @Test("of every command is kept in a file", arguments: CommandTable.standard.rows.map(\.name))
    func standard(name: String) {
        let words = name.split(separator: " ").map(String.init)
        let run = CommandLineRun(words + ["--help"])
        Golden.expect(run.output, equals: "help/\(words.joined(separator: "-")).txt")
        #expect(CommandLineRun(["help"] + words).output == run.output)
    }

    @Test("names every command in the overview")
    func overview() {
        let output = CommandLineRun("help").output
        #expect(output == CommandLineRun("--help").output)
        for entry in CommandTable.standard.entries { #expect(output.contains("  \(entry.name) ")) }
    }

    @Test("is no wider than 80 cells, but for a name or an example that has to be")
    func width() {
        for row in CommandTable.standard.rows {
            for line in CommandLineRun(row.path + ["-h"]).output.split(separator: "\n") {
                #expect(DisplayWidth.of(line) <= 80 || line.hasPrefix("  iwool-shortcuts "), "\(line)")
            }
        }
    }

    @Test("is wrapped for a narrow terminal, and is no wider on a wide one")
    func terminals() {
        let narrow = MemoryTerminal()
        narrow.interactive = [.output]
        narrow.columns = 50
        let lines = CommandLineRun("echo", "-h", "--color=never", of: SampleTable.table, on: narrow).output
            .split(separator: "\n")
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= 60 })
        let wide = MemoryTerminal()
        wide.interactive = [.output]
        wide.columns = 200
        let same = CommandLineRun("echo", "-h", "--color=never", of: SampleTable.table, on: wide).output
        #expect(same == CommandLineRun("echo", "-h", of: SampleTable.table).output)
    }

    @Test("of a word that is no command is refused with the nearest one")
    func unknown() {
        #expect(CommandLineRun("help", "opitons").messages.contains("did you mean 'options'?"))
        #expect(CommandLineRun("help", "options", "x").messages.contains("'options' has no commands"))
    }

    @Test("is there as JSON with every command and flag")
    func json() throws {
        let bytes = HelpJSON(.tool, of: SampleTable.table).bytes
        Golden.expect(String(decoding: bytes, as: UTF8.self), equals: "help/sample/tool.json")
        let output = CommandLineRun("help", "--format=json").output
        let dump = try #require(
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let commands = try #require(dump["commands"] as? [[String: Any]])
        #expect(commands.compactMap { $0["name"] as? String } == CommandTable.standard.rows.map(\.name))
    }
}
