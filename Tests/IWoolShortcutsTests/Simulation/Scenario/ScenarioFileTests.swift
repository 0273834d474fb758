import IWoolShortcuts
import LaunchSimulation
import Testing

/// The file as a whole: documents, roots, versions, and what is read nowhere.
struct ScenarioFileTests {
    private static let good = "version: 1\nevents:\n  - {at: 0ms, lock: true}\nexpect: {opened: []}\n"

    @Test(arguments: [
        ("⟦⟧", ["empty"]), ("⟦⟧# nothing\n", ["empty"]), ("⟦⟧---\n---\n", ["empty"]),
        ("⟦[a]⟧\n", ["wrong-type"]),
        ("⟦events⟧: []\nexpect: {opened: []}\n", ["missing-key"]),
        ("⟦version⟧: 1\nexpect: {opened: []}\n", ["missing-key"]),
        ("version: 1\n⟦event⟧: []\nexpect: {opened: []}\n", ["missing-key"]),
        ("version: ⟦2⟧\nevents: []\nwhat: 1\n", ["unsupported-version"]),
        ("version: ⟦'1'⟧\nevents: []\n", ["wrong-type"]),
        ("version: 1\nevents: []\n⟦titel⟧: x\nexpect: {opened: []}\n", ["unknown-key"]),
        ("version: 1\nevents: []\nx-titel: x\nexpect: {opened: []}\n", []),
        ("version: 1\nevents: []\n⟦events⟧: []\n", ["duplicate-key"]),
        ("version: 1\nevents: [{at: 0ms, lock: true, ⟦lock⟧: true}]\n", ["duplicate-key"]),
        ("version: 1\nevents: [&e {at: 0ms, lock: true}, ⟦*e⟧]\n", ["alias"]),
        ("version: 1\nevents: [{⟦<<⟧: {at: 0ms}, lock: true}]\n", ["merge-key"]),
        ("version: 1\nevents: [{at: ⟦!!str⟧ 0ms, lock: true}]\n", ["tag"]),
        ("version: 1\nevents: ⟦[⟧\n", ["syntax"]), ("version: 1\n⟦events⟧: []\n", ["asserts-nothing"]),
        ("version: 1\nevents: []\n⟦expect⟧: {}\n", ["asserts-nothing"]),
        ("version: 1\nstart: ⟦hot⟧\nevents: []\nexpect: {opened: []}\n", ["unknown-value"]),
        ("version: 1\nevents: ⟦{at: 0ms, lock: true}⟧\nexpect: {opened: []}\n", ["wrong-type"]),
    ])
    func aMistakeIsFoundAtItsPlace(marked: String, codes: [String]) {
        MarkedScenario(marked).expect(codes)
    }

    @Test func unknownKeysAreErrorsWhenItIsStrict() {
        let marked = "version: 1\nevents: []\n⟦titel⟧: x\nexpect: {opened: []}\n"
        #expect(MarkedScenario(marked).reading.scenarios.count == 1)
        let strict = MarkedScenario(marked, isStrict: true)
        strict.expect(["unknown-key"])
        #expect(strict.reading.scenarios.isEmpty)
        #expect(strict.reading.hasErrors)
    }

    @Test func severalDocumentsAreSeveralScenarios() {
        let text = "\(Self.good)---\ntitle: two\n\(Self.good)...\n---\ntitle: three\n\(Self.good)---\n"
        let reading = MarkedScenario(text).reading
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.scenarios.map(\.title) == [nil, "two", "three"])
        #expect(
            reading.scenarios.map(\.range.lowerBound).sorted() == reading.scenarios.map(\.range.lowerBound))
    }

    @Test func aDocumentWithErrorsTakesNoOtherAlong() {
        let marked =
            "title: one\n\(Self.good)---\nversion: 1\nevents: [{at: 0ms, lock: ⟦7⟧}]\nexpect: {opened: []}\n"
            + "---\ntitle: three\n\(Self.good)"
        let scenario = MarkedScenario(marked)
        scenario.expect(["wrong-type"])
        #expect(scenario.reading.scenarios.map(\.title) == ["one", "three"])
    }

    @Test func errorsComeBeforeHints() {
        let severities = MarkedScenario(
            "version: 1\nevents: []\n---\nversion: 1\nevents: [{at: 0ms, lock: no}]\n"
        ).reading.diagnostics.map(\.severity)
        #expect(severities == [.error, .hint, .hint])
    }

    @Test func aFileMayBeLargerThanAConfiguration() {
        let comment = "# " + String(repeating: "x", count: 2_000_000) + "\n"
        #expect(MarkedScenario(comment + Self.good).reading.scenarios.count == 1)
        let large = SourceText(
            name: "large", bytes: Array(repeating: 0x0A, count: ScenarioFile.byteCount + 1))
        #expect(ScenarioFile.read(large).diagnostics.map(\.code.id) == ["too-large"])
    }

    @Test func aFileFullOfMistakesShowsSoManyAsOneReads() throws {
        let events = String(repeating: "  - {at: 0ms, lock: 1}\n", count: 5_000)
        let reading = MarkedScenario("version: 1\nevents:\n\(events)expect: {opened: []}\n").reading
        #expect(reading.diagnostics.count == 256)
        #expect(
            try #require(reading.diagnostics.last).notes == ["4744 more findings of this rule are not shown"])
        #expect(reading.scenarios.isEmpty)
    }
}
