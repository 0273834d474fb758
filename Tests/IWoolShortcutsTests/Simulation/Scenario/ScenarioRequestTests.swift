import IWoolShortcuts
import LaunchSimulation
import Testing

/// Taps, their names, and what refers to them.
struct ScenarioRequestTests {
    @Test(arguments: [
        ("quickAction: calendar", "iwool://calendar"), ("quickAction: cal", "iwool://cal"),
        ("quickAction: event/42", "iwool://event/42"),
        ("quickAction: \"iwool://event/42\"", "iwool://event/42"),
        ("openURL: \"iwool://event?id=1\"", "iwool://event?id=1"),
        ("openURL: rubbish", "rubbish"), ("widgetTap: \"iwool://stats\"", "iwool://stats"),
        ("widgetTap: Earnings", "iwool://stats"), ("widgetTap: today-active", "iwool://home"),
        ("widgetTap: Glance", "iwool://home"),
        ("widgetTap: Glance, activity: 42", "iwool://event/42"),
        ("widgetTap: List row, activity: '7', day: 86400", "iwool://event/7?day=86400"),
    ])
    func aTapHasALink(tap: String, link: String) throws {
        let reading = MarkedScenario(events: "  - {at: 0ms, \(tap), id: a}").reading
        let request = try #require(reading.scenarios.first?.requests.first, "\(reading.diagnostics)")
        #expect(request.link == link)
        #expect(request.outcome == IWoolDeepLink.parse(link))
        #expect(reading.diagnostics.isEmpty)
    }

    @Test(
        arguments: [
            ("quickAction: stats, via: ⟦onOpenURL⟧", "wrong-callback", "performActionFor"),
            ("quickAction: stats, via: ⟦willConnectTo⟧", "wrong-callback", "performActionFor"),
            ("openURL: \"iwool://home\", via: ⟦performActionFor⟧", "wrong-callback", "onOpenURL"),
            ("quickAction: stats, via: ⟦performAction⟧", "unknown-value", nil),
            ("quickAction: stats, via: ⟦[performActionFor]⟧", "wrong-type", nil),
            ("quickAction: stats, ⟦activity⟧: 4", "unknown-key", nil),
            ("widgetTap: ⟦Glanse⟧", "unknown-widget", "Glance"),
            ("widgetTap: ⟦Clock⟧", "unknown-widget", nil),
            ("widgetTap: Earnings, ⟦activity⟧: 4", "widget-tap", nil),
            ("widgetTap: Glance, ⟦day⟧: 4", "widget-tap", nil),
            ("widgetTap: ⟦List row⟧", "widget-tap", nil),
            ("widgetTap: ⟦Quick Countdown Live Activity⟧", "widget-tap", nil),
            ("widgetTap: Glance, activity: ⟦0⟧", "widget-tap", nil),
            ("widgetTap: Glance, activity: ⟦four⟧", "wrong-type", nil),
            ("widgetTap: \"iwool://home\", ⟦activity⟧: 4", "widget-tap", nil),
            ("openURL: ⟦[]⟧", "wrong-type", nil), ("openURL: ⟦{a: b}⟧", "wrong-type", nil),
            ("openURL: [\"iwool://home\", \"iwool://stats\"], id: ⟦a⟧", "link-count", nil),
            ("openURL: [\"iwool://home\", \"iwool://stats\"], ids: ⟦[a]⟧", "link-count", nil),
            ("openURL: \"iwool://home\", id: ⟦[a, b]⟧", "link-count", nil),
            ("openURL: [\"iwool://home\"], id: [a], ⟦ids⟧: [b]", "duplicate-key", nil),
            ("quickAction: stats, id: ⟦[]⟧", "link-count", nil),
            ("quickAction: stats, id: ⟦''⟧", "wrong-type", nil),
            ("quickAction: stats, echoOf: ⟦a⟧", "unknown-request", nil),
            ("quickAction: stats, id: a, echoOf: ⟦a⟧", "impossible-history", nil),
            ("quickAction:⟦⟧ ", "wrong-type", nil), ("quickAction: ⟦[stats]⟧", "wrong-type", nil),
        ] as [(String, String, String?)])
    func aMistakeIsFoundAtItsPlace(tap: String, code: String, suggestion: String?) {
        let scenario = MarkedScenario(events: "  - {at: 0ms, \(tap)}")
        scenario.expect([code])
        #expect(scenario.suggestion == suggestion)
    }

    @Test(
        arguments: [
            ("calender", "calendar"), ("last_bookmark", nil), ("event/x", nil),
        ] as [(String, String?)])
    func aQuickActionThatOpensNothingIsAHint(word: String, suggestion: String?) {
        let scenario = MarkedScenario(events: "  - {at: 0ms, quickAction: ⟦\(word)⟧}")
        scenario.expect(["unknown-destination"])
        #expect(scenario.reading.diagnostics.first?.severity == .hint)
        #expect(scenario.suggestion == suggestion)
        #expect(scenario.reading.scenarios.count == 1)
    }

    @Test func aLinkThatOpensNothingIsFine() {
        MarkedScenario(events: "  - {at: 0ms, quickAction: \"iwool://nowhere\"}\n  - {at: 0ms, openURL: x}")
            .expect([])
    }

    @Test func requestsWithoutANameAreCountedAmongThemselves() throws {
        let events =
            "  - {at: 0ms, quickAction: stats}\n  - {at: 0ms, quickAction: new, id: a}\n"
            + "  - {at: 0ms, openURL: [\"iwool://home\", \"iwool://cal\"]}\n"
            + "  - {at: 0ms, quickAction: rate, id: q2}\n  - {at: 0ms, quickAction: rate, id: 7}"
        let scenario = MarkedScenario(events: events, expect: "{pending: [q1, q3, q2]}")
        scenario.expect([])
        let requests = try #require(scenario.reading.scenarios.first?.requests)
        #expect(requests.map(\.id) == ["q1", "a", "q3", "q4", "q2", "7"])
        #expect(requests.map(\.isNamed) == [false, true, false, false, true, true])
    }

    @Test func aSetOfLinksIsOneTapOfSeveralRequests() throws {
        let events = "  - {at: 0ms, openURL: [\"iwool://home\", \"iwool://cal\"], id: [x, y], scene: s2}"
        let scenario = try #require(MarkedScenario(events: events).reading.scenarios.first)
        #expect(scenario.events.map(\.action) == [.tap(requests: [0, 1], echoOf: nil, via: nil)])
        #expect(scenario.requests.map(\.scene) == [1, 1])
        #expect(scenario.requests.map(\.path) == [.url, .url])
    }

    @Test func anIDNamesOneRequest() {
        let scenario = MarkedScenario(
            events: "  - {at: 0ms, quickAction: stats, id: a}\n  - {at: 0ms, quickAction: new, id: ⟦a⟧}\n"
                + "  - {at: 0ms, defaultNavigation: home, id: ⟦a⟧}")
        scenario.expect(["duplicate-request", "duplicate-request"])
        #expect(scenario.message == "the id 'a' comes twice: it stands at line 4 already")
    }

    @Test(
        arguments: [
            ("⟦tpa⟧", "unknown-request", "tap"), ("tap, ⟦tap⟧", "impossible-history", nil),
            ("⟦late⟧", "impossible-history", nil), ("⟦nav⟧", "unknown-request", nil),
            ("⟦[tap]⟧", "wrong-type", nil),
        ] as [(String, String, String?)])
    func aConnectionCarriesWhatWasTappedBefore(carries: String, code: String, suggestion: String?) {
        let scenario = MarkedScenario(
            events:
                "  - {at: 0ms, quickAction: stats, id: tap}\n  - {at: 0ms, defaultNavigation: home, id: nav}\n"
                + "  - {at: 5ms, sceneWillConnect: s2, carries: [\(carries)]}\n"
                + "  - {at: 9ms, quickAction: new, id: late}")
        scenario.expect([code])
        #expect(scenario.suggestion == suggestion)
    }

    @Test func twoConnectionsDoNotCarryTheSame() {
        let scenario = MarkedScenario(
            events:
                "  - {at: 0ms, quickAction: stats, id: tap}\n  - {at: 5ms, sceneWillConnect: s2, carries: [tap]}\n"
                + "  - {at: 9ms, sceneWillConnect: s3, carries: [⟦tap⟧]}")
        scenario.expect(["impossible-history"])
        #expect(
            scenario.message
                == "'sceneWillConnect' at line 6 carries 'tap', which 'sceneWillConnect' at line 5 carried already"
        )
    }

    @Test func carriesIsAList() {
        let scenario = MarkedScenario(
            events:
                "  - {at: 0ms, quickAction: stats, id: tap}\n  - {at: 5ms, sceneWillConnect: s2, carries: ⟦tap⟧}"
        )
        scenario.expect(["wrong-type"])
        #expect(scenario.mended?.contains("carries: [tap]") == true)
    }

    @Test func aTapThatIsNotUnderstoodIsNoSecondMistake() {
        MarkedScenario(
            events:
                "  - {at: 0ms, ⟦quickAktion⟧: stats, id: a}\n  - {at: 9ms, sceneWillConnect: s2, carries: [a]}",
            expect: "{opened: [a]}"
        ).expect(["unknown-event"])
    }

    @Test func manyNamesAreFoundAgain() throws {
        let count = 3_000
        let events = (0..<count).map { "  - {at: \($0)ms, quickAction: stats, id: tap-\($0)}" }
        let pending = (0..<count).reversed().map { "tap-\($0)" }.joined(separator: ", ")
        let scenario = MarkedScenario(
            events: events.joined(separator: "\n"), expect: "{pending: [\(pending)]}")
        scenario.expect([])
        #expect(scenario.reading.scenarios.first?.requests.last?.id == "tap-\(count - 1)")
    }
}
