import Testing

/// Editing as it is done from scripts: through the built binary, with files and pipes.
struct EditTests {
    private static let text = "version: 1\nshortcuts:\n  - home # a\n  - stats\n"

    @Test func aLineOfNumbersIsAnOrder() throws {
        let tool = try Tool()
        defer { tool.remove() }
        try tool.write(Self.text, to: "shortcuts.yaml")
        let run = try tool("edit", input: "2 1\n")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("shortcuts.yaml:\n  1  Home"))
        #expect(run.messages == "wrote shortcuts.yaml: Statistics 2 -> 1\n")
        #expect(try tool.read("shortcuts.yaml") == "version: 1\nshortcuts:\n  - stats\n  - home # a\n")
    }

    @Test func aBadAnswerIsAskedAgainAndNothingKeepsTheList() throws {
        let tool = try Tool()
        defer { tool.remove() }
        try tool.write(Self.text, to: "shortcuts.yaml")
        let run = try tool("edit", "--plain", input: "12\n\n")
        #expect(run.status == 0)
        #expect(run.messages.contains("'12' is no number from 1 to 9"))
        #expect(run.messages.hasSuffix("kept as it is\n"))
        #expect(try tool("edit", input: "").status == 0)
        #expect(try tool("edit", input: "0 0").status == 2)
        #expect(try tool.read("shortcuts.yaml") == Self.text)
    }

    @Test func anEditThatChangesNothingDoesNotTouchTheFile() throws {
        let tool = try Tool()
        defer { tool.remove() }
        try tool.write(Self.text, to: "shortcuts.yaml")
        let before = try tool.shell("ls -li --full-time shortcuts.yaml").output
        #expect(try tool("move", "home", "first").status == 0)
        #expect(try tool("set", "home", "stats", "--check").status == 0)
        #expect(try tool.shell("ls -li --full-time shortcuts.yaml").output == before)
        #expect(try tool("remove", "home", "--check").status == 1)
        #expect(try tool.read("shortcuts.yaml") == Self.text)
    }

    @Test func theDifferenceIsWhatPatchNeeds() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let text = "version: 1\r\nshortcuts: [ home, cal ]"
        try tool.write(text, to: "shortcuts.yaml")
        let run = try tool("add", "rate", "first", "--dry-run")
        #expect(run.status == 0)
        #expect(
            run.output == "--- shortcuts.yaml\n+++ shortcuts.yaml\n@@ -1,2 +1,2 @@\n version: 1\r\n"
                + "-shortcuts: [ home, cal ]\n\\ No newline at end of file\n"
                + "+shortcuts: [ rate, home, cal ]\n\\ No newline at end of file\n")
        #expect(try tool.read("shortcuts.yaml") == text)
    }
}
