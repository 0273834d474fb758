import IWoolShortcuts
import LaunchSimulation
import Testing

/// The list of events: names, keys and times.
struct ScenarioEventTests {
    private static let tap = "  - {at: 0ms, quickAction: stats, id: a}"

    @Test(
        arguments: [
            ("  - {at: 0ms, ⟦sceneDidBecomActive⟧: s1}", "unknown-event", "sceneDidBecomeActive"),
            ("  - {at: 0ms, ⟦quickaction⟧: stats}", "unknown-event", "quickAction"),
            ("  - {at: 0ms, ⟦tap⟧: stats}", "unknown-event", nil),
            ("  - ⟦{at: 0ms}⟧", "no-event", nil),
            ("  - {at: 0ms, lock: true, ⟦unlock⟧: true}", "several-events", nil),
            ("  - {⟦quickAction⟧: stats}", "no-moment", nil),
            ("  - {at: 0ms, ⟦wait⟧: 5ms, lock: true}", "several-moments", nil),
            ("  - {at: 0ms, ⟦after⟧: lock, lock: true}", "several-moments", nil),
            ("  - {at: 0ms, wait: 5ms, ⟦after⟧: lock, lock: true}", "several-moments", nil),
            ("  - {at: ⟦100⟧, lock: true}", "malformed-duration", "100ms"),
            ("  - {at: ⟦100 ms⟧, lock: true}", "malformed-duration", "100ms"),
            ("  - {wait: ⟦1.5ms⟧, lock: true}", "malformed-duration", "1ms"),
            ("  - {at: ⟦soon⟧, lock: true}", "malformed-duration", nil),
            ("  - {at: ⟦[1ms]⟧, lock: true}", "wrong-type", nil),
            ("  - {after: ⟦sceneDidConnect⟧, lock: true}", "unknown-event", nil),
            ("  - {after: ⟦scenewillConnect⟧, lock: true}", "unknown-event", "sceneWillConnect"),
            ("  - {at: 0ms, lock: ⟦yes⟧}", "wrong-type", nil),
            ("  - {at: 0ms, lock: ⟦false⟧}", "wrong-type", nil),
            ("  - {at: 0ms, lock:⟦⟧ }", "wrong-type", nil),
            ("  - {at: 0ms, launch: ⟦usr⟧}", "unknown-value", "user"),
            ("  - {at: 0ms, sceneWillConnect: s2, role: ⟦carplay⟧}", "unknown-value", "carPlay"),
            ("  - {at: 0ms, sceneWillConnect: s2, via: ⟦willConnectTo⟧}", "wrong-type", nil),
            ("  - {at: 0ms, sceneWillConnect: s2, via: [⟦performActionFor⟧]}", "wrong-callback", nil),
            ("  - {at: 0ms, sceneWillConnect: s2, via: [⟦willConectTo⟧]}", "unknown-value", "willConnectTo"),
            ("  - {at: 0ms, sceneDidBecomeActive: ⟦true⟧}", "wrong-type", nil),
            ("  - {at: 0ms, sceneDidBecomeActive: s1, ⟦scene⟧: s1}", "unknown-key", nil),
            ("  - {at: 0ms, lock: true, ⟦wiat⟧: 5ms}", "unknown-key", "wait"),
            ("  - {at: 0ms, defaultNavigation: ⟦calender⟧}", "unknown-destination", "calendar"),
            ("  - {at: 0ms, defaultNavigation: ⟦event⟧}", "unknown-destination", nil),
            ("  - {at: 0ms, ⟦goHome⟧: true}", "needs-device", nil),
            ("  - ⟦lock⟧", "wrong-type", nil),
        ] as [(String, String, String?)])
    func aMistakeIsFoundAtItsPlace(events: String, code: String, suggestion: String?) {
        let scenario = MarkedScenario(events: events)
        scenario.expect([code])
        #expect(scenario.suggestion == suggestion)
        #expect(scenario.reading.scenarios.isEmpty)
    }

    @Test(
        arguments: [
            ("at: 100", "at: 100ms"), ("at: 3 s", "at: 3s"), ("at: 9ms, lock: True", nil),
        ] as [(String, String?)])
    func aTimeIsMendedByItsFix(event: String, mended: String?) {
        let full = event.contains("lock") ? event : event + ", lock: true"
        let scenario = MarkedScenario(events: "  - {\(full)}")
        #expect(scenario.mended.map { $0.contains(mended ?? "") } ?? (mended == nil))
    }

    @Test func aBareNumberIsMendedSafely() throws {
        let scenario = MarkedScenario(events: "  - {at: 100, lock: true}")
        let fix = try #require(scenario.reading.diagnostics.first?.fixes.first)
        #expect(fix.title == "write '100ms'")
        #expect(fix.isSafe)
    }

    @Test func keysOfOnesOwnAreNobodysBusiness() {
        MarkedScenario(events: "  - {at: 0ms, lock: true, x-why: support asked}").expect([])
    }

    @Test func aScenarioWithADeviceListsNoLifecycle() {
        let events = "\(Self.tap)\n  - {at: 1ms, ⟦launch⟧: user}\n  - {at: 1ms, ⟦terminate⟧: true}"
        MarkedScenario(events: events, start: "cold", more: "device: slow\n")
            .expect(["lifecycle-with-device", "lifecycle-with-device"])
    }

    @Test func conditionsMayStandBesideADevice() {
        let events = "\(Self.tap)\n  - {at: 1ms, sheetDidPresent: s1}\n  - {at: 2ms, lock: true}"
        MarkedScenario(events: events, start: "cold", more: "device: slow\n").expect([])
    }

    @Test func timeDoesNotGoBack() {
        let scenario = MarkedScenario(
            events: "\(Self.tap)\n  - {wait: 80ms, lock: true}\n  - {at: ⟦50ms⟧, unlock: true}")
        scenario.expect(["impossible-history"])
        #expect(
            scenario.message
                == "'unlock' at line 6 is at 50ms, and 'lock' at line 5 before it is at 80ms: "
                + "time does not go back")
        #expect(scenario.reading.diagnostics.first?.related.count == 1)
    }

    @Test func anAfterWaitsAtLeastAsLongAsItSays() {
        let events =
            "\(Self.tap)\n  - {after: a opened, wait: 80ms, lock: true}\n  - {at: ⟦50ms⟧, unlock: true}"
        MarkedScenario(events: events).expect(["impossible-history"])
    }

    @Test func momentsAreReadAsTheyAreWritten() throws {
        let events =
            "  - {wait: 1s, quickAction: stats, id: a}\n  - {after: a opened, lock: true}\n"
            + "  - {after: sceneDidBecomeActive, wait: 20ms, unlock: true}"
        let scenario = try #require(MarkedScenario(events: events).reading.scenarios.first)
        #expect(
            scenario.events.map(\.moment) == [
                .wait(VirtualInstant(milliseconds: 1_000)), .after(.opened(request: 0), wait: .zero),
                .after(.event(.sceneDidBecomeActive), wait: VirtualInstant(milliseconds: 20)),
            ])
    }

    @Test func aRequestAloneIsNoEventToWaitFor() {
        let scenario = MarkedScenario(events: "\(Self.tap)\n  - {after: ⟦a⟧, lock: true}")
        scenario.expect(["unknown-event"])
        #expect(scenario.suggestion == "a opened")
    }

    @Test func aConnectionBringsBothCallbacksInTheOrderOfIOS() throws {
        let events =
            "  - {at: 0ms, sceneWillConnect: s2}\n"
            + "  - {at: 1ms, sceneWillConnect: s3, via: [willConnectTo, configurationForConnecting]}\n"
            + "  - {at: 2ms, sceneWillConnect: s4, via: [], role: carPlay}"
        let scenario = try #require(MarkedScenario(events: events).reading.scenarios.first)
        #expect(scenario.scenes == ["s1", "s2", "s3", "s4"])
        #expect(
            scenario.events.map(\.action) == [
                .sceneWillConnect(
                    1, carries: [], via: [.configurationForConnecting, .willConnectTo], isCarPlay: false),
                .sceneWillConnect(
                    2, carries: [], via: [.configurationForConnecting, .willConnectTo], isCarPlay: false),
                .sceneWillConnect(3, carries: [], via: [], isCarPlay: true),
            ])
    }

    @Test(arguments: LaunchScenario.EventForm.table)
    func theExampleOfEachEventIsRight(form: LaunchScenario.EventForm) {
        let needsDevice = form.name.needsDevice
        let tap = form.example.contains("carries") ? "\(Self.tap)\n" : ""
        let scenario = MarkedScenario(
            events: "\(tap)  - \(form.example)", more: needsDevice ? "device: fast\n" : "")
        scenario.expect([])
        #expect(form.summary.hasSuffix("."))
    }

    @Test func theTableHasEveryEventOnce() {
        #expect(LaunchScenario.EventForm.table.map(\.name) == LaunchScenario.EventName.allCases)
    }
}
