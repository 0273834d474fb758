import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct ConfigurationRuleTests {
    @Test(arguments: [
        "", "# c\n", "\u{FEFF}", "---\n", "⟦~⟧\n", "--- ⟦null⟧\n", "# c\n⟦NULL⟧ # c\n",
    ])
    func aFileThatSaysNothingIsEmpty(marked: String) {
        // Nothing written is reported at the start of the text.
        let start = marked.hasPrefix("\u{FEFF}") ? "\u{FEFF}⟦⟧" : "⟦⟧\(marked)"
        MarkedConfiguration(marked.contains("⟦") ? marked : start).expect(["empty"])
    }

    @Test(arguments: [
        ("⟦- home\n- cal⟧\n", "version: 1\nshortcuts:\n- home\n- cal\n"), ("⟦[home]⟧\n", nil),
        ("⟦home⟧\n", nil),
        ("⟦''⟧\n", nil), ("⟦3⟧\n", nil), ("⟦*a⟧\n", nil),
    ])
    func theFileIsAMapping(marked: String, mended: String?) {
        let configuration = MarkedConfiguration(marked)
        configuration.expect(["wrong-type"])
        #expect(configuration.mended == mended)
    }

    @Test(arguments: [
        "version: 1\n⟦version⟧: 2\nshortcuts: &a []\n", "version: 1\nshortcuts: []\n⟦\"shortcuts\"⟧: []\n",
        "version: 1\nx-a: {b: 1, ⟦b⟧: 1}\nshortcuts: []\n", "version: 1\nx-a: [{[b]: 1, ⟦[b]⟧: 1}]\n",
        "version: 1\nx-a:\n  ? {b: c, ⟦b⟧: d}\n  : e\n", "version: 1\nx-a: {*b : 1, ⟦*b⟧ : 1}\n",
        "version: 1\nx-a: {\"\\u0062\": 1, ⟦b⟧: 1}\n",
    ])
    func noMappingHasAKeyTwice(marked: String) {
        MarkedConfiguration(marked).expect(["duplicate-key"])
    }

    @Test func keysThatOnlyLookAlikeDiffer() {
        MarkedConfiguration("version: 1\nx-a: {é: 1, e\u{301}: 2, !t a: 1, a: 2}\nshortcuts: []\n").expect([])
    }

    @Test(arguments: [
        ("version: ⟦&a⟧ 1\nshortcuts: []\n", ["anchor"]), ("⟦&a⟧ version: 1\nshortcuts: []\n", ["anchor"]),
        ("⟦!!str⟧ version: 1\nshortcuts: []\n", ["tag"]), ("version: ⟦!!int⟧ 1\nshortcuts: []\n", ["tag"]),
        ("version: ⟦*a⟧\nshortcuts: []\n", ["alias"]), ("version: 1\nshortcuts: ⟦*a⟧\n", ["alias"]),
        ("version: 1\nshortcuts: ⟦!!seq⟧ [⟦&a⟧ home, ⟦!t⟧ ~, ⟦*b⟧]\n", ["tag", "anchor", "tag", "alias"]),
        ("version: 1\nshortcuts:\n  - [{a: ⟦&b⟧ c}]\n", ["anchor"]),
        ("version: 1\n⟦<<⟧: {a: b}\nshortcuts: []\n", ["merge-key"]),
        ("version: 2\nshortcuts: ⟦&a⟧ [x]\n", ["anchor"]),
    ])
    func nothingIsReferredToWhereTheToolEdits(marked: String, codes: [String]) {
        MarkedConfiguration(marked).expect(codes)
    }

    @Test(arguments: [
        "x-a: &a {k: [1], b: &b 2, c: *b, <<: *a}\nversion: 1\nshortcuts: []\n",
        "--- !!map\nversion: 1\nshortcuts: []\n", "&root\nversion: 1\nshortcuts: []\n",
        "x-a: !t [*none]\nversion: 1\nshortcuts: []\n",
    ])
    func elsewhereReferencesAreKept(text: String) {
        MarkedConfiguration(text).expect([])
    }

    @Test(arguments: [
        "2", "0", "-1", "+1", "01", "0x1", "0o1", "1.0", "1.", "1e0", ".inf", "-.inf", ".nan",
        "99999999999999999999",
    ])
    func otherNumbersAreOtherVersions(number: String) {
        let configuration = MarkedConfiguration("version: ⟦\(number)⟧\nx: [1]\nshortcuts: [x]\n")
        configuration.expect(["unsupported-version"])
        #expect(configuration.message.contains(number))
        #expect(configuration.mended == "version: 1\nx: [1]\nshortcuts: [x]\n")
    }

    @Test(arguments: [
        "one", "\"1\"", "'1'", "true", "~", "null", "[1]", "{a: 1}", "|-\n  1", "1,", "1_0", "v1",
    ])
    func theRestIsNoVersion(value: String) {
        let configuration = MarkedConfiguration("version: ⟦\(value)⟧\nshortcuts: [x]\n")
        configuration.expect(["wrong-type"])
        #expect(configuration.message.contains("must be the number 1"))
    }

    @Test(arguments: [
        ("⟦shortcuts⟧: []\n", "version: 1\nshortcuts: []\n"), ("⟦{}⟧\n", "{version: 1}\n"),
        ("{⟦shortcuts⟧: []}\n", "{version: 1, shortcuts: []}\n"),
        ("# c\r\n  ⟦shortcuts⟧: []\r\n", "# c\r\n  version: 1\r\n  shortcuts: []\r\n"),
        ("⟦versoin⟧: 1\nshortcuts: []\n", "version: 1\nshortcuts: []\n"),
        ("⟦\"Version\"⟧: 1\nshortcuts: []\n", "\"version\": 1\nshortcuts: []\n"),
        ("⟦version⟧: 1", "version: 1\nshortcuts: []"),
        ("⟦version⟧: 1 # c\n", "version: 1 # c\nshortcuts: []\n"),
        ("{⟦version⟧: 1}\n", "{version: 1, shortcuts: []}\n"),
        ("version: 1\n⟦shortcut⟧: []\n", "version: 1\nshortcuts: []\n"),
    ])
    func aMissingKeyCanBeWritten(marked: String, mended: String) {
        let configuration = MarkedConfiguration(marked)
        configuration.expect(["missing-key"])
        #expect(configuration.mended == mended)
    }

    @Test(arguments: [
        ("version: 1\nshortcuts:⟦⟧ # c\n", "version: 1\nshortcuts: [] # c\n"),
        ("version: 1\nshortcuts: ⟦~⟧\n", "version: 1\nshortcuts: []\n"),
        ("version: 1\nshortcuts: ⟦home⟧\n", "version: 1\nshortcuts: [home]\n"),
        ("version: 1\nshortcuts: ⟦home, cal⟧\n", "version: 1\nshortcuts: [home, cal]\n"),
        ("version: 1\nshortcuts:\n  ⟦-home\n  -cal⟧\n", "version: 1\nshortcuts:\n  [home, cal]\n"),
        ("version: 1\nshortcuts: ⟦{home, cal}⟧\n", "version: 1\nshortcuts: [home, cal]\n"),
        ("version: 1\nshortcuts:\n  ⟦home: 1\n  cal: 2⟧\n", nil), ("version: 1\nshortcuts: ⟦3⟧\n", nil),
        ("version: 1\nshortcuts: ⟦|\n  - home⟧\n", nil), ("version: 1\nshortcuts: ⟦true⟧\n", nil),
    ])
    func theListIsAList(marked: String, mended: String?) {
        let configuration = MarkedConfiguration(marked)
        configuration.expect(["wrong-type"])
        #expect(configuration.message.contains("list"))
        #expect(configuration.mended == mended)
    }
}
