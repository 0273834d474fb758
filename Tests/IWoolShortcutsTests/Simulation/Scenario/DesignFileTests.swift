import IWoolShortcuts
import LaunchSimulation
import TestSupport
import Testing

/// Designs, as files and inside scenarios.
struct DesignFileTests {
    private static let tap = "  - {at: 0ms, quickAction: stats, id: a}"

    private func read(_ marked: String) -> (MarkedText, DesignFile.Reading) {
        let text = MarkedText(marked)
        return (text, DesignFile.read(SourceText(name: "my.design.yaml", text: text.text)))
    }

    @Test(
        arguments: [
            ("⟦⟧", "empty", nil), ("⟦[]⟧", "wrong-type", nil), ("⟦title⟧: x\n", "missing-key", nil),
            ("version: 1\n⟦clear⟧: never\n", "unknown-switch", "clears"),
            ("version: 1\n⟦colour⟧: red\n", "unknown-switch", nil),
            ("version: 1\nclears: ⟦nevr⟧\n", "unknown-value", "never"),
            ("version: 1\nclears: ⟦always⟧\n", "unknown-value", nil),
            ("version: 1\nclears: ⟦[never]⟧\n", "wrong-type", nil),
            ("version: 1\nreadOn: ⟦attach⟧\n", "wrong-type", nil),
            ("version: 1\nreadOn: [attach, ⟦announced⟧]\n", "unknown-value", "announce"),
            ("version: 1\nreadOn: [attach, ⟦attach⟧]\n", "duplicate-value", nil),
            ("version: 1\ntimer: ⟦400⟧\n", "malformed-duration", "400ms"),
            ("version: 1\ntimer: ⟦never⟧\n", "malformed-duration", nil),
            ("version: 1\nexpires: ⟦nevr⟧\n", "malformed-duration", "never"),
            ("version: 1\nclears: &a never\nx-b: *a\nwins: ⟦*a⟧\n", "alias", nil),
            ("version: 1\n⟦timer⟧: 1s\ntimerFor: none\n", "moot-switch", nil),
            ("version: 1\nkeptIn: nowhere\n⟦wins⟧: first\n", "moot-switch", nil),
            ("version: 1\nclears: never\n⟦clears⟧: never\n", "duplicate-key", nil),
        ] as [(String, String, String?)])
    func aMistakeIsFoundAtItsPlace(marked: String, code: String, suggestion: String?) {
        let (text, reading) = read(marked)
        #expect(reading.diagnostics.map(\.code.id) == [code], "\(reading.diagnostics.map(\.message))")
        #expect(reading.diagnostics.map(\.range) == text.ranges)
        #expect(reading.diagnostics.first?.suggestion == suggestion)
        #expect((reading.file == nil) == (code != "moot-switch"))
    }

    @Test func aDesignIsReadAsItIsWritten() throws {
        let (_, reading) = read(
            "version: 1\ntitle: Mine\nseenIn: [performActionFor]\nexpires: never\ntimer: 1.5s\nui: UIKit\nx-a: [b]\n"
        )
        let file = try #require(reading.file)
        #expect(file.title == "Mine")
        #expect(file.design.seenIn == .performActionFor)
        #expect(file.design.expires == nil)
        #expect(file.design.timer == .milliseconds(1_500))
        #expect(file.design.ui == .uiKit)
        #expect(file.settings.map(\.choice.name) == ["seenIn", "expires", "timer", "ui"])
        #expect(file.design.differences.map(\.name) == ["seenIn", "timer", "expires", "ui"])
        #expect(file.design.differences.map(\.value) == ["[performActionFor]", "1500ms", "never", "UIKit"])
    }

    @Test func aMootSwitchNamesTheOneThatDecides() throws {
        let (_, reading) = read("version: 1\ntimerFor: none\ntimer: 1s\n")
        let finding = try #require(reading.diagnostics.first)
        #expect(
            finding.message
                == "'timer' makes no difference: 'timerFor' is none, so that nothing waits for a timer")
        #expect(finding.severity == .warning)
        #expect(finding.related.count == 1)
    }

    @Test func aScenarioHoldsADesign() throws {
        let scenario = MarkedScenario(events: Self.tap, more: "design: {clears: never}\n")
        scenario.expect([])
        #expect(scenario.reading.scenarios.first?.design.clears == .never)
        #expect(scenario.reading.scenarios.first?.designOrigin == .scenario)
        MarkedScenario(events: Self.tap, more: "design: {⟦clear⟧: never}\n").expect(["unknown-switch"])
        MarkedScenario(events: Self.tap, more: "design: {timerFor: none, ⟦timer⟧: 1s}\n").expect([
            "moot-switch"
        ])
    }

    @Test func aScenarioNamesADesign() throws {
        let files = ["mine.design.yaml": "version: 1\nclears: never\n"]
        let scenario = MarkedScenario(
            events: Self.tap, more: "design: mine.design.yaml\n", designs: files)
        scenario.expect([])
        #expect(scenario.reading.scenarios.first?.design.clears == .never)
        #expect(scenario.reading.scenarios.first?.designOrigin == .file("mine.design.yaml"))
    }

    @Test(arguments: [
        ("other.yaml", "the design 'other.yaml' can't be used: there is no such file"),
        (
            "bad.yaml",
            "the design 'bad.yaml' can't be used: line 2, column 1: unknown switch 'clear', did you mean 'clears'?"
        ),
    ])
    func aDesignThatCantBeUsedIsSaidWhereItIsNamed(name: String, message: String) {
        let scenario = MarkedScenario(
            events: Self.tap, more: "design: ⟦\(name)⟧\n", designs: ["bad.yaml": "version: 1\nclear: never\n"]
        )
        scenario.expect(["unreadable-design"])
        #expect(scenario.message == message)
    }
}
