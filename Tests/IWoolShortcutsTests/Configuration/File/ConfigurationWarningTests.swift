import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct ConfigurationWarningTests {
    @Test(arguments: [
        ("version: 1\n⟦theme⟧: dark\nshortcuts: []\n", nil, "version: 1\nx-theme: dark\nshortcuts: []\n"),
        ("version: 1\n⟦'theme'⟧: dark\nshortcuts: []\n", nil, "version: 1\n'x-theme': dark\nshortcuts: []\n"),
        ("version: 1\n⟦output⟧: []\nshortcuts: []\n", "outputs", "version: 1\noutputs: []\nshortcuts: []\n"),
        ("version: 1\n⟦shortcut⟧: []\nshortcuts: []\n", "shortcuts", nil),
        ("version: 1\n⟦[a]⟧: 1\nshortcuts: []\n", nil, nil),
        ("version: 1\n⟦~⟧: 1\nshortcuts: []\n", nil, nil),
        ("version: 1\n⟦*a⟧ : 1\nshortcuts: []\n", nil, nil),
        ("version: 1\nshortcuts: []\n⟦\"<<\"⟧: 1\n", nil, "version: 1\nshortcuts: []\n\"x-<<\": 1\n"),
    ])
    func anUnknownKeyIsAWarningAndKept(marked: String, suggestion: String?, mended: String?) {
        let configuration = MarkedConfiguration(marked)
        configuration.expect(["unknown-key"])
        #expect(configuration.reading.file?.selection.options == [])
        #expect(configuration.reading.diagnostics.first?.severity == .warning)
        #expect(configuration.reading.diagnostics.first?.suggestion == suggestion)
        #expect(configuration.mended == mended)
    }

    @Test func strictlyAnUnknownKeyIsAnError() {
        let configuration = MarkedConfiguration("version: 1\n⟦theme⟧: dark\nshortcuts: []\n", isStrict: true)
        configuration.expect(["unknown-key"])
        #expect(configuration.reading.file == nil)
        #expect(configuration.reading.diagnostics.first?.severity == .error)
    }

    @Test(arguments: ["x-", "x-a", "\"x-b\"", "outputs"])
    func knownKeysAndOnesOwnAreSilent(key: String) {
        MarkedConfiguration("version: 1\n\(key): 1\nshortcuts: []\n", isStrict: true).expect([])
    }

    @Test(arguments: [
        ("version: 1\n⟦shortcts⟧: []\n", ["missing-key"]),
        ("version: 1\n⟦shortcts⟧: []\n⟦shortcut⟧: []\n", ["missing-key", "unknown-key"]),
        ("version: ⟦2⟧\ntheme: dark\n", ["unsupported-version"]),
    ])
    func aKeyThatWasTakenForAMissingOneGetsNoWarning(marked: String, codes: [String]) {
        MarkedConfiguration(marked).expect(codes)
    }

    @Test(arguments: [
        (IOSVersion(16, 0), "on iOS 16.0 and 16.1 the menu has one row: Quick Countdown needs iOS 16.2"),
        (IOSVersion(16, 1), "on iOS 16.1 the menu has one row: Quick Countdown needs iOS 16.2"),
        (IOSVersion(15, 4), "on iOS 15.4 to 16.1 the menu has one row: Quick Countdown needs iOS 16.2"),
    ])
    func whatAnOlderIOSDoesNotShowIsNamed(version: IOSVersion, message: String) {
        let configuration = MarkedConfiguration("version: 1\nshortcuts: [⟦countdown⟧, home]\n", iOS: version)
        configuration.expect(["unavailable-option"])
        #expect(configuration.message == message)
        #expect(configuration.reading.file != nil)
    }

    @Test func aNewerIOSShowsAll() {
        MarkedConfiguration("version: 1\nshortcuts: [countdown, home]\n", iOS: IOSVersion(16, 2)).expect([])
        MarkedConfiguration("version: 1\nshortcuts: [countdown, home]\n", iOS: IOSVersion(26)).expect([])
    }

    @Test func theDefaultHasThreeRowsOnTheFirstSupportedIOS() {
        let configuration = MarkedConfiguration(
            "version: 1\nshortcuts: [home, cal, stats, ⟦island⟧]\n", iOS: IOSVersion(16, 0))
        #expect(configuration.message.contains("three rows"))
    }
}
