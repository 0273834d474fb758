import Foundation
import IWoolShortcuts
import LaunchSimulation
import Testing

/// The schemas of scenarios and designs say what the tables say.
struct LaunchSchemaTests {
    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func aScenarioHasAPropertyForEveryEvent() throws {
        let schema = try object(ScenarioSchema.bytes())
        let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
        let event = try #require(definitions["event"])
        let properties = try #require(event["properties"] as? [String: Any])
        let names = LaunchScenario.EventName.allCases.map(\.rawValue)
        let keys = LaunchScenario.EventKey.allCases.map(\.rawValue)
        #expect(Set(properties.keys) == Set(names + keys))
        let rules = try #require(event["allOf"] as? [[String: Any]])
        #expect(rules.count == 2 + names.count)
    }

    @Test func everyReferenceHasADefinition() throws {
        let text = String(decoding: ScenarioSchema.bytes(), as: UTF8.self)
        let definitions = try #require(try object(ScenarioSchema.bytes())["definitions"] as? [String: Any])
        let used = Set(text.matches(of: #/#\/definitions\/(\w+)/#).map { String($0.1) })
        #expect(used == Set(definitions.keys))
    }

    @Test func aDesignHasAPropertyForEverySwitch() throws {
        let properties = try #require(
            try object(DesignSchema.bytes())["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(LaunchDesign.Switch.all.map(\.name) + ["version", "title"]))
        #expect(properties["clears"]?["enum"] as? [String] == ["whenTaken", "never"])
    }
}
