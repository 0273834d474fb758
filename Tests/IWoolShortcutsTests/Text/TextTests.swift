import IWoolShortcuts
import Testing

struct TextTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("ca", "abc", 3), ("home", "hoem", 1),
        ("stats", "satts", 1), ("kitten", "sitting", 3), ("abcd", "abcd", 0),
    ])
    func distancesAreThoseOfOptimalStringAlignment(left: String, right: String, distance: Int) {
        let words = (Array(left.unicodeScalars), Array(right.unicodeScalars))
        #expect(EditDistance.between(words.0, words.1, limit: 9) == distance)
        #expect(EditDistance.between(words.1, words.0, limit: distance) == distance)
        if distance > 0 { #expect(EditDistance.between(words.0, words.1, limit: distance - 1) == nil) }
    }

    @Test func theFirstOfTheTableWinsATie() {
        let rule = NearMiss(words: ["scan", "stat"])
        #expect(rule.name(near: "scat") == "scan")
        #expect(NearMiss(words: ["stat", "scan"]).name(near: "scat") == "stat")
    }

    @Test(arguments: [("ab", nil), ("hom", "home"), ("ho", nil), ("hxmx", nil), ("homexx", "home")])
    func shortWordsGetOneStepAndLongOnesTwo(typed: String, meant: String?) {
        #expect(NearMiss(words: ["home"]).name(near: typed) == meant)
    }

    @Test(arguments: [
        ("home", "'home'"), ("a\tb\n", "'a\\tb\\n'"), ("a\u{200B}b", "'a<U+200B>b'"),
        ("\u{1B}[31m", "'<U+001B>[31m'"), ("日历", "'日历'"), ("\u{A0}", "'<U+00A0>'"),
    ])
    func theUsersTextIsEchoedVisibly(text: String, shown: String) {
        #expect(VisibleText.quoted(text) == shown)
    }

    @Test func aLongTextIsCut() {
        let shown = VisibleText.quoted(String(repeating: "x", count: 61))
        #expect(shown == "'" + String(repeating: "x", count: 60) + "…'")
        #expect(!VisibleText.quoted(String(repeating: "x", count: 60)).contains("…"))
    }

    @Test(arguments: [("a", 1), ("日", 2), ("e\u{301}", 1), ("❤\u{FE0F}", 2), ("👩‍💻", 2), ("ｈ", 2), ("", 0)])
    func widthsAreThoseOfTerminals(text: String, cells: Int) {
        #expect(DisplayWidth.of(text) == cells)
    }

    @Test func editsChangeOnlyTheirRanges() {
        let bytes = Array("abcdef".utf8)
        let edits = [
            TextEdit(range: 0..<0, replacement: "X"), TextEdit(range: 1..<3, replacement: ""),
            TextEdit(range: 6..<6, replacement: "Y"), TextEdit(range: 6..<6, replacement: "Z"),
        ]
        #expect(String(decoding: TextEdit.apply(edits, to: bytes), as: UTF8.self) == "XadefYZ")
    }

    @Test func overlappingEditsAreOurMistake() async {
        await #expect(processExitsWith: .failure) {
            let edits = [
                TextEdit(range: 0..<2, replacement: ""), TextEdit(range: 1..<3, replacement: ""),
            ]
            _ = TextEdit.apply(edits, to: [1, 2, 3])
        }
    }
}
