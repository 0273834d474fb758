import Foundation
import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport
import TestSupport
import Testing

/// What the shipped scenarios say in Chinese is Chinese, but for the names of things.
struct SimulationWordsTests {
    private static let reports: [SimulationReport] = {
        let folder = Fixtures.root.appendingPathComponent("Defaults/scenarios")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.sorted().flatMap { file -> [SimulationReport] in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else { return [] }
            let source = SourceText(name: file, bytes: Array(data))
            return ScenarioFile.read(source).scenarios.map { SimulationReport(source, result(of: $0)) }
        }
    }()

    /// What comes of a scenario in which nothing has a name of the file's, and no message of its own.
    private static func result(of scenario: LaunchScenario) -> SimulationResult {
        var scenario = scenario
        (scenario.title, scenario.expectation) = ("T", nil)
        for request in scenario.requests.indices { scenario.requests[request].id = "R\(request)" }
        var result = LaunchSimulator.simulate(scenario)
        result.warnings = []
        return result
    }

    /// Words of English sentences that no name holds.
    private static var english: Regex<(Substring, Substring)> {
        #/\b(waits|stored|taken|accepted|announced|dropped|ignored|superseded|given|timer|over|until|asks|sheet|nothing|opens|opened|after|its|default|the|is|not|yet|reads?|seen|again|same)\b/#
    }

    @Test(arguments: [Language.simplifiedChinese, .traditionalChinese])
    func noEnglishSentenceIsLeft(language: Language) {
        #expect(Self.reports.count > 40)
        for report in Self.reports {
            let texts = TimelineSVG([report], in: language).text
                .matches(of: #/<text [^>]*>([^<]*)<\/text>/#).map { String($0.1) }
            for text in texts where text != report.source.name {
                let words = text.replacing(#/iwool:\S*/#, with: "")
                #expect(words.firstMatch(of: Self.english) == nil, "\(report.source.name): \(text)")
            }
        }
    }
}
