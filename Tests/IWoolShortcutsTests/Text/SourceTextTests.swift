import IWoolShortcuts
import TestSupport
import Testing

struct SourceTextTests {
    @Test func linesEndAtEveryKindOfBreak() {
        let source = SourceText(name: "x", text: "a\nb\r\nc\rd")
        #expect(source.lineCount == 4)
        #expect((1...4).map { source.text(source.lineRange($0)) } == ["a", "b", "c", "d"])
        #expect((1...4).map { source.fullLineRange($0).count } == [2, 3, 2, 1])
    }

    @Test func otherSeparatorsEndNoLine() {
        #expect(SourceText(name: "x", text: "a\u{85}b\u{2028}c\u{0B}d").lineCount == 1)
    }

    @Test(arguments: [
        ("⟦⟧", 1, 1), ("a⟦⟧", 1, 2), ("a\n⟦⟧", 2, 1), ("\u{FEFF}⟦⟧a", 1, 1), ("\u{FEFF}é⟦⟧", 1, 2),
        ("\t⟦⟧x", 1, 2), ("été 🏖⟦⟧", 1, 6), ("a\r\n\r\n⟦⟧", 3, 1), ("e\u{301}⟦⟧", 1, 3),
    ])
    func columnsCountCodePoints(marked: String, line: Int, column: Int) {
        let text = MarkedText(marked)
        let source = SourceText(name: "x", text: text.text)
        let expected = LinePosition(line: line, column: column)
        #expect(source.position(at: text.ranges[0].lowerBound) == expected)
    }

    @Test func anOffsetInsideACharacterHasItsColumn() {
        let source = SourceText(name: "x", text: "a🏖b")
        #expect((1...4).map { source.position(at: $0).column } == [2, 2, 2, 2])
        #expect(source.position(at: 5).column == 3)
    }

    @Test func everyOffsetOfAnyBytesHasAPlace() {
        var state: UInt64 = 42
        for _ in 0..<2_000 {
            var bytes: [UInt8] = []
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append([0x0A, 0x0D, 0xEF, 0xBB, 0xBF, 0x61, 0xC3, 0xA9, 0xFF][Int(state >> 33) % 9])
            }
            let source = SourceText(name: "x", bytes: bytes)
            var last = LinePosition(line: 1, column: 1)
            for offset in 0...bytes.count {
                let position = source.position(at: offset)
                #expect(position >= last, "\(bytes) at \(offset)")
                last = position
            }
            let lines = (1...source.lineCount).map { source.fullLineRange($0) }
            #expect(lines.flatMap { bytes[$0] } == bytes)
        }
    }
}
