import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct SalvagedShortcutsTests {
    @Test func whatIsKnownIsKeptInOrder() {
        let salvaged = SalvagedShortcuts(of: "shortcuts: [cal, watchface, home]")
        #expect(salvaged.selection?.options == [.calendar, .home])
        #expect(salvaged.dropped.map(\.text) == ["watchface"])
        #expect(salvaged.dropped.map(\.line) == [1])
        #expect(salvaged.dropped.map(\.reason) == [.name(.unknown)])
    }

    @Test func everyDropHasItsLineAndReason() {
        let salvaged = SalvagedShortcuts(
            of: """
                version: 7
                x-fav: &fav home
                shortcuts:
                  - home
                  - 3
                  - ~
                  - [x]
                  - *fav
                  - !t cal
                  - "cal"
                  - stats
                  - &n new
                  - rate
                """)
        #expect(salvaged.selection?.options == [.home, .calendar, .stats, .new])
        #expect(salvaged.dropped.map(\.line) == [5, 6, 7, 8, 10, 13])
        #expect(
            salvaged.dropped.map(\.reason) == [
                .notAName, .notAName, .notAName, .notAName, .name(.repeated(.calendar)),
                .name(.noPlaceLeft(.rate)),
            ])
    }

    @Test func anEmptyListIsASelection() {
        let salvaged = SalvagedShortcuts(of: "shortcuts: []")
        #expect(salvaged.selection == ShortcutSelection())
        #expect(salvaged.dropped.isEmpty)
    }

    @Test(arguments: ["", "version: 1\n", "home\n", "version: 1\nshortcuts:\n", "[home]\n"])
    func withoutAListThereIsNoSelection(text: String) {
        let salvaged = SalvagedShortcuts(of: text)
        #expect(salvaged.selection == nil)
        #expect(salvaged.dropped.map(\.reason) == [.noList])
    }

    @Test func whatCantBeReadSaysWhy() throws {
        let salvaged = SalvagedShortcuts(of: "version: 1\nshortcuts: [home\n")
        #expect(salvaged.selection == nil)
        let dropped = try #require(salvaged.dropped.first)
        #expect(dropped.line == 2)
        #expect(dropped.reason == .unreadable("the bracket '[' is never closed"))
    }
}
