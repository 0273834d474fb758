import IWoolShortcuts
import LaunchSimulation
import Testing

/// What should come of a scenario.
struct ScenarioExpectationTests {
    private static let events =
        "  - {at: 0ms, quickAction: stats, id: tap}\n  - {at: 5ms, openURL: \"iwool://event/42\", id: link}\n"
        + "  - {at: 9ms, defaultNavigation: home, id: nav}"

    @Test(
        arguments: [
            ("{⟦opend⟧: [tap]}", "unknown-key", "opened"), ("⟦[tap]⟧", "wrong-type", nil),
            ("{opened: ⟦tap⟧}", "wrong-type", nil), ("{opened: [⟦tab⟧]}", "unknown-request", "tap"),
            ("{opened: [⟦nav⟧]}", "unknown-request", nil),
            ("{opened: [{request: ⟦zzzz⟧}]}", "unknown-request", nil),
            ("{opened: [{request: tap, ⟦notbefore⟧: 5ms}]}", "unknown-key", "notBefore"),
            ("{opened: [{request: tap, notBefore: ⟦5⟧}]}", "malformed-duration", "5ms"),
            ("{opened: [{destination: ⟦calender⟧}]}", "unknown-destination", "calendar"),
            ("{opened: [{destination: home, ⟦id⟧: 4}]}", "unknown-key", nil),
            ("{opened: [{request: link, id: ⟦four⟧}]}", "wrong-type", nil),
            ("{opened: [{request: tap, ⟦within⟧: 5ms}]}", "missing-key", nil),
            ("{opened: [{request: tap, ⟦of⟧: lock}]}", "missing-key", nil),
            ("{opened: [{request: tap, within: 5ms, of: ⟦lok⟧}]}", "unknown-event", "lock"),
            ("{opened: [{request: tap, scene: ⟦s9⟧}]}", "unknown-scene", "s1"),
            ("{opened: [{request: tap, path: ⟦URL⟧}]}", "unknown-value", "url"),
            ("{superseded: [{request: tap, by: ⟦lnik⟧}]}", "unknown-request", "link"),
            ("{superseded: [{request: tap, ⟦reason⟧: expired}]}", "unknown-key", nil),
            ("{dropped: [⟦{reason: expired}⟧]}", "missing-key", nil),
            ("{dropped: [{request: tap, reason: ⟦expird⟧}]}", "unknown-value", "expired"),
            ("{ignored: [{request: tap, reason: ⟦unknownpath⟧}]}", "unknown-value", "unknownPath"),
            ("{pending: [{request: tap, ⟦by⟧: link}]}", "unknown-key", nil),
            ("{shown: {⟦tpa⟧: visible}}", "unknown-request", "tap"),
            ("{shown: {tap: ⟦visibel⟧}}", "unknown-value", "visible"),
            ("{shown: ⟦[tap]⟧}", "wrong-type", nil),
            ("{final: ⟦setings⟧}", "unknown-destination", "settings"), ("{final: ⟦null⟧}", "wrong-type", nil),
            ("{opened: [tap], pending: [⟦tap⟧]}", "impossible-expectation", nil),
            ("{pending: [tap, ⟦tap⟧]}", "impossible-expectation", nil),
            ("{opened: [⟦{request: tap, notBefore: 9ms, notAfter: 5ms}⟧]}", "impossible-expectation", nil),
            ("{opened: [⟦{request: tap, at: 9ms, notBefore: 10ms}⟧]}", "impossible-expectation", nil),
        ] as [(String, String, String?)])
    func aMistakeIsFoundAtItsPlace(expect: String, code: String, suggestion: String?) {
        let scenario = MarkedScenario(events: Self.events, expect: expect)
        scenario.expect([code])
        #expect(scenario.suggestion == suggestion)
    }

    @Test func rowsAreReadAsTheyAreWritten() throws {
        let row =
            "{destination: cal, request: tap, notBefore: 5ms, notAfter: 1s, within: 250ms, of: sceneDidBecomeActive, "
            + "scene: s1, path: quickAction}"
        let expect = "{opened: [\(row), link, {destination: event, id: 42, day: 86400, at: 7ms}]}"
        let scenario = MarkedScenario(events: Self.events, expect: expect)
        scenario.expect([])
        let rows = try #require(scenario.reading.scenarios.first?.expectation?.opened)
        #expect(rows.map(\.request) == [0, 1, nil])
        #expect(rows.map(\.destination) == ["calendar", nil, "event"])
        #expect(rows[0].notBefore?.milliseconds == 5 && rows[0].notAfter?.milliseconds == 1_000)
        #expect(rows[0].within?.0.milliseconds == 250)
        #expect(rows[0].within?.of == .event(.sceneDidBecomeActive))
        #expect(rows[0].scene == 0 && rows[0].path == .quickAction)
        #expect(rows[2].activity == 42 && rows[2].day == 86_400 && rows[2].at?.milliseconds == 7)
    }

    @Test func theOtherListsTakeIDsAndRows() throws {
        let expect =
            "{superseded: [{request: tap, by: link}], ignored: [nav, {request: link, reason: duplicateDelivery}], "
            + "dropped: [], final: event}"
        let scenario = MarkedScenario(events: Self.events, expect: expect)
        // The request that is ignored is not the one that supersedes; both are only named here.
        scenario.expect([])
        let expectation = try #require(scenario.reading.scenarios.first?.expectation)
        #expect(expectation.superseded?.map(\.by) == ["link"])
        #expect(expectation.ignored?.map(\.request) == ["nav", "link"])
        #expect(expectation.ignored?.map(\.reason) == [nil, "duplicateDelivery"])
        #expect(expectation.dropped?.isEmpty == true)
        #expect(expectation.pending == nil && expectation.opened == nil)
        #expect(expectation.final?.name == "event")
        #expect(expectation.keyRanges.map(\.key) == ["superseded", "ignored", "dropped", "final"])
    }

    @Test func shownIsSaidOfRequests() throws {
        let scenario = MarkedScenario(events: Self.events, expect: "{shown: {tap: visible, link: unknown}}")
        let shown = try #require(scenario.reading.scenarios.first?.expectation?.shown)
        #expect(shown.map(\.request) == [0, 1])
        #expect(shown.map(\.what) == [.visible, .unknown])
    }
}
