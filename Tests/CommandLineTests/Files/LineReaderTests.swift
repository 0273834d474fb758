import Foundation
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("Lines of an open file")
struct LineReaderTests {
    @Test(
        "end at LF and CRLF; the last one may lack its break",
        arguments: [
            ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\r\n\r\nb\r", ["a", "", "b\r"]),
            ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}", []), ("\n\n", ["", ""]),
            ("é\n", ["é"]),
        ] as [(String, [String])])
    func lines(text: String, lines: [String]) throws {
        #expect(try read(text) == lines)
    }

    @Test("come in whole, however long they are and wherever a read ends")
    func longLines() throws {
        var random = SeededGenerator(seed: 4)
        var expected: [String] = []
        for _ in 0..<300 {
            let count = Int.random(in: 0..<12, using: &random) == 0 ? 400_000 : 3_000
            expected.append(String(repeating: "x", count: Int.random(in: 0..<count, using: &random)))
        }
        #expect(try read(expected.joined(separator: "\n") + "\n") == expected)
    }

    private func read(_ text: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let files = FileSystem()
        let file = try files.open(try folder.write(text, to: "lines.txt"))
        defer { files.abandon(file) }
        var reader = LineReader(file, files)
        var lines: [String] = []
        while try reader.readLines({ lines.append(String(decoding: $0, as: UTF8.self)) }) {}
        return lines
    }
}
