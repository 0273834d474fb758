import IWoolShortcuts
import Testing

struct DestinationTests {
    @Test func everyNameBelongsToOneDestination() {
        let names = Destination.all.flatMap(\.names)
        #expect(Set(names).count == names.count)
        for destination in Destination.all {
            for name in destination.names { #expect(Destination(name) == destination) }
        }
    }

    @Test func namesAreExactLowerCase() {
        for name in Destination.all.flatMap(\.names) {
            #expect(name.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x2D })
            #expect(Destination(name.uppercased()) == nil)
        }
        #expect(Destination("event") == nil)
        #expect(Destination("") == nil)
    }

    @Test func everyOptionHasATitleInEveryLanguage() {
        for option in ShortcutOption.all {
            let missing = Set(Language.allCases).subtracting(option.titledLanguages)
            #expect(missing.isEmpty, "\(option) lacks a title in \(missing)")
        }
    }

    @Test func placesOfTheMenuAreOneToCount() {
        let canonical = ShortcutOption.all.map(\.canonicalName)
        #expect(
            canonical == [
                "home", "calendar", "stats", "island", "new", "reminders", "scanner", "rate", "feedback",
            ])
        #expect(ShortcutSelection.default.options == Array(ShortcutOption.all.prefix(4)))
    }

    @Test(arguments: [
        ("calender", "calendar"), ("hoem", "home"), ("satts", "stats"), ("HOME", "home"),
        ("Scann", "scanner"), ("feedbak", "feedback"),
    ])
    func nearMissesAreGuessed(typed: String, meant: String) {
        #expect(ShortcutOption.nearMiss.name(near: typed)?.canonicalName == meant)
    }

    @Test(arguments: ["widget", "", "xy", "settings", "home home"])
    func farWordsAreNot(typed: String) {
        #expect(ShortcutOption.nearMiss.name(near: typed) == nil)
    }
}
