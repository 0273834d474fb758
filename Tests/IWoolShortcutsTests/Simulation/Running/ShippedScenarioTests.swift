import Foundation
import IWoolShortcuts
import LaunchSimulation
import TestSupport
import Testing

struct ShippedScenarioTests {
    @Test func asManyAreShippedAsWereWritten() {
        #expect(ScenarioFolder.reports.files.count == 12)
        #expect(ScenarioFolder.reports.scenarios.count == 12)
        #expect(ScenarioFolder.shipped.files.count == 35)
        #expect(ScenarioFolder.shipped.scenarios.count == 220)
    }

    @Test(arguments: ScenarioFolder.reports.scenarios + ScenarioFolder.shipped.scenarios)
    func everyScenarioPasses(scenario: LaunchScenario) {
        let result = LaunchSimulator.simulate(scenario)
        #expect(scenario.expectation != nil)
        #expect(result.passed, "\(scenario.title ?? ""): \(result.failures) \(result.problems)")
    }

    /// Written out with every made event, a scenario needs no device, and ends in the same way.
    @Test(arguments: ScenarioFolder.reports.scenarios + ScenarioFolder.shipped.scenarios)
    func theExpandedScenarioEndsTheSameWay(scenario: LaunchScenario) throws {
        let result = LaunchSimulator.run(scenario)
        let text = ScenarioText(result.expanded).text
        let reading = ScenarioFile.read(SourceText(name: "expanded", text: text))
        let expanded = try #require(reading.scenarios.first, "\(reading.diagnostics.map(\.message))\n\(text)")
        let again = LaunchSimulator.run(expanded)
        #expect(again.problems.isEmpty, "\(again.problems.map(\.message))\n\(text)")
        #expect(again.requests.map(\.outcome) == result.requests.map(\.outcome), "\(text)")
        #expect(again.requests.map(\.at) == result.requests.map(\.at), "\(text)")
        #expect(again.final == result.final)
    }

    // MARK: Designs

    private struct Verdict: CustomStringConvertible {
        let name: String
        let value: String
        let file: String
        let title: String?

        /// `clears never: FILE (TITLE)`.
        init?(_ line: Substring) {
            let halves = line.split(separator: ": ", maxSplits: 1)
            guard halves.count == 2, let blank = halves[0].firstIndex(of: " ") else { return nil }
            name = String(halves[0][..<blank])
            value = String(halves[0][halves[0].index(after: blank)...])
            let place = halves[1].split(separator: " ", maxSplits: 1)
            file = String(place[0])
            title = place.count > 1 ? String(place[1].dropFirst().dropLast()) : nil
        }

        var description: String { "\(name) \(value)" }

        /// The words of the value, without the brackets of a list.
        var words: [String] {
            value.filter { !"[]".contains($0) }.split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    private static let verdicts: [Verdict] = {
        let bytes = (try? Fixtures.bytes("design-verdicts.txt")) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(Verdict.init)
    }()

    @Test func everyWrongValueHasAScenarioThatFailsUnderIt() {
        #expect(Self.verdicts.count == 49)
        for wrong in LaunchDesign.wrongValues {
            let rows = Self.verdicts.filter { $0.name == wrong.name && $0.value == wrong.value }
            #expect(!rows.isEmpty, "no scenario is named for \(wrong.name): \(wrong.value)")
        }
    }

    @Test func theNamedScenariosFailUnderTheWrongValue() throws {
        for verdict in Self.verdicts {
            let one = try #require(LaunchDesign.Switch.named(verdict.name), "\(verdict)")
            var design = LaunchDesign.reference
            try one.set(verdict.words, in: &design)
            let file = try #require(ScenarioFolder.shipped.files.first { $0.name == verdict.file })
            let named = file.scenarios.filter { verdict.title == nil || $0.title == verdict.title }
            #expect(!named.isEmpty || verdict.title != nil, "\(verdict.file) has no scenarios")
            let candidates =
                named.isEmpty
                ? file.scenarios.filter { $0.title?.hasPrefix(verdict.title ?? "") ?? false } : named
            let fails = candidates.contains { scenario in
                var changed = scenario
                changed.design = design
                return !LaunchSimulator.simulate(changed).failures.isEmpty
            }
            #expect(fails, "\(verdict.file) (\(verdict.title ?? "")) passes under \(verdict)")
        }
    }
}
