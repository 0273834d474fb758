import IWoolShortcuts
import ShortcutsExport
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("The interactive editor")
struct EditorSessionTests {
    private static let text = """
        version: 1
        shortcuts:
          - home
          # support asked for this
          - calendar   # work days
          - stats
          - island

        """

    private func session(
        _ screen: ScriptedScreen, on folder: TemporaryFolder, language: Language = .english
    ) throws -> EditorSession {
        let path = try folder.write(Self.text, to: "shortcuts.yaml")
        let source = SourceText(name: "shortcuts.yaml", text: Self.text)
        let document = try #require(EditorDocument(source))
        return EditorSession(
            EditorState(document, named: "shortcuts.yaml", speaking: language), path: path, on: screen,
            saver: FileSaver(), style: .plain)
    }

    /// The picture after these keys.
    private func picture(
        _ keys: String, columns: Int = 80, rows: Int = 24, language: Language = .english
    ) throws -> String {
        let folder = try TemporaryFolder()
        let screen = ScriptedScreen(keys: keys)
        screen.size = (columns, rows)
        var session = try session(screen, on: folder, language: language)
        _ = session.run()
        for line in screen.lines { #expect(DisplayWidth.of(line) <= columns, "\(line)") }
        #expect(screen.lines.count <= rows)
        return screen.lines.joined(separator: "\n") + "\n"
    }

    @Test(
        "draws each of its pictures as it is kept in a file",
        arguments: [
            ("start", "", 80, 24), ("moved", "jK", 80, 24), ("full", "9 ", 80, 24),
            ("exchange", "x6", 80, 24), ("difference", "jKd", 80, 24), ("help", "?", 80, 24),
            ("leaving", "Jq", 80, 24), ("narrow", "jK", 59, 24), ("low", "jK", 80, 8),
            ("bottom", "bl", 80, 24), ("tiny", "", 20, 4),
        ])
    func pictures(name: String, keys: String, columns: Int, rows: Int) throws {
        let text = try picture(keys, columns: columns, rows: rows)
        Golden.expect(text, equals: "editor/\(name).txt")
    }

    @Test("aligns Chinese titles by the cells they take")
    func chinese() throws {
        Golden.expect(
            try picture("jK", language: .simplifiedChinese), equals: "editor/chinese.txt")
    }

    @Test("fits every size of a screen", arguments: [1, 2, 3, 5, 12, 40, 200])
    func sizes(columns: Int) throws {
        for rows in 1...26 {
            for keys in ["", "?", "jKd", "Jq", "9 "] {
                _ = try picture(keys, columns: columns, rows: rows)
            }
        }
    }

    @Test("saves what its keys did, with the comments, and leaves quietly")
    func saving() throws {
        let folder = try TemporaryFolder()
        var session = try session(ScriptedScreen(keys: "jK\rq"), on: folder)
        #expect(session.run() == .fine)
        #expect(
            session.savedWords
                == "wrote \(folder("shortcuts.yaml")): Calendar, Home, Statistics, Quick Countdown")
        #expect(
            try folder.text("shortcuts.yaml")
                == Self.text.replacing(
                    "  - home\n  # support asked for this\n  - calendar   # work days\n",
                    with: "  # support asked for this\n  - calendar   # work days\n  - home\n"))
    }

    @Test("undoes and does again, to the byte")
    func undoing() throws {
        let folder = try TemporaryFolder()
        var session = try session(ScriptedScreen(keys: "jKx4x uuu\u{12}\u{12}\u{12}uuu\r"), on: folder)
        _ = session.run()
        #expect(!session.state.document.isChanged)
        #expect(try folder.text("shortcuts.yaml") == Self.text)
    }

    @Test(
        "writes nothing when it is left, interrupted, ended or cut off",
        arguments: [("Jqy", Int32(0)), ("J\u{3}", 130), ("J", 130)])
    func leaving(keys: String, status: Int32) throws {
        let folder = try TemporaryFolder()
        var session = try session(ScriptedScreen(keys: keys), on: folder)
        #expect(session.run().rawValue == status)
        #expect(try folder.text("shortcuts.yaml") == Self.text)
    }

    @Test("ends with the number of a signal")
    func signals() throws {
        let folder = try TemporaryFolder()
        var session = try session(ScriptedScreen([.redraw, .ending(15)]), on: folder)
        #expect(session.run().rawValue == 143)
    }

    @Test("gives the terminal to the shell on ctrl-z")
    func suspending() throws {
        let folder = try TemporaryFolder()
        let screen = ScriptedScreen(keys: "\u{1A}q")
        var session = try session(screen, on: folder)
        #expect(session.run() == .fine)
        #expect(screen.suspensions == 1)
    }

    private static let theirs = text.replacing("  - home\n", with: "  - home   # theirs\n")

    @Test("saves over nobody's changes, and can make its own again on top of them")
    func reloading() throws {
        let folder = try TemporaryFolder()
        let screen = ScriptedScreen(keys: "3K\rr\rq")
        screen.beforeEvent = { if $0 == 2 { _ = try? folder.write(Self.theirs, to: "shortcuts.yaml") } }
        var session = try session(screen, on: folder)
        #expect(session.run() == .fine)
        let saved = try folder.text("shortcuts.yaml")
        #expect(saved.contains("- home   # theirs\n  - stats\n  # support asked for this\n  - calendar"))
    }

    @Test("saves elsewhere when the file was changed, and leaves that one alone")
    func savingElsewhere() throws {
        let folder = try TemporaryFolder()
        let other = "\(folder("other.yaml"))"
        let screen = ScriptedScreen(keys: "3K\ro\(other)\rq")
        screen.beforeEvent = { if $0 == 2 { _ = try? folder.write(Self.theirs, to: "shortcuts.yaml") } }
        var session = try session(screen, on: folder)
        #expect(session.run() == .fine)
        #expect(try folder.text("shortcuts.yaml") == Self.theirs)
        #expect(try folder.text("other.yaml").contains("- home\n  - stats\n"))
    }
}
