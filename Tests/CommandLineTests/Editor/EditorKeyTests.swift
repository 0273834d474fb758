import Testing

@testable import iwool_shortcuts

@Suite("Keys")
struct EditorKeyTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let bytes: String
        let keys: [EditorKey]
        var testDescription: String { bytes.debugDescription }

        init(_ bytes: String, _ keys: EditorKey...) {
            self.bytes = bytes
            self.keys = keys
        }
    }

    private static let rows = [
        Row("jK", .character("j"), .character("K")),
        Row("\r", .enter), Row("\n", .enter), Row("\u{7F}", .backspace),
        Row("\u{3}\u{12}\u{1A}", .control("c"), .control("r"), .control("z")),
        Row("\u{1B}[A\u{1B}[B", .up, .down), Row("\u{1B}OA\u{1B}OB", .up, .down),
        Row("\u{1B}[1;3A\u{1B}[1;3B", .moveUp, .moveDown), Row("\u{1B}\u{1B}[A", .moveUp),
        Row("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", .home, .end, .home, .end),
        Row("日é", .character("日"), .character("é")),
        Row("\u{1B}[200~q\r\u{1B}[201~x", .pasted("q\r"), .character("x")),
        Row("\u{1B}[15~\u{1B}[3;5~j", .character("j")),
        Row("\u{1B}[999999999999999999999999999999999999999999j"),
    ]

    @Test("come out the same however their bytes are cut", arguments: rows)
    func cuts(row: Row) {
        let bytes = Array(row.bytes.utf8)
        for size in 1...max(1, bytes.count) {
            var decoder = EditorKey.Decoder()
            var keys: [EditorKey] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                keys += decoder.keys(from: bytes[start..<min(start + size, bytes.count)])
            }
            if row.keys.isEmpty { continue }
            #expect(keys == row.keys, "in pieces of \(size)")
        }
    }

    @Test("take a lone escape for itself when nothing followed in time")
    func escape() {
        var decoder = EditorKey.Decoder()
        #expect(decoder.keys(from: [0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.timeOut() == [.escape])
        #expect(!decoder.isWaiting)
    }

    @Test("never trap, whatever the bytes are")
    func anything() {
        var state: UInt64 = 7
        let alphabet: [UInt8] = [
            0x1B, 0x5B, 0x4F, 0x3B, 0x31, 0x33, 0x41, 0x7E, 0x32, 0x30, 0xE6, 0x97, 0xFF, 0x00, 0x6A,
        ]
        for _ in 0..<3_000 {
            var decoder = EditorKey.Decoder()
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                _ = decoder.keys(from: [alphabet[Int(state >> 33) % alphabet.count]])
            }
            _ = decoder.timeOut()
        }
    }
}
