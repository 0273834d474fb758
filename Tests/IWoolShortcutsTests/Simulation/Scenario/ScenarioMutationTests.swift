import Foundation
import IWoolShortcuts
import LaunchSimulation
import TestSupport
import Testing

/// Any text is read to its end, and every finding stands inside it.
struct ScenarioMutationTests {
    private static let text = """
        version: 1
        title: One of everything
        start: warm
        given: {scenes: [s1, s2], observers: [s1], sheet: s2, locked: true, ios: "16.1"}
        design: {timerFor: none, timer: 1s, readOn: [attach, announce]}
        events:
          - {at: 0ms, quickAction: feedback, id: a}
          - {wait: 5ms, openURL: ["iwool://home", "iwool://event/4"], id: [b, c], scene: s2}
          - {after: a opened, wait: 2ms, widgetTap: Glance, activity: 4, id: d, via: onOpenURL}
          - {at: 60ms, sceneWillConnect: s3, carries: [d], via: [willConnectTo], role: carPlay}
          - {at: 1.5s, defaultNavigation: home, id: n}
        expect:
          opened: [{destination: event, id: 4, request: c, within: 2ms, of: lock}, a]
          ignored: [{request: n, reason: explicitRequestWins}]
          shown: {a: nothing}
          final: event

        """

    @Test func theTextItselfIsFine() {
        let reading = ScenarioFile.read(SourceText(name: "x", text: Self.text))
        #expect(
            reading.diagnostics.map(\.code.id) == ["moot-switch"], "\(reading.diagnostics.map(\.message))")
    }

    @Test func everyByteMayBeMissingOrAnother() {
        let bytes = Array(Self.text.utf8)
        for index in bytes.indices {
            var shorter = bytes
            shorter.remove(at: index)
            check(shorter)
            for other in "{:$\n".utf8 {
                var changed = bytes
                changed[index] = other
                check(changed)
            }
        }
    }

    @Test func wordsMayStandAnywhere() {
        var random = SeededGenerator(seed: 20_261_201)
        let words = Self.text.split { " {}[],:\n\"".contains($0) }.map(String.init)
        for _ in 0..<1_000 {
            var text = Self.text
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                guard let from = words.randomElement(using: &random),
                    let to = words.randomElement(using: &random)
                else { continue }
                let places = text.ranges(of: from)
                if let place = places.randomElement(using: &random) { text.replaceSubrange(place, with: to) }
            }
            check(Array(text.utf8))
        }
    }

    private func check(_ bytes: [UInt8]) {
        let source = SourceText(name: "x", bytes: bytes)
        let reading = ScenarioFile.read(source)
        let bounds = 0...bytes.count
        for diagnostic in reading.diagnostics {
            let ranges = [diagnostic.range] + diagnostic.related.map(\.range)
            let edits = diagnostic.fixes.flatMap(\.edits).map(\.range)
            for range in ranges + edits {
                #expect(bounds.contains(range.lowerBound) && bounds.contains(range.upperBound))
            }
        }
        #expect(reading.hasErrors == reading.scenarios.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
}
