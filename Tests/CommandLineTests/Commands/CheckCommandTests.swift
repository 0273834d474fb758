import IWoolShortcuts
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("check")
struct CheckCommandTests {
    private static let cold = """
        version: 1
        title: A cold quick action
        start: cold
        device: typical
        events:
          - {at: 0ms, quickAction: calendar, id: a}
        expect:
          opened: [a]

        """
    private static let failing = cold.replacing("calendar", with: "unknown")
    private static let impossible = """
        version: 1
        start: cold
        events:
          - {at: 0ms, sceneDidBecomeActive: s1}
        expect: {opened: []}

        """
    private static let design = "version: 1\ntitle: Mine\nclears: never\n"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs `check` with these arguments; what comes out names files by their place in the folder.
    private func check(_ arguments: String...) -> (
        status: iwool_shortcuts.ExitStatus, output: String, messages: String
    ) {
        let run = CommandLineRun(["check"] + arguments)
        func shown(_ text: String) -> String { text.replacing(folder.path.text + "/", with: "") }
        return (run.status, shown(run.output), shown(run.messages))
    }

    @Test("counts what it checked in a folder, of every kind")
    func kinds() throws {
        try folder.write("version: 1\nshortcuts: [home]\n", to: "shortcuts.yaml")
        try folder.write(Self.cold, to: "a.scenario.yaml")
        try folder.write(Self.cold + "---\n" + Self.cold, to: "scenarios/deep/two.yaml")
        try folder.write(Self.design, to: "mine.design.yaml")
        try folder.write(Self.design, to: "scenarios/mine.yaml")
        try folder.write("events: []\n", to: "other.yaml")
        try folder.write("<plist/>", to: "Info.plist")
        let run = check(folder.path.text)
        #expect(run.status == .fine)
        #expect(
            run.output == """
                shortcuts.yaml: fine: Home
                checked 1 configuration, 3 scenarios, 2 designs; 2 other files not looked at

                """)
    }

    @Test("simulates scenarios: an expectation that fails is an error at its place")
    func failing() throws {
        try folder.write(Self.failing, to: "a.scenario.yaml")
        let run = check(folder.path.text)
        #expect(run.status == .findings)
        #expect(run.output.contains("a.scenario.yaml:8:12: error: a was expected to open, and did not"))
        #expect(run.output.contains("[neverOpened]"))
        #expect(run.output.hasSuffix("checked 1 scenario: 1 error, 1 hint\n"))
    }

    @Test("finds histories that no phone can have")
    func impossible() throws {
        let file = try folder.write(Self.impossible, to: "a.yaml")
        let run = check(file.text, "--format", "concise")
        #expect(run.status == .findings)
        #expect(run.output.hasPrefix("a.yaml:4:15: error: "))
        #expect(run.output.contains("[impossible-history]"))
        #expect(run.messages == "checked 1 scenario: 1 error\n")
    }

    @Test("says what several scenarios of a file share only once")
    func shared() throws {
        let text = Self.cold.replacing("opened: [a]", with: "opened: [a]\n  final: home")
            .replacing("device: typical", with: "each: {device: [fast, typical, slow]}")
        let file = try folder.write(text, to: "a.yaml")
        let run = check(file.text)
        #expect(run.output.components(of: "[otherFinalScreen]") == 1)
        #expect(run.output.contains("in 3 scenarios, the first: A cold quick action (fast)"))
        #expect(run.output.hasSuffix("checked 3 scenarios: 1 error\n"))
    }

    @Test("counts the documents with errors as scenarios too")
    func broken() throws {
        let text = Self.cold + "---\n" + Self.cold.replacing("device: typical", with: "device: typicla")
        let file = try folder.write(text, to: "a.yaml")
        let run = check(file.text)
        #expect(run.status == .findings)
        #expect(run.output.contains("did you mean 'typical'?"))
        #expect(run.output.hasSuffix("checked 2 scenarios: 1 error\n"))
    }

    @Test("looks for the design of a scenario beside it")
    func besides() throws {
        try folder.write(Self.design, to: "mine.yaml")
        let text = Self.cold.replacing("device: typical", with: "device: typical\ndesign: mine.yaml")
        let file = try folder.write(text, to: "a.yaml")
        #expect(check(file.text).status == .fine)
        try folder.write("version: 1\nclears: nver\n", to: "mine.yaml")
        let run = check(file.text)
        #expect(run.status == .findings)
        #expect(run.output.contains("line 2, column 9"))
    }

    @Test(
        "tells a named file by its content, and by its name where that says nothing",
        arguments: [
            ("a.yaml", cold, "1 scenario"), ("a.shortcuts.yaml", cold, "1 scenario"),
            ("a.yaml", design, "1 design"), ("a.yaml", "clears: never\n", "1 design: 1 error"),
            ("a.yaml", "version: 1\nshortcuts: []\n", "1 configuration"),
            ("a.scenario.yaml", "version: 1\nshortcuts: []\n", "1 configuration"),
            ("a.design.yaml", "version: 1\n", "1 design"),
            ("a.scenario.yaml", "version: 1\n", "1 scenario: 1 error"),
            ("a.scenario.yaml", "events: [\n", "1 scenario: 1 error"),
            ("a.yaml", "version: 1\n", "1 configuration: 1 error"),
        ])
    func named(name: String, text: String, words: String) throws {
        let file = try folder.write(text, to: FilePath(name))
        #expect(check(file.text).output.hasSuffix("checked \(words)\n"))
    }

    @Test("takes an unknown key of a scenario for an error when it is strict")
    func strict() throws {
        let file = try folder.write("events: []\nversion: 1\nfoo: 1\n", to: "a.yaml")
        #expect(check(file.text).status == .fine)
        #expect(check(file.text, "--strict").status == .findings)
    }

    @Test("refuses a property list, and a folder without anything to check")
    func nothing() throws {
        let empty = check(folder.path.text)
        #expect(empty.status == .refused)
        #expect(empty.messages.contains("nothing was found to check"))
        let file = try folder.write("<plist version=\"1.0\"/>", to: "Info.plist")
        let run = check(file.text)
        #expect(run.status == .refused)
        #expect(run.messages.contains("is a property list, and configurations, scenarios, designs and"))
    }
}

extension String {
    /// How often a word occurs.
    fileprivate func components(of word: String) -> Int {
        split(separator: word, omittingEmptySubsequences: false).count - 1
    }
}
