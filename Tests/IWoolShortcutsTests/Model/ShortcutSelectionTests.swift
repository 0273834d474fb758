import IWoolShortcuts
import Testing

struct ShortcutSelectionTests {
    private func selection(_ names: String) throws -> ShortcutSelection {
        try ShortcutSelection(names.split(separator: " ").map { try #require(ShortcutOption($0)) })
    }

    @Test func changesDoWhatTheySay() throws {
        var menu = ShortcutSelection.default
        try menu.replace(.home, with: .scanner)
        #expect(menu == (try selection("scanner calendar stats island")))
        try menu.move(.scanner, to: 4)
        #expect(menu == (try selection("calendar stats island scanner")))
        try menu.move(.scanner, to: 1)
        try menu.swap(.scanner, .island)
        #expect(menu == (try selection("island calendar stats scanner")))
        try menu.remove(.calendar)
        try menu.add(.rate, at: 1)
        #expect(menu == (try selection("rate island stats scanner")))
        try menu.remove(.rate)
        try menu.add(.new)
        #expect(menu == (try selection("island stats scanner new")))
        menu.reset()
        #expect(menu == .default)
        try menu.set([])
        #expect(menu == ShortcutSelection())
    }

    private struct Refusal: Sendable, CustomStringConvertible {
        let description: String
        let error: SelectionError
        let change: @Sendable (inout ShortcutSelection) throws(SelectionError) -> Void
    }

    private static let refusals = [
        Refusal(description: "add to a full one", error: .full(.rate)) { menu throws(SelectionError) in
            try menu.add(.rate)
        },
        Refusal(description: "add again", error: .alreadySelected(.stats, position: 3)) {
            menu throws(SelectionError) in try menu.add(.stats)
        },
        Refusal(description: "remove what is not there", error: .notSelected(.new)) {
            menu throws(SelectionError) in try menu.remove(.new)
        },
        Refusal(description: "move what is not there", error: .notSelected(.new)) {
            menu throws(SelectionError) in try menu.move(.new, to: 1)
        },
        Refusal(description: "move too far", error: .noSuchPosition(5, last: 4)) {
            menu throws(SelectionError) in try menu.move(.home, to: 5)
        },
        Refusal(description: "move to nought", error: .noSuchPosition(0, last: 4)) {
            menu throws(SelectionError) in try menu.move(.home, to: 0)
        },
        Refusal(description: "swap with one not there", error: .notSelected(.rate)) {
            menu throws(SelectionError) in try menu.swap(.home, .rate)
        },
        Refusal(description: "replace one not there", error: .notSelected(.rate)) {
            menu throws(SelectionError) in try menu.replace(.rate, with: .new)
        },
        Refusal(description: "replace by one there", error: .alreadySelected(.island, position: 4)) {
            menu throws(SelectionError) in try menu.replace(.home, with: .island)
        },
        Refusal(description: "set one twice", error: .alreadySelected(.home, position: 1)) {
            menu throws(SelectionError) in try menu.set([.home, .rate, .home])
        },
        Refusal(description: "set five", error: .tooMany(5)) { menu throws(SelectionError) in
            try menu.set([.home, .rate, .new, .stats, .feedback])
        },
    ]

    @Test(arguments: refusals)
    private func whatCannotBeDoneIsRefusedAndChangesNothing(row: Refusal) {
        var menu = ShortcutSelection.default
        #expect(throws: row.error) { try row.change(&menu) }
        #expect(menu == .default)
        #expect(!row.error.description.isEmpty)
    }

    @Test func selectedToItselfNothingChanges() throws {
        var menu = ShortcutSelection.default
        try menu.replace(.home, with: .home)
        try menu.swap(.stats, .stats)
        try menu.move(.island, to: 4)
        #expect(menu == .default)
    }

    @Test func anOldListIsReadLeniently() throws {
        let names = ["cal", "watchface", "home", "calendar", "Stats", "stat", "new", "rate", "mail"]
        let (kept, dropped) = ShortcutSelection.reading(names)
        #expect(kept == (try selection("calendar home stats new")))
        #expect(dropped.map(\.name) == ["watchface", "calendar", "Stats", "rate", "mail"])
        #expect(dropped.map(\.position) == [2, 4, 5, 8, 9])
        #expect(
            dropped.map(\.reason) == [
                .unknown, .repeated(.calendar), .unknown, .noPlaceLeft(.rate), .noPlaceLeft(.feedback),
            ])
    }

    @Test func everySelectionOfAtMostFourIsAccepted() throws {
        var count = 0
        func extend(_ chosen: [ShortcutOption]) throws {
            #expect(try ShortcutSelection(chosen).options == chosen)
            count += 1
            guard chosen.count < ShortcutSelection.maximumCount else { return }
            for option in ShortcutOption.all where !chosen.contains(option) {
                try extend(chosen + [option])
            }
        }
        try extend([])
        #expect(count == 3_610)
    }
}

struct LanguageTests {
    @Test(arguments: [
        ("en_US.UTF-8", Language.english), ("C.UTF-8", .english), ("POSIX", .english),
        ("zh_TW.UTF-8", .traditionalChinese), ("zh_HK", .traditionalChinese),
        ("zh-Hant", .traditionalChinese),
        ("zh_CN.UTF-8", .simplifiedChinese), ("zh_SG", .simplifiedChinese), ("zh", .simplifiedChinese),
        ("zh_Hans_HK", .simplifiedChinese), ("de_DE.UTF-8", nil), ("", nil),
    ])
    func localesNameALanguage(locale: String, language: Language?) {
        #expect(Language(locale: locale) == language)
    }

    @Test(arguments: [
        ("16", "16.0"), ("16.2", "16.2"), ("17.0.3", "17.0"), ("16.", nil), ("x", nil), ("-1", nil),
    ])
    func versionsAreReadByTheirParts(text: String, shown: String?) {
        #expect(IOSVersion(text)?.description == shown)
    }

    @Test func versionsCompareAsNumbers() {
        #expect(IOSVersion(9, 3) < IOSVersion(16))
        #expect(IOSVersion(16, 10) > IOSVersion(16, 2))
        #expect(!ShortcutOption.island.isAvailable(on: IOSVersion(16, 1)))
        #expect(ShortcutOption.island.isAvailable(on: IOSVersion(16, 2)))
    }
}
