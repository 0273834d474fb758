import Testing

@testable import iwool_shortcuts

@Suite("A wrong command line")
struct UsageErrorTests {
    /// A line, what is said about it, and the line drawn with its carets.
    struct Row: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let message: String
        let drawing: String
        let help: [String]
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: [String], _ message: String, _ drawing: String, _ help: String...) {
            self.arguments = arguments
            self.message = message
            self.drawing = drawing
            self.help = help
        }
    }

    private static let rows = [
        Row(
            ["ehco", "a"], "there is no command 'ehco'",
            """
            iwool-shortcuts ehco a
                            ^^^^
            """, "did you mean 'echo'?", "'iwool-shortcuts help' says more"),
        Row(
            ["parse"], "there is no command 'parse'",
            """
            iwool-shortcuts parse
                            ^^^^^
            """, "did you mean 'link parse'?", "'iwool-shortcuts help' says more"),
        Row(
            ["link"], "'link' needs one of its commands: parse, count",
            """
            iwool-shortcuts link
                                 ^
            """, "'iwool-shortcuts help link' says more"),
        Row(
            ["link", "prase"], "'link' has no command 'prase'",
            """
            iwool-shortcuts link prase
                                 ^^^^^
            """, "did you mean 'link parse'?", "'iwool-shortcuts help link' says more"),
        Row(
            ["echo", "a", "--fromat", "json"], "there is no flag '--fromat'",
            """
            iwool-shortcuts echo a --fromat json
                                   ^^^^^^^^
            """, "did you mean '--format'?", "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "a", "--form", "json"], "there is no flag '--form'",
            """
            iwool-shortcuts echo a --form json
                                   ^^^^^^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "-nx", "a"], "there is no flag '-x'",
            """
            iwool-shortcuts echo -nx a
                                   ^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "-file", "a"], "the flag '--file' takes two dashes",
            """
            iwool-shortcuts echo -file a
                                 ^^^^^
            """, "did you mean '--file'?", "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "a", "--dry-run=yes"], "'--dry-run' takes no value",
            """
            iwool-shortcuts echo a --dry-run=yes
                                             ^^^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "a", "-n=1"], "'--dry-run' takes no value",
            """
            iwool-shortcuts echo a -n=1
                                      ^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "a", "--format=jsn"], "'--format' needs text or json, not 'jsn'",
            """
            iwool-shortcuts echo a --format=jsn
                                            ^^^
            """, "did you mean 'json'?", "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "a", "--format="], "'--format' needs text or json, not ''",
            """
            iwool-shortcuts echo a --format=
                                            ^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "a", "--format"], "'--format' needs a value: FORMAT",
            """
            iwool-shortcuts echo a --format
                                   ^^^^^^^^
            """, "FORMAT is one of text, json", "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "a", "-f", "-x"], "'--file' needs a value: FILE",
            """
            iwool-shortcuts echo a -f -x
                                   ^^
            """, "if -x is meant to be the value, write --file=-x", "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "a", "--file", ""], "'--file' needs the path of a file, not ''",
            """
            iwool-shortcuts echo a --file ''
                                          ^^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["--color", "never", "echo", "a", "--color=auto"], "'--color' is given twice",
            """
            iwool-shortcuts --color never echo a --color=auto
                                                 ^^^^^^^
            """, "once is enough", "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "-nn", "a"], "'--dry-run' is given twice",
            """
            iwool-shortcuts echo -nn a
                                   ^
            """, "once is enough", "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo"], "'echo' needs WORD: the first word",
            """
            iwool-shortcuts echo
                                 ^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["link", "parse", "a", "b", "c"], "'link parse' takes no more than [LINK]",
            """
            iwool-shortcuts link parse a b c
                                         ^
            """, "'iwool-shortcuts help link parse' says more"),
        Row(
            ["link", "count", "a"], "'link count' takes no argument",
            """
            iwool-shortcuts link count a
                                       ^
            """, "'iwool-shortcuts help link count' says more"),
        Row(
            ["link", "count", "--limit", "-1"], "'--limit' needs a whole number from 0 to 9000000, not '-1'",
            """
            iwool-shortcuts link count --limit -1
                                               ^^
            """, "'iwool-shortcuts help link count' says more"),
        Row(
            ["echo", "--lang=zh_TW", "a"], "'--lang' needs en, zh-Hans, zh-Hant or all, not 'zh_TW'",
            """
            iwool-shortcuts echo --lang=zh_TW a
                                        ^^^^^
            """, "did you mean 'zh-Hant'?", "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "日历", "--\u{202E}x"], "there is no flag '--<U+202E>x'",
            """
            iwool-shortcuts echo 日历 --<U+202E>x
                                      ^^^^^^^^^^^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["echo", "it's", "a b", "--x"], "there is no flag '--x'",
            """
            iwool-shortcuts echo "it's" 'a b' --x
                                              ^^^
            """, "'iwool-shortcuts help echo' says more"),
        Row(
            ["link", "parse", "iwool://home"], "this link is refused",
            """
            iwool-shortcuts link parse iwool://home
                                       ^^^^^^^^^^^^
            """, "take another one"),
    ]

    @Test("is shown with a caret under the argument at fault, and ends with 2", arguments: rows)
    func drawing(row: Row) {
        let run = CommandLineRun(row.arguments, of: SampleTable.table)
        let lines =
            ["iwool-shortcuts: error: \(row.message)"]
            + row.drawing.split(separator: "\n").map { "  " + $0 } + row.help.map { "  help: " + $0 }
        #expect(run.messages == lines.map { $0 + "\n" }.joined())
        #expect(run.status == .refused)
    }

    @Test("is cut at both sides when it is longer than the screen")
    func longLines() {
        let words = (1...2000).map { "word\($0)" }
        let run = CommandLineRun(["echo"] + words + ["--x"] + words, of: SampleTable.table)
        let lines = run.messages.split(separator: "\n")
        #expect(lines[1].count <= 80 && lines[1].hasSuffix(" word2000 --x …"))
        #expect(lines[2].count == lines[1].count - 2 && lines[2].hasSuffix("^^^"))
    }

    @Test("without any word prints the help, not as a product")
    func nothing() {
        let run = CommandLineRun([], of: SampleTable.table)
        #expect(run.status == .refused)
        #expect(run.output.isEmpty)
        #expect(run.messages.hasPrefix("Usage:"))
    }

    @Test("with bytes that are not UTF-8 is refused by the number of the argument")
    func invalidBytes() {
        let terminal = MemoryTerminal()
        let surroundings = Surroundings(
            terminal: terminal, environment: Environment([:]),
            clock: MonotonicClock { .zero })
        let status = SampleTable.table.run([Array("echo".utf8), [0x61, 0xFF, 0x62]], in: surroundings)
        #expect(status == .refused)
        #expect(
            terminal.messages == """
                iwool-shortcuts: error: argument 2 is not UTF-8: 'a\u{FFFD}b'
                  iwool-shortcuts echo a\u{FFFD}b
                                       ^^^

                """)
    }

    @Test("with a replacement character that was really typed is taken as it is")
    func replacementCharacter() throws {
        #expect(try ArgumentBytes.text(of: [Array("\u{FFFD}".utf8)]) == ["\u{FFFD}"])
    }
}
