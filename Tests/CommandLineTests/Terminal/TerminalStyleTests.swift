import ShortcutsExport
import Testing

@testable import iwool_shortcuts

@Suite("Colour")
struct TerminalStyleTests {
    /// What decides, and whether it says colour.
    struct Row: Sendable, CustomTestStringConvertible {
        let mode: ColorMode
        let environment: [String: String]
        let isInteractive: Bool
        let isColored: Bool
        var testDescription: String { "\(mode) \(environment) \(isInteractive)" }

        init(_ mode: ColorMode, _ environment: [String: String], onTerminal: Bool, isColored: Bool) {
            self.mode = mode
            self.environment = environment
            self.isInteractive = onTerminal
            self.isColored = isColored
        }
    }

    private static let rows = [
        Row(.auto, [:], onTerminal: true, isColored: true),
        Row(.auto, [:], onTerminal: false, isColored: false),
        Row(.auto, ["TERM": "dumb"], onTerminal: true, isColored: false),
        Row(.auto, ["TERM": "xterm"], onTerminal: true, isColored: true),
        Row(.auto, ["CLICOLOR_FORCE": "1"], onTerminal: false, isColored: true),
        Row(.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], onTerminal: false, isColored: true),
        Row(.auto, ["CLICOLOR_FORCE": "0"], onTerminal: false, isColored: false),
        Row(.auto, ["CLICOLOR_FORCE": ""], onTerminal: false, isColored: false),
        Row(.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], onTerminal: true, isColored: false),
        Row(.auto, ["NO_COLOR": ""], onTerminal: true, isColored: true),
        Row(.always, ["NO_COLOR": "1", "TERM": "dumb"], onTerminal: false, isColored: true),
        Row(.never, ["CLICOLOR_FORCE": "1"], onTerminal: true, isColored: false),
    ]

    @Test("follows the flag, then the environment, then the stream", arguments: rows)
    func precedence(row: Row) {
        let terminal = MemoryTerminal()
        terminal.interactive = row.isInteractive ? [.error] : [.output]
        let style = TerminalStyle(row.mode, of: .error, on: terminal, in: Environment(row.environment))
        #expect(style.text.isColored == row.isColored)
        #expect(style.painted("x", .bad) == (row.isColored ? "\u{1B}[1;31mx\u{1B}[0m" : "x"))
    }

    @Test("is decided for each stream on its own")
    func streams() {
        let terminal = MemoryTerminal()
        terminal.interactive = [.error]
        _ = CommandLineRun("help", of: SampleTable.table, on: terminal)
        _ = CommandLineRun("echo", "a", "-x", of: SampleTable.table, on: terminal)
        #expect(!terminal.output.contains("\u{1B}"))
        #expect(terminal.messages.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }

    @Test("adds nothing that the plain text does not say")
    func plainText() {
        for line in [["--help"], ["echo", "--help"], ["echo", "--bogus"], ["options"]] {
            let plain = CommandLineRun(line, of: .standard)
            let painted = CommandLineRun(["--color=always"] + line, of: .standard)
            let stripped = (painted.output + painted.messages).replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
            let words = stripped.split(separator: "\n").filter { !$0.contains("iwool-shortcuts --color") }
            let same = (plain.output + plain.messages).split(separator: "\n")
            #expect(words.allSatisfy { same.contains($0) || $0.contains("^") }, "\(line)")
        }
    }

    @Test("takes the width of a terminal, and 80 cells for a file")
    func width() {
        let terminal = MemoryTerminal()
        terminal.columns = 120
        terminal.interactive = [.output]
        let environment = Environment([:])
        #expect(TerminalStyle(.auto, of: .output, on: terminal, in: environment).columns == 120)
        #expect(TerminalStyle(.auto, of: .error, on: terminal, in: environment).columns == 80)
    }
}
