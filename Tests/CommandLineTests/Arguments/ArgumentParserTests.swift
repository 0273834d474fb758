import Testing

@testable import iwool_shortcuts

@Suite("The parser")
struct ArgumentParserTests {
    /// A line and what the command was told.
    struct Row: Sendable, CustomTestStringConvertible {
        let line: String
        let output: String
        var testDescription: String { line }

        init(_ line: String, _ output: String) {
            self.line = line
            self.output = output
        }
    }

    private static let rows = [
        Row("echo a", "<a>"),
        Row("echo a b -n c", "<a> <b> <c> dry-run"),
        Row("--quiet echo -nf x a", "<a> dry-run file=x"),
        Row("echo --format=json a", "<a> format=json"),
        Row("echo --format json a", "<a> format=json"),
        Row("echo --tap=x a --tap y --tap ''", "<a> tap=x tap=y tap="),
        Row("echo -- -n --file", "<-n> <--file>"),
        Row("echo - -f -", "<-> file=-"),
        Row("echo -5 -.5", "<-5> <-.5>"),
        Row("echo '' ' '", "<> < >"),
        Row("echo a --ios-version-that-is-long 16.2", "<a> ios=16.2"),
        Row("echo a --quiet", "<a>"),
        Row("echo a --tap=--tap", "<a> tap=--tap"),
    ]

    @Test("gives a command its flags and arguments", arguments: rows)
    func parses(row: Row) {
        let run = CommandLineRun(ShellWords.split(row.line), of: SampleTable.table)
        #expect(run.output == row.output + "\n")
        #expect(run.status == .fine)
    }

    @Test(
        "counts arguments, and finds commands of families", arguments: ["link parse", "--lang en link parse"])
    func families(line: String) {
        #expect(CommandLineRun(ShellWords.split(line), of: SampleTable.table).status == .findings)
    }

    @Test("takes the global flags before, between and behind the words of a command")
    func globalFlags() {
        for line in ["--lang all echo a", "echo --lang all a", "echo a --lang=all"] {
            let run = CommandLineRun(ShellWords.split(line), of: SampleTable.table)
            #expect(run.messages == "lang=en+zh-Hans+zh-Hant\n", "\(line)")
        }
        #expect(CommandLineRun("link", "--quiet", "parse", of: SampleTable.table).status == .findings)
    }

    @Test("silences talk, not the product")
    func quiet() {
        let run = CommandLineRun("echo", "a", "-q", of: SampleTable.table)
        #expect(run.output == "<a>\n")
        #expect(run.messages.isEmpty)
    }

    @Test(
        "lets help and version win over everything else",
        arguments: [
            "echo --help", "echo a -nh", "echo --bogus --help", "echo -h --format=xml",
            "--color=x echo --help",
            "echo --file --help", "bogus -h", "link parse a b c --help", "--help --help",
        ])
    func helpWins(line: String) {
        let run = CommandLineRun(ShellWords.split(line), of: SampleTable.table)
        #expect(run.status == .fine)
        #expect(run.output.hasPrefix("Usage: iwool-shortcuts"))
        #expect(run.messages.isEmpty)
    }

    @Test("prints the version wherever it is asked for, unless it stands behind two dashes")
    func version() {
        for line in ["--version", "echo --version", "echo --bogus --version"] {
            let run = CommandLineRun(ShellWords.split(line), of: SampleTable.table)
            #expect(run.output == "iwool-shortcuts \(Product.version)\n")
            #expect(run.status == .fine)
        }
        #expect(CommandLineRun("echo", "--", "--version", of: SampleTable.table).output == "<--version>\n")
    }
}
