import IWoolShortcuts
import ShortcutsExport
import Testing

struct SelectionDifferenceTests {
    @Test(arguments: [
        (
            ["home", "calendar", "stats", "island"], ["calendar", "home", "stats", "rate"],
            "Calendar 2 -> 1, - Quick Countdown, + Rate App"
        ),
        (
            ["home", "calendar", "stats", "island"], ["island", "home", "calendar", "stats"],
            "Quick Countdown 4 -> 1"
        ),
        (["home", "calendar"], ["home", "calendar"], "no change"),
        (
            ["home", "calendar", "stats"], ["stats", "calendar", "home"],
            "Statistics 3 -> 1, Home 1 -> 3"
        ),
        ([], ["feedback"], "+ Feedback"),
    ])
    func fewestMovesAreTold(old: [String], new: [String], words: String) throws {
        let difference = SelectionDifference(from: try selection(old), to: try selection(new))
        #expect(difference.words(in: .english) == words)
    }

    @Test func markdownShowsBothMenus() throws {
        let old = try selection(["home", "calendar"])
        let new = try selection(["home"])
        let text = SelectionDifference(from: old, to: new).markdown(from: old, to: new, in: .english)
        #expect(
            text == """
                **Home Screen quick actions:** - Calendar

                | | before | after |
                |---|---|---|
                | 1 | Home | Home |
                | 2 | Calendar |  |

                """)
    }

    private func selection(_ names: [String]) throws -> ShortcutSelection {
        try ShortcutSelection(names.map { try #require(ShortcutOption($0)) })
    }
}
