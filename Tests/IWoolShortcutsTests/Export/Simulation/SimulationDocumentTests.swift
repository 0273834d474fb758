import Foundation
import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport
import TestSupport
import Testing

/// The forms of a simulation that other tools read.
struct SimulationDocumentTests {
    private static let reports = Stories.all.map(\.report)

    @Test func theyAreKept() {
        Golden.expect(SimulationJUnit(Self.reports).text, equals: "timelines/all.junit.xml")
        Golden.expect(SimulationMarkdown(Self.reports).text, equals: "timelines/all.md")
        Golden.expect(SimulationGitHub(Self.reports).text, equals: "timelines/all.github.txt")
    }

    // MARK: JUnit

    @Test(.enabled(if: Tool.isInstalled("xmllint")), arguments: HostileText.all)
    func jUnitIsXMLWhateverATitleHolds(title: String) throws {
        let text = SimulationJUnit([Self.hostile(title)]).text
        let checked = try Tool.run("xmllint", "--noout", "-", input: text)
        #expect(checked.status == 0, "\(checked.errors)")
    }

    @Test func noTwoCasesHaveClassAndNameInCommon() {
        let reports = [Stories.device, Stories.device, Stories.coldFeedback, Stories.device]
        let text = SimulationJUnit(reports).text
        let names = text.matches(of: #/<testcase classname="launch.scenario" name="([^"]+)"/#).map { $0.1 }
        #expect(names.count == 4)
        #expect(Set(names).count == 4)
        #expect(names.contains("a scenario of launch.scenario.yaml (3)"))
    }

    @Test(arguments: [
        ("Defaults/scenarios/cold-rate.yaml", "Defaults.scenarios.cold-rate"),
        ("./../a.scenario.yml", "a.scenario"), (".yaml", ".yaml"), ("<stdin>", "&lt;stdin&gt;"),
        ("/", "scenarios"),
    ])
    func aCasesClassIsItsFile(file: String, name: String) {
        var story = StoryMaker("a")
        story.tap(0, "iwool://home")
        #expect(SimulationJUnit([story.report(file: file)]).text.contains("classname=\"\(name)\""))
    }

    @Test func withoutScenariosThereAreNoCases() {
        #expect(SimulationJUnit([SimulationReport]()).text.contains("tests=\"0\""))
        #expect(SimulationMarkdown([SimulationReport]()).text.isEmpty)
        #expect(SimulationGitHub([SimulationReport]()).text.isEmpty)
    }

    // MARK: Markdown

    /// Each text in a table has its cells, and each statement of a diagram its line.
    @Test(arguments: HostileText.all) func markdownKeepsItsShapeWhateverATitleHolds(title: String) throws {
        let lines = SimulationMarkdown([Self.hostile(title)]).text
            .split(separator: "\n", omittingEmptySubsequences: false)
        let rows = lines.filter { $0.unicodeScalars.first == "|" }
        #expect(rows.count == 3)
        for row in rows {
            let cells = row.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
            let escapes = cells.dropLast().count { cell in
                cell.reversed().prefix { $0 == "\\" }.count % 2 == 1
            }
            #expect(cells.count - 1 - escapes == 9, "\(row)")
        }
        #expect(lines.count { $0.hasPrefix("```") } == 2)
        let diagram = try #require(lines.split { $0.hasPrefix("```") }.dropFirst().first)
        let escape = #/#\d+;|<br/>/#.matchingSemantics(.unicodeScalar)
        for statement in diagram {
            let rest = statement.replacing(escape, with: "").unicodeScalars
            #expect(!rest.contains { ";#<&\"".unicodeScalars.contains($0) }, "\(statement)")
        }
    }

    @Test func semicolonsAndHashesAreNumbers() {
        let text = SimulationMarkdown([Self.hostile("a;b#c")]).text
        #expect(text.contains("accTitle: a#59;b#35;c\n"))
        #expect(text.contains("### ✗ a;b\\#c\n"))
    }

    // MARK: GitHub

    @Test(arguments: HostileText.all) func gitHubGetsALineForEachFinding(title: String) {
        let text = SimulationGitHub([Self.hostile(title)]).text
        let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map(String.init)
        #expect(lines.count == 2)
        for line in lines { #expect(line.hasPrefix("::error file=") || line.hasPrefix("::notice file=")) }
    }

    /// A scenario whose names are all the same text, and which fails.
    private static func hostile(_ text: String) -> SimulationReport {
        var story = StoryMaker(text, start: .warm, scenes: [text, "s2"])
        story.scene(100, .sceneWillEnterForeground)
        story.tap(110, "iwool://home?\(text)", id: text)
        story.expectNothing()
        return story.report()
    }
}
