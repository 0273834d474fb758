import Foundation
import IWoolShortcuts
import ShortcutsConfiguration
import TestSupport
import Testing

struct DefaultsTests {
    @Test func theShippedConfigurationIsTheRenderedDefault() throws {
        let bytes = Array(try Data(contentsOf: DefaultsTests.url("shortcuts.yaml")))
        #expect(String(decoding: bytes, as: UTF8.self) == ShortcutsFile.render(.default))
        let reading = ShortcutsFile.read(SourceText(name: "shortcuts.yaml", bytes: bytes))
        #expect(reading.file?.selection == .default)
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func theShippedSchemaIsTheOneThatTheTableMakes() throws {
        let bytes = Array(try Data(contentsOf: DefaultsTests.url("shortcuts.schema.json")))
        #expect(bytes == ShortcutsSchema.bytes(), "write it anew with 'iwool-shortcuts schema'")
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
    }

    @Test func theModelineNamesTheSchemaBesideIt() throws {
        let first = ShortcutsFile.render(.default).split(separator: "\n")[0]
        let path = try #require(first.split(separator: "=").last)
        #expect(FileManager.default.fileExists(atPath: DefaultsTests.url(String(path)).path))
    }

    private static func url(_ name: String) -> URL {
        Fixtures.root.appendingPathComponent("Defaults").appendingPathComponent(name)
    }
}
