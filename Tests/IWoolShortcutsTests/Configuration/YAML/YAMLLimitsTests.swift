import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct YAMLLimitsTests {
    @Test func aMebibyteIsReadAndAByteMoreIsNot() {
        let text = "version: 1\nshortcuts: []\n"
        let filling = String(repeating: "#\n", count: 600_000)
        let most = Array((text + filling).utf8.prefix(1_048_576))
        #expect(YAMLLimitsTests.codes(most) == [])
        #expect(YAMLLimitsTests.codes(most + [0x0A]) == ["too-large"])
    }

    @Test(arguments: [("[", "]"), ("{a: ", "}"), ("[{a: ", "}]")])
    func sixtyFourCollectionsMayBeOpen(opening: String, closing: String) {
        // The root is one of them.
        let width = opening.hasPrefix("[{") ? 2 : 1
        let text = { (count: Int) in
            "version: 1\nshortcuts: []\nx-a: " + String(repeating: opening, count: count) + "[b]"
                + String(repeating: closing, count: count) + "\n"
        }
        #expect(YAMLLimitsTests.codes(Array(text(62 / width).utf8)) == [])
        #expect(YAMLLimitsTests.codes(Array(text(64 / width).utf8)) == ["too-deep"])
    }

    @Test func theSixtyFifthIsThePlace() {
        let text =
            "version: 1\nx: " + String(repeating: "[", count: 63) + "⟦[⟧" + String(repeating: "[", count: 99)
        MarkedConfiguration(text).expect(["too-deep"])
        let dashes = "version: 1\nx:\n  " + String(repeating: "- ", count: 63) + "⟦⟧- - - a\n"
        MarkedConfiguration(dashes).expect(["too-deep"])
    }

    @Test(arguments: ["[", "{", "[{", "- ", "? ", "a: [", "!t [", "&a [", "\"", "%TAG !", "*"])
    func noRepetitionKeepsTheReaderBusy(piece: String) {
        let bytes = Array(("version: 1\nx: " + String(repeating: piece, count: 200_000)).utf8)
        #expect(YAMLLimitsTests.codes(Array(bytes.prefix(1_048_576))).count == 1)
    }

    @Test func manyTagLinesAreRefused() {
        let lines = (0..<90_000).map { "%TAG !\(String($0, radix: 36))! x\n" }.joined()
        let bytes = Array((lines + "---\nversion: 1\nshortcuts: []\n").utf8.prefix(1_048_576))
        #expect(YAMLLimitsTests.codes(bytes) == ["too-large"])
    }

    @Test func thousandsOfMistakesAreNotAllShown() throws {
        let text = "version: 1\nshortcuts: [" + String(repeating: "a,", count: 100_000) + "]\n"
        let reading = ShortcutsFile.read(SourceText(name: "long.yaml", text: text))
        #expect(reading.diagnostics.count == 256)
        let last = try #require(reading.diagnostics.last)
        #expect(last.notes.contains("99745 more findings of this rule are not shown"))
    }

    private static func codes(_ bytes: [UInt8]) -> [String] {
        ShortcutsFile.read(SourceText(name: "large.yaml", bytes: bytes)).diagnostics.map(\.code.id)
    }
}
