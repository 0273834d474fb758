import Foundation
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("Completions")
struct CompletionScriptTests {
    @Test("are made from the table", arguments: Shell.allCases)
    func sample(shell: Shell) {
        Golden.expect(
            shell.completions(of: SampleTable.table), equals: "help/sample/completion.\(shell.rawValue)")
        #expect(
            CommandLineRun("completion", shell.rawValue).output == shell.completions(of: .standard))
    }

    @Test("are scripts that the shell itself takes", arguments: Shell.allCases)
    func syntax(shell: Shell) throws {
        guard Tool.isInstalled(shell.rawValue) else { return }
        for table in [CommandTable.standard, SampleTable.table] {
            let result = try Tool.run(shell.rawValue, "-n", input: shell.completions(of: table))
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.isEmpty, "\(result.errors)")
        }
    }

    @Test("name a flag in the same way in all commands: with a value, or without")
    func consistentFlags() {
        let flags = CommandTable.standard.rows.flatMap(\.flags) + GlobalOptions.flags.map(\.shape)
        for flag in flags {
            let same = flags.filter { $0.name == flag.name || ($0.short != nil && $0.short == flag.short) }
            #expect(same.allSatisfy { ($0.value == nil) == (flag.value == nil) }, "\(flag.name)")
        }
    }

    /// The words before the cursor, and what is offered.
    struct Row: Sendable, CustomTestStringConvertible {
        let words: [String]
        let offers: [String]
        var testDescription: String { words.joined(separator: " ") }

        init(_ words: [String], _ offers: [String]) {
            self.words = words
            self.offers = offers
        }
    }

    private static let rows = [
        Row([""], ["echo", "link"]),
        Row(["e"], ["echo"]),
        Row(["link", ""], ["count", "parse"]),
        Row(["--lang", "en", "link", "p"], ["parse"]),
        Row(["--lang", "z"], ["zh-Hans", "zh-Hant"]),
        Row(["echo", "--format", ""], ["json", "text"]),
        Row(["echo", "-n", "--format", "j"], ["json"]),
        Row(["echo", ""], ["alpha", "beta"]),
        Row(["echo", "-f", "x", "a"], ["alpha"]),
        Row(["echo", "--", "b"], ["beta"]),
        Row(["echo", "--tap", ""], []),
        Row(["echo", "alpha", "some"], ["some file.yaml"]),
        Row(["echo", "--file", "some"], ["some file.yaml"]),
        Row(["echo", "--dr"], ["--dry-run"]),
        Row(["link", "count", "--li"], ["--limit"]),
        Row(["link", "count", ""], []),
    ]

    @Test("of bash offer what fits", .enabled(if: Tool.isInstalled("bash")), arguments: rows)
    func bash(row: Row) throws {
        // What bash does before it calls the function: the words, with the program's name at the front.
        let script =
            Shell.bash.completions(of: SampleTable.table) + """

                COMP_WORDS=(iwool-shortcuts "$@")
                COMP_CWORD=$#
                _iwool_shortcuts
                for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
                """
        #expect(try offers(of: "bash", ["-c", script, "bash"] + row.words) == row.offers)
    }

    @Test("of bash know that it cuts words at an equals sign", .enabled(if: Tool.isInstalled("bash")))
    func bashEqualsSign() throws {
        try bash(row: Row(["echo", "--format", "=", "j"], ["json"]))
        try bash(row: Row(["echo", "--format", "="], ["json", "text"]))
        try bash(row: Row(["--lang", "=", "en", "link", "p"], ["parse"]))
    }

    @Test("of fish offer what fits", .enabled(if: Tool.isInstalled("fish")), arguments: rows)
    func fish(row: Row) throws {
        let line = (["iwool-shortcuts"] + row.words).joined(separator: " ")
        let script = Shell.fish.completions(of: SampleTable.table) + "\ncomplete -C '\(line)'\n"
        let offered = try offers(of: "fish", ["--no-config", "-c", script])
        #expect(offered == row.offers)
    }

    /// Runs a script in a folder with a file and a folder; the first words of its lines, sorted.
    private func offers(of shell: String, _ arguments: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appendingPathComponent("some file.yaml"))
        let result = try Tool.run(shell, arguments, input: "", folder: folder)
        #expect(result.errors.isEmpty, "\(result.errors)")
        return result.output.split(separator: "\n")
            .map { line in
                let word = String(line.prefix { $0 != "\t" })
                return word.replacing("\\ ", with: " ")
            }
            .sorted()
    }
}
