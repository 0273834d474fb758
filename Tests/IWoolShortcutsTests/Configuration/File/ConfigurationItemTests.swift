import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct ConfigurationItemTests {
    @Test(arguments: [
        "~", "null", "Null", "NULL", "3", "0x1", "0o7", "1.5", ".inf", ".nan", "-1", "[x]", "[]", "- x",
        "{a: b}",
        "a: b", "? a",
    ])
    func anItemIsText(value: String) {
        MarkedConfiguration("version: 1\nshortcuts:\n  - home\n  - ⟦\(value)⟧\n").expect(["wrong-type"])
    }

    @Test func anItemThatIsNotWrittenIsShownAtItsDash() {
        MarkedConfiguration("version: 1\nshortcuts:\n  - home\n  ⟦-⟧ # c\n").expect(["wrong-type"])
        MarkedConfiguration("version: 1\nshortcuts:\n⟦-⟧\n").expect(["wrong-type"])
    }

    @Test(arguments: [
        "on", "off", "yes", "no", "true", "nULL", "\"3\"", "'null'", "\"\"", "settings", "event", "日历",
        "\"a\\0b\"", "x#y",
    ])
    func anythingElseIsNoName(value: String) {
        let configuration = MarkedConfiguration("version: 1\nshortcuts:\n  - ⟦\(value)⟧ # c\n")
        configuration.expect(["unknown-option"])
        for option in ShortcutOption.all {
            #expect(configuration.message.contains(option.canonicalName))
        }
        #expect(configuration.reading.diagnostics.first?.suggestion == nil)
    }

    @Test(arguments: [
        ("calender", "calendar", "calendar"), ("Home", "home", "home"), ("\" home\"", "home", "\"home\""),
        ("'Quick Countdown'", "island", "'island'"), ("scanr", "scanner", "scanner"),
        ("cla", "calendar", "calendar"),
        ("\"ho\\u200bme\"", "home", "\"home\""),
    ])
    func aNearMissIsMendedInItsQuotes(written: String, suggestion: String, mended: String) {
        let configuration = MarkedConfiguration("version: 1\nshortcuts: [stats, ⟦\(written)⟧ ]\n")
        configuration.expect(["unknown-option"])
        #expect(configuration.reading.diagnostics.first?.suggestion == suggestion)
        #expect(configuration.mended == "version: 1\nshortcuts: [stats, \(mended) ]\n")
    }

    @Test(arguments: [
        ("- ⟦home\n    - cal⟧\n", "- home\n  - cal\n"),
        ("- ⟦home\n   - cal\n   - new⟧\n", "- home\n  - cal\n  - new\n"),
    ])
    func aDashThatIsIndentedTooDeepIsPointedOut(marked: String, mended: String) throws {
        let configuration = MarkedConfiguration("version: 1\nshortcuts:\n  \(marked)")
        configuration.expect(["unknown-option"])
        #expect(try #require(configuration.reading.diagnostics.first?.notes.first).contains("indented"))
        #expect(configuration.mended == "version: 1\nshortcuts:\n  \(mended)")
    }

    @Test func severalNamesInOneItemBecomeSeveral() {
        let configuration = MarkedConfiguration("version: 1\nshortcuts: [⟦home cal⟧]\n")
        configuration.expect(["unknown-option"])
        #expect(configuration.mended == "version: 1\nshortcuts: [home, cal]\n")
    }

    @Test(arguments: [
        ("- calendar\n- home\n- ⟦cal⟧\n", ["cal", "calendar", "3"]),
        ("- cal\n- ⟦'calendar'⟧\n", ["cal", "calendar", "3"]), ("- home\n- ⟦\"home\"⟧\n", ["home", "3"]),
        ("- stat\n- ⟦statistics⟧\n", ["stat", "statistics", "'stats'", "3"]),
    ])
    func anOptionComesOnce(marked: String, words: [String]) {
        let configuration = MarkedConfiguration("version: 1\nshortcuts:\n\(marked)")
        configuration.expect(["duplicate-option"])
        for word in words { #expect(configuration.message.contains(word)) }
    }

    @Test func everyRepetitionIsReported() {
        MarkedConfiguration("version: 1\nshortcuts: [home, ⟦home⟧, ⟦home⟧]\n")
            .expect(["duplicate-option", "duplicate-option"])
    }

    @Test(arguments: [
        ("[home, cal, stats, new, ⟦rate⟧, scan]", ["too-many"]),
        ("[home, cal, stats, new, ⟦⟦home⟧⟧]", ["too-many", "duplicate-option"]),
        (
            "[⟦a⟧, ⟦b⟧, ⟦3⟧, home, ⟦⟦[x]⟧⟧]",
            ["unknown-option", "unknown-option", "wrong-type", "too-many", "wrong-type"]
        ),
        ("\n- home\n- cal\n- ⟦home⟧\n- new\n⟦⟦-⟧⟧\n- stats", ["duplicate-option", "too-many", "wrong-type"]),
    ])
    func theFifthItemOfAnyKindIsTooMany(marked: String, codes: [String]) {
        MarkedConfiguration("version: 1\nshortcuts: \(marked)\n").expect(codes)
    }

    @Test(arguments: [
        "? version\n: 1\n? shortcuts\n: - home\n  - cal\n", "'version': 1\n\"shortcuts\": [home, \"cal\"]\n",
        "version: 1\nshortcuts:\n- home\n# c\n\n- >-\n  cal\n",
        "version:\t1\r\nshortcuts:\r\n- home\r\n- |-\r\n  cal",
        "%YAML 1.1\n--- {shortcuts: [home, cal,], version: 1} # c\n...\n...\n",
        "version: 1\rshortcuts: [home\r,cal]\r",
        "  version: 1\n  shortcuts:\n  - \"h\\u006Fme\"\n  - 'cal'\n",
    ])
    func allWaysOfWritingAreRead(text: String) {
        let reading = MarkedConfiguration(text).reading
        #expect(reading.file?.selection.options == [.home, .calendar], "\(reading.diagnostics)")
        #expect(reading.file?.layout.items.map(\.name) == ["home", "cal"])
    }

    @Test(arguments: [
        ("version: 1\nshortcuts: [home, x]\n", ["home", "x"]),
        ("version: 1\nshortcuts: [a, a, a, a, a]\n", ["a", "a", "a", "a", "a"]),
        ("version: 1\nshortcuts: [home, 3]\n", nil), ("version: 1\nshortcuts: home\n", nil),
        ("version: 2\n", nil),
    ])
    func theLayoutIsKnownWhenOnlyNamesAreWrong(text: String, names: [String]?) {
        let reading = MarkedConfiguration(text).reading
        #expect(reading.file == nil)
        #expect(reading.layout?.items.map(\.name) == names)
    }
}
