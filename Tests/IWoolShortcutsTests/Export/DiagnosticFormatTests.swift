import Foundation
import IWoolShortcuts
import ShortcutsExport
import TestSupport
import Testing

struct DiagnosticFormatTests {
    private static let code = Diagnostic.Code(
        "made-up", .error, "a rule of this test", why: "so that drawing is tested alone",
        bad: .link("bad"), good: .link("good"))

    private func draw(
        _ marked: String, as format: DiagnosticFormat = .text, style: TextStyle = .plain,
        _ change: (inout Diagnostic, [ByteRange]) -> Void = { _, _ in }
    ) throws -> String {
        let text = MarkedText(marked)
        let source = SourceText(name: "a.yaml", text: text.text)
        var diagnostic = Diagnostic(Self.code, at: try #require(text.ranges.first), "this is wrong")
        change(&diagnostic, text.ranges)
        let bytes = format.text(of: [DiagnosticReport(source, [diagnostic])], style: style)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func aPlaceIsUnderlined() throws {
        let drawn = try draw("version: 1\nshortcuts:\n  - ⟦calender⟧ # x\n") { diagnostic, _ in
            diagnostic.label = "not a name"
            diagnostic.notes = ["one fact more"]
            diagnostic.fixes = [Diagnostic.Fix("write 'calendar'")]
        }
        #expect(
            drawn == """
                a.yaml:3:5: error: this is wrong [made-up]
                  3 |   - calender # x
                    |     ^^^^^^^^ not a name
                    = note: one fact more
                    = help: write 'calendar'

                """)
    }

    @Test func caretsStandUnderWideCharacters() throws {
        #expect(
            try draw("首页: ⟦灵动岛⟧ x") == """
                a.yaml:1:5: error: this is wrong [made-up]
                  1 | 首页: 灵动岛 x
                    |       ^^^^^^

                """)
    }

    @Test func tabsAndInvisibleCharactersAreDrawnAsText() throws {
        #expect(
            try draw("a\t\u{200B}⟦b\u{7}⟧") == """
                a.yaml:1:4: error: this is wrong [made-up]
                  1 | a    <U+200B>b<U+0007>
                    |              ^^^^^^^^^

                """)
    }

    @Test func otherPlacesOfTheStoryAreDrawnInOrder() throws {
        let drawn = try draw("x: ⟦a⟧\n\n\n- ⟦home⟧\n- ⟦home⟧, ⟦home⟧\n") { diagnostic, ranges in
            diagnostic.range = ranges[2]
            diagnostic.related = [
                Diagnostic.Label(at: ranges[0], "far"), Diagnostic.Label(at: ranges[1], "first here"),
                Diagnostic.Label(at: ranges[3], "same line"),
            ]
        }
        #expect(
            drawn == """
                a.yaml:5:3: error: this is wrong [made-up]
                  1 | x: a
                    |    - far
                    ...
                  4 | - home
                    |   ---- first here
                  5 | - home, home
                    |   ^^^^
                    |         ---- same line

                """)
    }

    @Test func anEmptyPlaceAtTheEndHasACaret() throws {
        #expect(
            try draw("a\n⟦⟧") == """
                a.yaml:2:1: error: this is wrong [made-up]
                  2 |
                    | ^

                """)
    }

    @Test func aByteOrderMarkTakesNoColumn() throws {
        #expect(
            try draw("\u{FEFF}⟦ab⟧") == """
                a.yaml:1:1: error: this is wrong [made-up]
                  1 | ab
                    | ^^

                """)
    }

    @Test func aLongLineIsCutAroundThePlace() throws {
        let long = String(repeating: "x", count: 5_000)
        let drawn = try draw("\(long)⟦here⟧\(long)")
        let lines = drawn.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].count < 200)
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let column = lines[2].distance(from: lines[2].startIndex, to: caret)
        #expect(lines[1].dropFirst(column).hasPrefix("here"))
    }

    @Test func aPlaceOverSeveralLinesIsUnderlinedToTheEndOfItsFirst() throws {
        #expect(
            try draw("a ⟦b\nc⟧ d") == """
                a.yaml:1:3: error: this is wrong [made-up]
                  1 | a b
                    |   ^

                """)
    }

    @Test func coloursStandBesideTheWords() throws {
        let colored = try draw("⟦a⟧", style: .colored)
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        let stripped = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        #expect(stripped == (try draw("⟦a⟧")))
    }

    @Test func conciseIsOneLine() throws {
        #expect(
            try draw("a\n  ⟦b⟧", as: .concise) { diagnostic, _ in diagnostic.notes = ["not here"] }
                == "a.yaml:2:3: error: this is wrong [made-up]\n")
    }

    @Test func gitHubGetsItsEscapes() throws {
        let drawn = try draw("é⟦bc⟧", as: .github) { diagnostic, _ in
            diagnostic.message = "100%: a, b"
            diagnostic.fixes = [Diagnostic.Fix("write it")]
            diagnostic.severity = .hint
        }
        #expect(
            drawn == "::notice file=a.yaml,line=1,endLine=1,col=2,endColumn=3,title=made-up"
                + "::100%25: a, b%0Ahelp: write it\n")
    }

    @Test func jsonHasTheContractsKeys() throws {
        struct Document: Decodable {
            struct Row: Decodable {
                struct Fix: Decodable {
                    struct Edit: Decodable { let start, end: Int, text: String }
                    let title: String, safe: Bool, edits: [Edit]
                }
                let code, file, message, severity: String
                let line, column, endLine, endColumn: Int
                let suggestion: String?
                let fixes: [Fix]
            }
            let schemaVersion: Int
            let diagnostics: [Row]
        }
        let json = try draw("é\n- ⟦calender⟧", as: .json) { diagnostic, ranges in
            diagnostic.suggestion = "calendar"
            diagnostic.fixes = [
                Diagnostic.Fix(
                    "write \"it\"\u{1}",
                    edits: [TextEdit(range: ranges[0], replacement: "calendar")], isSafe: true)
            ]
        }
        let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
        let row = try #require(document.diagnostics.first)
        #expect(document.schemaVersion == 1)
        #expect((row.line, row.column, row.endLine, row.endColumn) == (2, 3, 2, 11))
        #expect((row.code, row.file, row.message) == ("made-up", "a.yaml", "this is wrong"))
        #expect((row.severity, row.suggestion) == ("error", "calendar"))
        #expect(row.fixes.first?.title == "write \"it\"\u{1}")
        #expect(row.fixes.first?.edits.first?.start == 5)
        #expect(row.fixes.first?.edits.first?.end == 13)
    }

    @Test func withoutFindingsOnlyJSONSaysSo() {
        for format in DiagnosticFormat.allCases {
            let text = format.text(of: [], style: .plain)
            #expect(text.isEmpty == (format != .json))
        }
    }
}
