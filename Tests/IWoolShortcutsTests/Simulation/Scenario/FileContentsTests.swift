import IWoolShortcuts
import LaunchSimulation
import ShortcutsConfiguration
import Testing

/// What a file is, told by its keys.
struct FileContentsTests {
    @Test(arguments: [
        ("version: 1\nevents: []\n", FileContents.scenario), ("events: []\nshortcuts: []\n", .scenario),
        ("version: 1\nclears: never\n", .design), ("title: mine\n'lock': waits\n", .design),
        ("version: 1\nshortcuts: [home]\n", .configuration),
        ("version: 1\nshortcuts: []\nlinks: all\n", .configuration),
        ("version: 1\n", nil), ("", nil), ("[events]\n", nil), ("clear: never\n", nil),
    ])
    func aKeyTells(text: String, kind: FileContents?) throws {
        var sink = DiagnosticSink()
        let document = try #require(YAMLDocument.read(SourceText(name: "x", text: text), into: &sink))
        #expect(FileContents.kind(of: document) == kind)
    }

    @Test(arguments: [
        ("---\n---\nversion: 1\nevents: []\n", FileContents.scenario), ("version: 1\nevents: [\n", .scenario),
        ("version: 1\nclears: [\n", .design), ("shortcuts: [home\nclears: 1\n", .configuration),
        ("", nil), ("# events:\n", nil), ("  events: [\n", nil),
    ])
    func aFileIsToldByItsFirstDocumentOrItsLines(text: String, kind: FileContents?) {
        #expect(FileContents.kind(of: SourceText(name: "x", text: text)) == kind)
    }
}
