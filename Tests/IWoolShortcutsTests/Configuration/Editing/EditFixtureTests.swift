import Foundation
import IWoolShortcuts
import ShortcutsConfiguration
import TestSupport
import Testing

struct EditFixtureTests {
    static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: Fixtures.url("edits").path))?.sorted() ?? []

    @Test func allFixturesAreThere() {
        #expect(EditFixtureTests.names.count == 20)
    }

    @Test(arguments: names)
    func anEditGivesTheVeryBytes(name: String) throws {
        let before = try Fixtures.bytes("edits/\(name)/before.yaml")
        let after = try Fixtures.bytes("edits/\(name)/after.yaml")
        let command = String(decoding: try Fixtures.bytes("edits/\(name)/command.txt"), as: UTF8.self)
        let edit = try #require(EditWords(command)?.edit)
        let outcome = try ShortcutsEditor(SourceText(name: "before.yaml", bytes: before)).outcome(of: edit)
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == String(decoding: after, as: UTF8.self))
        #expect(outcome.bytes == after)
    }
}
