import IWoolShortcuts
import LaunchSimulation
import Testing

/// The table of switches.
struct LaunchDesignSwitchTests {
    @Test func thereIsOneForEachChoiceOfADesign() {
        let fields = Mirror(reflecting: LaunchDesign.reference).children.compactMap(\.label)
        #expect(Set(LaunchDesign.Switch.all.map(\.name)) == Set(fields))
        #expect(LaunchDesign.Switch.all.count == fields.count)
        #expect(LaunchDesign.Switch.all.count == 23)
    }

    @Test(arguments: LaunchDesign.Switch.all)
    func everyValueIsExplained(one: LaunchDesign.Switch) {
        #expect(one.summary.hasSuffix("."))
        for value in one.values {
            #expect(value.meaning.hasSuffix("."), "\(one.name): \(value.word)")
            let lines = value.swift.split(separator: "\n", omittingEmptySubsequences: false)
            #expect((1...8).contains(lines.count), "\(one.name): \(value.word)")
            #expect(lines.allSatisfy { $0.count <= 90 }, "\(one.name): \(value.word)")
        }
    }

    @Test(arguments: LaunchDesign.Switch.all)
    func everyValueIsReadAndWritten(one: LaunchDesign.Switch) throws {
        for value in one.values {
            var design = LaunchDesign.reference
            try one.set([value.word], in: &design)
            #expect(one.words(in: design) == [value.word])
            let others = LaunchDesign.Switch.all.filter { $0.name != one.name }
            #expect(others.allSatisfy { $0.text(in: design) == $0.defaultText })
        }
    }

    @Test(arguments: [
        ("seenIn", "[configurationForConnecting, willConnectTo, performActionFor]"),
        ("connectionLinks", "read"),
        ("keptIn", "buffer"), ("wins", "latest"), ("validates", "beforeStoring"), ("clears", "whenTaken"),
        ("survives", "never"), ("duplicates", "ignoredInActivation"), ("attaches", "subscribeThenTake"),
        ("readOn", "[attach, announce]"), ("timer", "400ms"), ("timerFor", "coldSheets"),
        ("opensWhen", "sceneActive"), ("onResign", "pauses"), ("lock", "waits"), ("sheet", "waits"),
        ("expires", "120s"), ("livesWith", "scene"), ("coldMeans", "sceneConnection"),
        ("heardBy", "itsScene"),
        ("defaultNavigation", "yields"), ("links", "all"), ("ui", "SwiftUI"),
    ])
    func theDefaultIsTheDesignThatShips(name: String, value: String) throws {
        let one = try #require(LaunchDesign.Switch.named(name))
        #expect(one.defaultText == value)
        #expect(!one.isWrong(in: .reference))
        #expect(LaunchDesign.reference.differences.isEmpty)
    }

    @Test func theWrongValuesAreThoseOfTheTable() {
        let wrong = LaunchDesign.wrongValues.map { "\($0.name): \($0.value)" }
        #expect(
            wrong == [
                "seenIn: [willConnectTo, performActionFor]",
                "seenIn: [configurationForConnecting, performActionFor]",
                "seenIn: [configurationForConnecting, willConnectTo]",
                "connectionLinks: ignored", "keptIn: queue", "keptIn: perSource", "keptIn: nowhere",
                "wins: first", "validates: afterTaking", "clears: never", "survives: acrossLaunches",
                "duplicates: kept", "duplicates: ignoredForever", "attaches: takeThenSubscribe",
                "readOn: [announce]", "readOn: [attach]", "timerFor: everyOpen", "timerFor: none",
                "opensWhen: timerFires", "onResign: drops", "lock: opensAnyway", "sheet: opensAnyway",
                "expires: never", "livesWith: process", "coldMeans: processAge", "heardBy: everyScene",
                "defaultNavigation: overwrites", "links: first",
            ])
        for value in LaunchDesign.wrongValues {
            #expect(
                value.design.differences.map { "\($0.name): \($0.value)" } == [
                    "\(value.name): \(value.value)"
                ])
            #expect(LaunchDesign.Switch.named(value.name)?.isWrong(in: value.design) == true)
        }
    }

    @Test(arguments: [
        ("readOn", ["attach", "announce", "activate"], false), ("readOn", ["announce", "attach"], false),
        ("readOn", ["attach", "activate"], true), ("readOn", [], true), ("ui", ["UIKit"], false),
        ("timer", ["2s"], false), ("expires", ["5m"], false), ("expires", ["never"], true),
    ])
    func onlyWhatReadsLessOrElseIsWrong(name: String, words: [String], isWrong: Bool) throws {
        let one = try #require(LaunchDesign.Switch.named(name))
        var design = LaunchDesign.reference
        try one.set(words, in: &design)
        #expect(one.isWrong(in: design) == isWrong)
    }
}
