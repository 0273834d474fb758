import Foundation
import IWoolShortcuts
import LaunchSimulation
import TestSupport
import Testing

/// The scenarios that were made from public bug reports.
struct ScenarioFixtureTests {
    private static let files: [String] = {
        let folder = Fixtures.url("scenarios").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.first == "S" }.sorted()
    }()

    @Test func thereAreTwelve() {
        #expect(Self.files.count == 12)
    }

    @Test(arguments: files)
    func eachIsReadWithoutAWord(file: String) throws {
        let source = SourceText(name: file, bytes: try Fixtures.bytes("scenarios/\(file)"))
        let reading = ScenarioFile.read(source)
        // One of them tries an unknown word on purpose.
        let expected = file.hasPrefix("S11") ? ["unknown-destination"] : []
        #expect(reading.diagnostics.map(\.code.id) == expected, "\(reading.diagnostics.map(\.message))")
        #expect(reading.diagnostics.allSatisfy { $0.severity == .hint })
        let scenario = try #require(reading.scenarios.first)
        #expect(reading.scenarios.count == 1)
        #expect(scenario.title != nil)
        #expect(!scenario.events.isEmpty)
        #expect(scenario.expectation?.opened != nil)
    }

    private static let shipped: [String] = {
        let folder = Fixtures.root.appendingPathComponent("Defaults/scenarios").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }()

    @Test func thereAreShippedOnes() {
        #expect(Self.shipped.count >= 30)
    }

    @Test(arguments: shipped)
    func theShippedOnesAreReadWithoutErrors(file: String) throws {
        let url = Fixtures.root.appendingPathComponent("Defaults/scenarios/\(file)")
        let source = SourceText(name: file, bytes: Array(try Data(contentsOf: url)))
        let reading = ScenarioFile.read(source)
        #expect(reading.diagnostics.allSatisfy { $0.severity == .hint }, "\(reading.diagnostics)")
        #expect(!reading.scenarios.isEmpty)
    }

    @Test func aScenarioIsReadAsItIsWritten() throws {
        let bytes = try Fixtures.bytes("scenarios/S12-two-windows-one-target.yaml")
        let scenario = try #require(ScenarioFile.read(SourceText(name: "S12", bytes: bytes)).scenarios.first)
        #expect(scenario.start == .warm)
        #expect(scenario.scenes == ["s1", "s2"])
        #expect(scenario.given.connected == [0, 1])
        #expect(scenario.given.attached == [0, 1])
        #expect(scenario.requests.map(\.id) == ["a", "b"])
        #expect(scenario.requests.map(\.scene) == [1, 0])
        #expect(scenario.events.map(\.moment) == [100, 110, 150, 900].map { .at(.init(milliseconds: $0)) })
        #expect(scenario.events.first?.action == .scene(.sceneWillEnterForeground, 1))
        #expect(
            scenario.events.dropFirst().first?.action
                == .tap(requests: [0], echoOf: nil, via: .performActionFor))
        let opened = try #require(scenario.expectation?.opened)
        #expect(opened.map(\.request) == [0, 1])
        #expect(opened.map(\.destination) == ["calendar", "home"])
        #expect(opened.map(\.scene) == [1, 0])
    }
}
