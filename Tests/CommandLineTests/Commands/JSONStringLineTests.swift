import Testing

@testable import iwool_shortcuts

@Suite("A line that is one JSON string")
struct JSONStringLineTests {
    @Test(
        "gives its text",
        arguments: [
            (#""""#, ""), (#" "iwool:\/\/home" "#, "iwool://home"),
            (#""\"\\\b\f\n\r\t""#, "\"\\\u{8}\u{C}\n\r\t"),
            (#""\u00e9\uD83D\ude00""#, "é😀"), (#""\ud83d x""#, "\u{FFFD} x"),
            (#""\ud83d\u0041""#, "\u{FFFD}A"),
            (#""é""#, "é"),
        ])
    func text(line: String, text: String) {
        #expect(bytes(of: Array(line.utf8)).map { String(decoding: $0, as: UTF8.self) } == text)
    }

    @Test(
        "and nothing else is one",
        arguments: [
            "", "null", "42", "\"", "\"a", "a\"", "\"a\"b\"", "\"a\" \"b\"", #""\x""#, #""\u12""#,
            #""\u12g4""#,
            #""\""#, "\"a\tb\"", "[\"a\"]", "\"\\ud83d\\u\"",
        ])
    func other(line: String) {
        #expect(bytes(of: Array(line.utf8)) == nil)
        #expect(bytes(of: [0x22, 0xFF, 0x22]) == nil)
    }

    private func bytes(of line: [UInt8]) -> [UInt8]? {
        line.withUnsafeBufferPointer { JSONStringLine.bytes(of: $0) }
    }
}
