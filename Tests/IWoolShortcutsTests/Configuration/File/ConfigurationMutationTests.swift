import IWoolShortcuts
import ShortcutsConfiguration
import TestSupport
import Testing

struct ConfigurationMutationTests {
    private static let original = Array(ShortcutsFile.render(.default).utf8)

    @Test func everyByteOfTheDefaultCanBeMissing() {
        for index in Self.original.indices {
            var bytes = Self.original
            bytes.remove(at: index)
            Self.check(bytes, "without byte \(index)")
        }
    }

    @Test(arguments: UInt8.min...UInt8.max)
    func everyByteOfTheDefaultCanBeAnother(byte: UInt8) {
        for index in Self.original.indices {
            var bytes = Self.original
            bytes[index] = byte
            Self.check(bytes, "byte \(index) is \(byte)")
        }
    }

    @Test func noMixtureOfYAMLBreaksTheReader() {
        var random = SeededGenerator(seed: 20_261)
        let pieces = [
            "version: 1\n", "shortcuts:\n", "shortcuts: ", "  - home\n", "- cal\n", "\t", " ", "  ", "\n",
            "\r\n", "\r", "# c\n", "[", "]", "{", "}", ",", ": ", ":", "? ", "- ", "&a ", "*a", "!t ",
            "!!str ",
            "!<x> ", "\"", "'", "|\n", ">-\n", "|2+\n", "---\n", "...\n", "%YAML 1.2\n", "%TAG !e! x\n", "<<",
            "<<<<<<< a\n", "=======\n", "é", "日本", "👩‍🚀", "\\", "\\x4", "~", "null", "3", "x-a",
            "\u{FEFF}", "\u{85}", "\u{2028}", "\u{0}", "@", "`",
        ].map { Array($0.utf8) }
        for round in 0..<8_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...24, using: &random) {
                bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            if round % 4 == 0 {
                let index = Int.random(in: bytes.indices, using: &random)
                bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            Self.check(bytes, "round \(round)")
            _ = SalvagedShortcuts(of: bytes)
            var sink = DiagnosticSink()
            let source = SourceText(name: "mixed.yaml", bytes: bytes)
            guard let root = YAMLDocument.read(source, into: &sink)?.root else { continue }
            Self.checkTree(root, in: source.range) { "round \(round)" }
        }
    }

    /// Reads the bytes; all places lie in the file, and what is right gives no error.
    private static func check(_ bytes: [UInt8], _ story: @autoclosure () -> String) {
        let source = SourceText(name: "mutated.yaml", bytes: bytes)
        let reading = ShortcutsFile.read(source)
        let hasErrors = reading.diagnostics.contains { $0.severity == .error }
        if hasErrors != (reading.file == nil) {
            Issue.record("\(story()): \(reading.diagnostics)")
        }
        for diagnostic in reading.diagnostics {
            let places =
                [diagnostic.range] + diagnostic.related.map(\.range)
                + diagnostic.fixes.flatMap { $0.edits.map(\.range) }
            for place in places where place.lowerBound < 0 || place.upperBound > bytes.count {
                Issue.record("\(story()): \(place) is not in the file: \(diagnostic.message)")
            }
            for fix in diagnostic.fixes { _ = TextEdit.apply(fix.edits, to: bytes) }
            if diagnostic.message.contains("this is not YAML") {
                Issue.record("\(story()) has no words of our own: \(diagnostic.message)")
            }
        }
        if let root = reading.layout?.root { checkTree(root, in: source.range, story) }
    }

    /// Every node lies in its parent, behind its neighbour.
    private static func checkTree(_ node: YAMLNode, in parent: ByteRange, _ story: () -> String) {
        let range = node.fullRange
        if range.lowerBound < parent.lowerBound || range.upperBound > parent.upperBound {
            Issue.record("\(story()): a node at \(range) leaves its parent at \(parent)")
        }
        var children: [YAMLNode] = node.sequence?.items ?? []
        for pair in node.mapping?.pairs ?? [] { children += [pair.key, pair.value] }
        var end = node.range.lowerBound
        for child in children {
            if child.fullRange.lowerBound < end { Issue.record("\(story()): nodes overlap at \(end)") }
            end = child.fullRange.upperBound
            checkTree(child, in: node.range, story)
        }
    }
}
