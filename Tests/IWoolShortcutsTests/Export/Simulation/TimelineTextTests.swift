import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport
import TestSupport
import Testing

struct TimelineTextTests {
    @Test(arguments: Stories.all.indices, [48, 80, 120, 200])
    func picturesAreKept(story: Int, columns: Int) {
        let (name, report) = Stories.all[story]
        let text = TimelineText(report, style: .plain, columns: columns).text
        Golden.expect(text, equals: "timelines/\(name)-\(columns).txt")
    }

    @Test(arguments: Stories.all.indices, [40, 71, 72, 80, 95, 133])
    func noLineIsWiderThanTheTerminal(story: Int, columns: Int) {
        let text = TimelineText(Stories.all[story].report, style: .plain, columns: columns).text
        // The title and what is said about the file are lines to search for, and are not broken.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        for line in lines.prefix(while: { !$0.hasPrefix("launch.scenario.yaml") }) {
            #expect(DisplayWidth.of(line) <= columns, "\(line)")
            #expect(line.last != " ", "\(line)|")
        }
    }

    @Test(arguments: Stories.all.indices) func coloursStandBesideTheWords(story: Int) {
        let report = Stories.all[story].report
        let colored = TimelineText(report, style: .colored, columns: 80).text
        let plain = TimelineText(report, style: .plain, columns: 80).text
        #expect(colored != plain)
        #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    }

    @Test func amongManyWhatPassedIsOneLine() {
        let passed = TimelineText(Stories.twoWindows, style: .plain, columns: 80, isBrief: true).text
        #expect(passed == "✓ passed: Two windows, only the one addressed may open\n")
        let warned = TimelineText(Stories.twoRequests, style: .plain, columns: 80, isBrief: true).text
        #expect(warned.hasPrefix("✓ passed: A newer request wins, rubbish displaces nothing\n\nlaunch."))
        #expect(warned.contains("hint: no expectation mentions first"))
        for report in [Stories.failures, Stories.impossible] {
            let full = TimelineText(report, style: .plain, columns: 80).text
            #expect(TimelineText(report, style: .plain, columns: 80, isBrief: true).text == full)
        }
    }

    @Test(arguments: HostileText.all) func whateverATitleHoldsItStaysOnItsLine(title: String) {
        var story = StoryMaker(title, scenes: [title])
        story.tap(0, title, id: title)
        story.at(5, .launch(inBackground: false))
        story.connect(60, carries: [0])
        let text = TimelineText(story.report(), style: .plain, columns: 80).text
        let lines = text.split(separator: "\n")
        #expect(text.unicodeScalars.starts(with: "- asserts nothing: ".unicodeScalars))
        for line in lines {
            #expect(!line.unicodeScalars.contains { VisibleText.isInvisible($0) }, "\(line)")
        }
        #expect(lines.count { $0.contains("design: ") } == 1)
    }

    @Test func theDesignIsNamed() {
        var story = StoryMaker("a")
        story.change { $0.designOrigin = .file("app.design.yaml") }
        let text = TimelineText(story.report(), style: .plain, columns: 80).text
        #expect(text.hasPrefix("- asserts nothing: a\n  design: app.design.yaml\n"))
        #expect(text.contains("nothing happened"))
        #expect(text.contains("no requests"))
    }
}

struct SimulationTallyTests {
    @Test func theCountsAreTold() {
        var tally = SimulationTally()
        #expect(tally.words == "no scenarios")
        tally.count(.failed)
        #expect(tally.words == "1 scenario: 1 failed")
        for verdict in [SimulationReport.Verdict.assertsNothing, .passed, .assertsNothing, .passed] {
            tally.count(verdict)
        }
        #expect(tally.words == "5 scenarios: 2 passed, 2 assert nothing, 1 failed")
        #expect(tally.total == 5)
    }
}
