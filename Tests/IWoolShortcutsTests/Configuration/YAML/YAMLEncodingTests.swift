import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct YAMLEncodingTests {
    @Test(arguments: [
        ("version: 1\n# a⟦\u{0}⟧b\n", "U+0000"), ("version: 1\n# ⟦\u{1B}⟧[31m\n", "U+001B"),
        ("version: 1\n# é⟦\u{7F}⟧\n", "U+007F"), ("version: 1⟦\u{85}⟧shortcuts: []\n", "U+0085"),
        ("version: 1\n# ⟦\u{2028}⟧\n", "U+2028"), ("version: 1\n# ⟦\u{2029}⟧\n", "U+2029"),
        ("version: 1\n⟦\u{FEFF}⟧shortcuts: []\n", "byte order mark"),
        ("\u{FEFF}⟦\u{FEFF}⟧version: 1\n", "U+FEFF"),
        ("version: 1\n# ⟦\u{FFFE}⟧\n", "U+FFFE"), ("# ⟦\u{9F}⟧\n", "U+009F"),
    ])
    func charactersThatCantStandThereAreNamed(marked: String, name: String) {
        let configuration = MarkedConfiguration(marked)
        configuration.expect(["encoding"])
        #expect(configuration.message.contains(name))
    }

    @Test(
        arguments: [
            ([0xE9], 0), ([0xC3], 0), ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF8], 0), ([0x80], 0), ([0xC3, 0xA9, 0xE9], 2),
            ([0xF0, 0x9F, 0x98], 0),
        ] as [([UInt8], Int)])
    func theFirstByteThatIsNotUTF8IsThePlace(bytes: [UInt8], index: Int) throws {
        let source = SourceText(name: "bytes.yaml", bytes: Array("# ".utf8) + bytes)
        let found = try #require(ShortcutsFile.read(source).diagnostics.first)
        #expect(found.code == .encoding)
        #expect(found.range == 2 + index..<3 + index)
        #expect(found.message.contains("UTF-8"))
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x76, 0], "UTF-16LE"), ([0xFE, 0xFF, 0, 0x76], "UTF-16BE"),
            ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
            ([0x76, 0, 0x65, 0], "UTF-16LE"),
            ([0, 0x76, 0, 0x65], "UTF-16BE"), ([0x76, 0, 0, 0], "UTF-32LE"), ([0, 0, 0, 0x76], "UTF-32BE"),
            ([0x76, 0], "NUL"), ([0, 0x76, 0x65, 0x72], "NUL"),
        ] as [([UInt8], String)])
    func otherFormsOfUnicodeAreNamed(bytes: [UInt8], name: String) throws {
        let source = SourceText(name: "wide.yaml", bytes: bytes)
        let found = try #require(ShortcutsFile.read(source).diagnostics.first)
        #expect(found.code == .encoding)
        #expect(found.message.contains(name))
    }
}
