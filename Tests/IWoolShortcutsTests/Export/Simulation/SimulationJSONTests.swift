import Foundation
import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport
import TestSupport
import Testing

struct SimulationJSONTests {
    @Test func theDocumentIsKept() {
        let bytes = SimulationJSON.bytes(of: Stories.all.map(\.report))
        Golden.expect(String(decoding: bytes, as: UTF8.self), equals: "timelines/all.json")
    }

    /// Every key of the contract is there, sorted, null where there is nothing.
    @Test func theContractsKeysAreThere() throws {
        var story = StoryMaker(nil)
        story.tap(0, "iwool://event/42?day=0.5", id: "a", source: .widgetTap)
        let text = String(decoding: SimulationJSON.bytes(of: [story.report()]), as: UTF8.self)
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(root.keys.sorted() == ["scenarios", "schemaVersion"])
        let scenario = try #require((root["scenarios"] as? [[String: Any]])?.first)
        #expect(
            scenario.keys.sorted() == [
                "failures", "file", "final", "passed", "requests", "timeline", "title", "warnings",
            ])
        #expect(scenario["title"] is NSNull && scenario["final"] is NSNull)
        let request = try #require((scenario["requests"] as? [[String: Any]])?.first)
        #expect(
            request.keys.sorted() == [
                "activity", "at", "by", "day", "destination", "id", "outcome", "path", "reason", "scene",
                "shown", "source",
            ])
        #expect(request["shown"] is NSNull && request["at"] is NSNull)
        #expect(request["outcome"] as? String == "pending")
        #expect(text.contains("\"day\": 0.5,"))
        let entry = try #require((scenario["timeline"] as? [[String: Any]])?.first)
        #expect(entry.keys.sorted() == ["at", "event", "lane", "request"])
        let warning = try #require((scenario["warnings"] as? [[String: Any]])?.first)
        #expect(warning.keys.sorted() == ["code", "message", "request"])
    }

    @Test func wholeDaysAreIntegers() {
        var story = StoryMaker("a")
        story.tap(0, "iwool://event/9223372036854775807?day=1893456000", id: "a")
        let text = String(decoding: SimulationJSON.bytes(of: [story.report()]), as: UTF8.self)
        #expect(text.contains("\"day\": 1893456000,"))
        #expect(text.contains("\"activity\": 9223372036854775807,"))
    }

    @Test func withoutScenariosTheListIsEmpty() {
        let text = String(decoding: SimulationJSON.bytes(of: [SimulationReport]()), as: UTF8.self)
        #expect(text == "{\n  \"scenarios\": [],\n  \"schemaVersion\": 1\n}\n")
    }
}
