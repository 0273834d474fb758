import Foundation
import IWoolShortcuts
import LaunchSimulation
import Testing

/// What holds before the first event: start, given and device.
struct ScenarioStartTests {
    private static let tap = "  - {at: 0ms, quickAction: stats, id: a}"

    @Test(arguments: [
        ("given: {⟦scenes⟧: [s1]}\n", "needs-warm-start"),
        ("given: {⟦observers⟧: [s1]}\n", "needs-warm-start"),
        ("given: {⟦sheet⟧: s1}\n", "needs-warm-start"), ("given: {locked: ⟦yes⟧}\n", "wrong-type"),
        ("given: {mail: ⟦nothing⟧}\n", "unknown-value"), ("given: {reviewPrompts: ⟦usd⟧}\n", "unknown-value"),
        ("given: {build: ⟦testflight⟧}\n", "unknown-value"), ("given: {ios: ⟦sixteen⟧}\n", "wrong-type"),
        ("given: {⟦lock⟧: true}\n", "unknown-key"), ("given: ⟦[]⟧\n", "wrong-type"),
        ("given:⟦⟧\n", "wrong-type"), ("device: ⟦slwo⟧\n", "unknown-value"),
        ("device: ⟦[slow]⟧\n", "wrong-type"),
        ("device: ⟦{connect: 1, attach: 2, activate: 3}⟧\n", "missing-key"),
        ("device: {connect: 5, attach: ⟦2⟧, activate: 9, resume: 1}\n", "impossible-device"),
        ("device: {connect: 5, attach: 5, activate: ⟦4ms⟧, resume: 1}\n", "impossible-device"),
        ("device: {connect: 1.5, attach: 2, activate: 3, resume: 1}\n", "malformed-duration"),
        ("device: {connect: 1, attach: 2, activate: 3, resume: 1, ⟦atach⟧: 2}\n", "unknown-key"),
        ("ties: ⟦everyorder⟧\n", "unknown-value"), ("runOn: ⟦5⟧\n", "malformed-duration"),
        ("title: ⟦[a]⟧\n", "wrong-type"), ("source: ⟦{}⟧\n", "wrong-type"),
    ])
    func aMistakeIsFoundAtItsPlace(more: String, code: String) {
        let marked =
            code == "malformed-duration" && !more.contains("⟦")
            ? more.replacingOccurrences(of: "1.5", with: "⟦1.5⟧") : more
        MarkedScenario(events: Self.tap, start: "cold", more: marked).expect([code])
    }

    @Test func aWarmStartHasItsFirstScene() throws {
        let scenario = try #require(MarkedScenario(events: Self.tap).reading.scenarios.first)
        #expect(scenario.given.connected == [0])
        #expect(scenario.given.attached == [0])
    }

    @Test func aColdStartHasNothing() throws {
        let scenario = try #require(MarkedScenario(events: Self.tap, start: "cold").reading.scenarios.first)
        #expect(scenario.given.connected.isEmpty && scenario.given.attached.isEmpty)
    }

    @Test func observersAreThoseOfAllScenesUnlessGiven() throws {
        let more = "given: {scenes: [s2, s3], sheet: s3}\n"
        let scenario = try #require(MarkedScenario(events: Self.tap, more: more).reading.scenarios.first)
        #expect(scenario.scenes == ["s1", "s2", "s3"])
        #expect(scenario.given.connected == [1, 2])
        #expect(scenario.given.attached == [1, 2])
        #expect(scenario.given.sheets == [2])
    }

    @Test(arguments: [
        ("given: {scenes: [s1, s2], observers: [⟦s3⟧]}\n", "unknown-scene"),
        ("given: {sheet: ⟦s2⟧}\n", "unknown-scene"), ("given: {scenes: [s1, ⟦s1⟧]}\n", "duplicate-value"),
        ("given: {scenes: ⟦s1⟧}\n", "wrong-type"),
    ])
    func scenesAreThoseThatAreConnected(more: String, code: String) {
        MarkedScenario(events: Self.tap, more: more).expect([code])
    }

    @Test func conditionsAreRead() throws {
        let more = "given: {locked: true, mail: none, reviewPrompts: off, build: testFlight, ios: 16.1}\n"
        let given = try #require(MarkedScenario(events: Self.tap, more: more).reading.scenarios.first?.given)
        #expect(given.isLocked && !given.hasMailAccount)
        #expect(given.reviewPrompts == .off && given.build == .testFlight)
        #expect(given.iOS == IOSVersion(16, 1))
    }

    @Test func aDeviceTakesTimesAndPlainMilliseconds() throws {
        let more =
            "device: {connect: 60, attach: 240ms, activate: 0.31s, resume: 40}\nrunOn: 2m\nties: everyOrder\n"
        let scenario = try #require(
            MarkedScenario(events: Self.tap, start: "cold", more: more).reading.scenarios.first)
        #expect(scenario.device == LaunchScenario.Device(connect: 60, attach: 240, activate: 310, resume: 40))
        #expect(scenario.runOn == VirtualInstant(milliseconds: 120_000))
        #expect(scenario.triesEveryOrder)
    }
}
