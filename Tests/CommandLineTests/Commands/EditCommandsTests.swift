import IWoolShortcuts
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("the commands that edit")
struct EditCommandsTests {
    /// A file in a folder of its own, and commands that are run on it.
    private struct Desk {
        let folder: TemporaryFolder
        let file: FilePath

        init(_ text: String) throws {
            folder = try TemporaryFolder()
            file = try folder.write(text, to: "shortcuts.yaml")
        }

        var text: String { get throws { try folder.text("shortcuts.yaml") } }

        /// Runs a command line; what it says names the file as `FILE`.
        func run(_ line: String, environment: [String: String] = [:]) -> (
            status: iwool_shortcuts.ExitStatus, output: String, messages: String
        ) {
            let words = line.split(separator: " ").map {
                $0 == "COPY" ? folder("copy.yaml").text : String($0)
            }
            let run = CommandLineRun(words + ["--file", file.text], environment: environment)
            func shown(_ text: String) -> String {
                text.replacing(file.text, with: "FILE").replacing(folder("copy.yaml").text, with: "COPY")
            }
            return (run.status, shown(run.output), shown(run.messages))
        }
    }

    private static let text = """
        version: 1
        shortcuts:
          - home        # first
          # month
          - cal  # work days
          - stats

        """

    @Test(
        "say in words what they did, and which file they wrote",
        arguments: [
            ("add rate", "wrote FILE: + Rate App at 4\n"),
            ("add rate --at 2", "wrote FILE: + Rate App at 2\n"),
            ("add rate before cal", "wrote FILE: + Rate App at 2\n"),
            ("remove 1", "wrote FILE: - Home, its comment went with it\n  gone with Home: # first\n"),
            (
                "remove calendar",
                "wrote FILE: - Calendar, its two comments went with it\n  gone with Calendar: # month\n"
                    + "  gone with Calendar: # work days\n"
            ),
            ("move stats 1", "wrote FILE: Statistics 3 -> 1\n"),
            ("move home last", "wrote FILE: Home 1 -> 3, its comment came along\n"),
            ("move home down", "wrote FILE: Home 1 -> 2, its comment came along\n"),
            ("move stat up", "wrote FILE: Statistics 3 -> 2\n"),
            ("move home after calendar", "wrote FILE: Home 1 -> 2, its comment came along\n"),
            ("move 3 --at=1", "wrote FILE: Statistics 3 -> 1\n"),
            ("swap 1 stats", "wrote FILE: Home 1 -> 3, its comment came along; Statistics 3 -> 1\n"),
            ("replace home new", "wrote FILE: Home -> New Activity at 1, its comment stayed\n"),
            (
                "set stats home",
                """
                wrote FILE: Statistics 3 -> 1; - Calendar, its two comments went with it
                  gone with Calendar: # month
                  gone with Calendar: # work days

                """
            ),
            ("reset", "wrote FILE: + Quick Countdown at 4\n"),
            ("normalise", "wrote FILE: cal -> calendar at 2\n"),
        ])
    func words(line: String, messages: String) throws {
        let desk = try Desk(EditCommandsTests.text)
        let run = desk.run(line)
        #expect(run.messages == messages)
        #expect(run.output == "")
        #expect(run.status == .fine)
        #expect(try desk.text != EditCommandsTests.text)
    }

    @Test(
        "write nothing where nothing changes",
        arguments: [
            "move home first", "move home up", "move 3 down", "move cal before stats", "swap home home",
            "set home calendar stats", "replace home home",
        ])
    func unchanged(line: String) throws {
        let desk = try Desk(EditCommandsTests.text)
        let before = try desk.folder.status("shortcuts.yaml")
        let run = desk.run(line)
        #expect(run.messages == "nothing to change in FILE: Home, Calendar, Statistics\n")
        #expect(run.status == .fine)
        #expect(try desk.folder.status("shortcuts.yaml").inode == before.inode)
        #expect(desk.run(line + " --check").status == .fine)
        let dry = desk.run(line + " --dry-run")
        #expect(dry.output == "")
        #expect(dry.status == .fine)
    }

    @Test("print the difference in a dry run")
    func dryRun() throws {
        let desk = try Desk(EditCommandsTests.text)
        let run = desk.run("move stats 1 -n")
        #expect(
            run.output == """
                --- FILE
                +++ FILE
                @@ -1,6 +1,6 @@
                 version: 1
                 shortcuts:
                +  - stats
                   - home        # first
                   # month
                   - cal  # work days
                -  - stats

                """)
        #expect(run.messages == "would change FILE: Statistics 3 -> 1\n")
        #expect(run.status == .fine)
        #expect(try desk.text == EditCommandsTests.text)
        #expect(desk.run("move stats 1 -n --color=always").output.contains("\u{1B}[32m+  - stats\u{1B}[0m\n"))
    }

    @Test("answer with the status whether anything would change")
    func check() throws {
        let desk = try Desk(EditCommandsTests.text)
        let run = desk.run("normalise --check")
        #expect(run.status == .findings)
        #expect(run.output == "")
        #expect(run.messages == "would change FILE: cal -> calendar at 2\n")
        #expect(desk.run("normalise --check -n").output.hasPrefix("--- FILE\n"))
        #expect(desk.run("remove rate --check").status == .refused)
        #expect(try desk.text == EditCommandsTests.text)
    }

    @Test(
        "refuse with a way out, and write nothing",
        arguments: [
            ("add stats", "Statistics is selected already, at position 3; `move stats PLACE` gives it"),
            ("remove rate", "Rate App is not selected; selected are Home, Calendar, Statistics; there is"),
            ("move home 4", "there is no position 4: positions go from 1 to 3\n"),
            ("add ratte", "there is no quick action 'ratte'\n"),
            ("add rate 5", "there is no position 5: positions go from 1 to 4\n"),
        ])
    func refusals(line: String, message: String) throws {
        let desk = try Desk(EditCommandsTests.text)
        let run = desk.run(line)
        #expect(run.messages.hasPrefix("iwool-shortcuts: error: \(message)"), "\(run.messages)")
        #expect(run.status == .refused)
        #expect(run.output == "")
        #expect(try desk.text == EditCommandsTests.text)
    }

    @Test(
        "show the word of the command line that is no place",
        arguments: [
            ("move home uup", "'uup' is no place\n", "did you mean 'up'?"),
            ("move home before", "'before' needs the NAME of another item\n", nil),
            ("move home 1 2", "the place is complete before this word\n", nil),
            ("move home 1 --at 2", "the place is named twice, here and by '--at'\n", nil),
            ("move home", "'move' needs PLACE: a position from 1, first,", nil),
            (
                "move home --at 0", "'--at' needs a position, which is a whole number from 1 on, not '0'\n",
                nil
            ),
            ("add rate up", "'rate' is new, so there is no place from which it could go up or down; ", nil),
        ])
    func places(line: String, message: String, help: String?) throws {
        let desk = try Desk(EditCommandsTests.text)
        let run = desk.run(line)
        #expect(run.messages.hasPrefix("iwool-shortcuts: error: \(message)"), "\(run.messages)")
        if let help { #expect(run.messages.contains("  help: \(help)\n")) }
        #expect(run.status == .refused)
        #expect(try desk.text == EditCommandsTests.text)
    }

    @Test("write the result to another file, and keep the old text, when asked")
    func output() throws {
        let desk = try Desk(EditCommandsTests.text)
        let other = desk.run("remove stats --output COPY")
        #expect(other.messages == "wrote COPY: - Statistics\n")
        #expect(try desk.text == EditCommandsTests.text)
        #expect(try desk.folder.text("copy.yaml").hasSuffix("- cal  # work days\n"))
        #expect(desk.run("remove stats --output -").output.hasSuffix("- cal  # work days\n"))
        let kept = desk.run("remove stats --backup")
        #expect(kept.messages == "wrote FILE: - Statistics\n  the old text is in FILE~\n")
        #expect(try desk.folder.text("shortcuts.yaml~") == EditCommandsTests.text)
    }

    @Test("say nothing when they are to be quiet")
    func quiet() throws {
        let desk = try Desk(EditCommandsTests.text)
        #expect(desk.run("remove home -q").messages == "")
        #expect(try desk.text.contains("home") == false)
    }

    @Test("speak the language of the menu")
    func language() throws {
        let desk = try Desk(EditCommandsTests.text)
        #expect(
            desk.run("move stats 1", environment: ["LANG": "zh_CN.UTF-8"]).messages
                == "wrote FILE: 统计 3 -> 1\n")
    }

    @Test("mend wrong items by position, and say what is left to mend")
    func faultyItems() throws {
        let desk = try Desk("version: 1\nshortcuts: [hoem, cal, cal]\n")
        let refused = desk.run("move 1 2")
        #expect(refused.status == .refused)
        #expect(refused.messages.contains("FILE:2:13: error: "))
        #expect(refused.messages.contains("[unknown-option]"))
        #expect(refused.messages.contains("so 'move' was not made; mend it first; `remove N`"))
        let removed = desk.run("remove 1")
        #expect(removed.status == .fine)
        #expect(
            removed.messages
                == "wrote FILE: - 'hoem'\n"
                + "iwool-shortcuts: warning: 'FILE' still has errors, which 'check' shows\n")
        #expect(desk.run("remove 2").messages == "wrote FILE: - Calendar\n")
        #expect(try desk.text == "version: 1\nshortcuts: [cal]\n")
    }

    @Test("write a file anew that can't be read, but only by force and with a copy")
    func force() throws {
        let broken = "version: 1\nshortcuts: [home\n"
        let desk = try Desk(broken)
        let refused = desk.run("reset")
        #expect(refused.status == .refused)
        #expect(refused.messages.contains("`reset --force` writes the default, and keeps the old text"))
        #expect(try desk.text == broken)
        #expect(desk.run("reset --force --check").status == .findings)
        let forced = desk.run("reset --force")
        #expect(forced.status == .fine)
        #expect(
            forced.messages
                == "wrote FILE: Home, Calendar, Statistics, Quick Countdown\n  the old text is in FILE~\n")
        #expect(try desk.folder.text("shortcuts.yaml~") == broken)
        #expect(desk.run("check").status == .fine)
    }

    @Test("fill a file of comments without force")
    func empty() throws {
        let desk = try Desk("# mine\n")
        #expect(desk.run("add home").messages.hasSuffix("so 'add' was not made; `reset` fills it\n"))
        #expect(desk.run("reset").status == .fine)
        #expect(try desk.text.hasPrefix("# mine\nversion: 1\nshortcuts:\n  - home\n"))
    }

    @Test("say how to make a file that is not there")
    func missing() throws {
        let folder = try TemporaryFolder()
        let run = CommandLineRun("add", "home", "-f", folder("none.yaml").text)
        #expect(run.status == .refused)
        #expect(run.messages.contains("  help: `init --file "))
    }
}
