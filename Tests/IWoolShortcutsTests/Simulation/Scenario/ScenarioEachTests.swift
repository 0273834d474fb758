import IWoolShortcuts
import LaunchSimulation
import Testing

/// One document that stands for many scenarios.
struct ScenarioEachTests {
    private static let tap = "  - {at: 0ms, quickAction: $option, id: a}"

    @Test func everyCombinationIsAScenario() throws {
        let scenario = MarkedScenario(
            events: Self.tap, start: "cold",
            more: "title: Opens\neach: {option: [home, feedback], device: [fast, slow]}\ndevice: $device\n",
            expect: "{opened: [{destination: $option, request: a}]}")
        scenario.expect([])
        let scenarios = scenario.reading.scenarios
        #expect(
            scenarios.map(\.title) == [
                "Opens (home, fast)", "Opens (home, slow)", "Opens (feedback, fast)",
                "Opens (feedback, slow)",
            ])
        #expect(scenarios.map(\.device?.name) == ["fast", "slow", "fast", "slow"])
        #expect(scenarios.compactMap(\.requests.first?.link).last == "iwool://feedback")
        #expect(scenarios.compactMap(\.expectation?.opened?.first?.destination).first == "home")
    }

    @Test func allMeansEveryOption() {
        let scenario = MarkedScenario(events: Self.tap, more: "each: {option: all}\n")
        scenario.expect([])
        #expect(
            scenario.reading.scenarios.compactMap(\.requests.first?.link) == ShortcutOption.all.map(\.link))
        #expect(scenario.reading.scenarios.map(\.title) == ShortcutOption.all.map(\.canonicalName))
    }

    @Test func aTitleThatSaysTheValueIsLeftAlone() {
        let scenario = MarkedScenario(
            events: Self.tap, more: "title: Opens $option warm\neach: {option: [cal]}\n")
        #expect(scenario.reading.scenarios.map(\.title) == ["Opens cal warm"])
        #expect(scenario.reading.scenarios.first?.requests.first?.link == "iwool://cal")
    }

    @Test func aDeviceNeedsNoLineOfItsOwn() {
        let events = "  - {at: 0ms, quickAction: stats, id: a}"
        let scenario = MarkedScenario(events: events, start: "cold", more: "each: {device: all}\n")
        scenario.expect([])
        #expect(scenario.reading.scenarios.map(\.device?.name) == ["fast", "typical", "slow"])
    }

    @Test(arguments: [
        ("each: {option: ⟦alle⟧}\n", ["wrong-type"]),
        ("each: {option: [hom, home]}\n", ["unknown-destination"]),
        ("each: {option: [home, ⟦home⟧]}\n", ["duplicate-value"]), ("each: {option: ⟦[]⟧}\n", ["wrong-type"]),
        ("each: ⟦all⟧\n", ["wrong-type"]), ("each: {option: all, ⟦devise⟧: all}\n", ["unknown-key"]),
        ("each: {option: all, device: [⟦slwo⟧]}\n", ["unknown-value"]),
        ("each: {option: all, ⟦device⟧: all}\ndevice: slow\n", ["unused-variable"]),
    ])
    func aMistakeInEachIsFoundAtItsPlace(more: String, codes: [String]) {
        let marked = more.contains("⟦") ? more : "each: {option: [⟦hom⟧, home]}\n"
        MarkedScenario(events: Self.tap, start: "cold", more: marked).expect(codes)
    }

    @Test(arguments: [
        ("⟦$option⟧", "unknown-variable"), ("⟦$optoin⟧", "unknown-variable"),
        ("⟦iwool://$device⟧", "unknown-variable"),
    ])
    func aVariableWithoutValuesIsAMistake(link: String, code: String) {
        MarkedScenario(events: "  - {at: 0ms, openURL: \(link), id: a}").expect([code])
    }

    @Test func otherDollarsAreText() {
        let events = "  - {at: 0ms, openURL: \"iwool://home?price=$5&x=$y\", id: a}"
        let scenario = MarkedScenario(events: events, more: "title: costs $option\n")
        scenario.expect([])
        #expect(scenario.reading.scenarios.first?.requests.first?.link == "iwool://home?price=$5&x=$y")
    }

    @Test func aMistakeOfEveryCombinationIsSaidOnce() {
        let events = "\(Self.tap)\n  - {at: 1ms, lock: ⟦no⟧}"
        MarkedScenario(events: events, more: "each: {option: all}\n").expect(["wrong-type"])
    }
}
