import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct EditBytesTests {
    /// A list before and after an edit.
    struct Row: CustomTestStringConvertible {
        let command: String
        let before: String
        let after: String

        init(_ command: String, _ before: String, _ after: String) {
            self.command = command
            self.before = before
            self.after = after
        }

        var testDescription: String { "\(command): \(before.debugDescription)" }
    }

    private static func expect(_ row: Row) throws {
        let edit = try #require(EditWords(row.command)?.edit)
        let head = "version: 1\n"
        let outcome = try ShortcutsEditor(SourceText(name: "", text: head + row.before)).outcome(of: edit)
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == head + row.after)
    }

    @Test(arguments: [
        // A gap that all neighbours have, on the side of the displaced item, or before a new last one.
        Row(
            "add new 2", "shortcuts:\n- home\n\n- cal\n\n- stats\n",
            "shortcuts:\n- home\n\n- new\n\n- cal\n\n- stats\n"),
        Row("add new", "shortcuts:\n- home\n\n\n- cal\n", "shortcuts:\n- home\n\n\n- cal\n\n\n- new\n"),
        Row("add new", "shortcuts:\n- home\n\n- cal", "shortcuts:\n- home\n\n- cal\n\n- new"),
        Row(
            "add new first", "shortcuts:\n\n# f\n\n- home\n\n- cal\n",
            "shortcuts:\n\n# f\n\n- new\n\n- home\n\n- cal\n"),
        // Gaps that differ, or hold a comment, are not copied.
        Row(
            "add new 2", "shortcuts:\n- home\n\n# f\n\n- cal\n", "shortcuts:\n- home\n\n# f\n\n- new\n- cal\n"
        ),
        Row(
            "add new", "shortcuts:\n- home\n\n- cal\n- stats\n",
            "shortcuts:\n- home\n\n- cal\n- stats\n- new\n"),
        // Dash, spacing and quotes of the neighbour; quotes only where all have the same.
        Row(
            "add new 1", "shortcuts:\n -   'home'\n - 'cal'\n",
            "shortcuts:\n -   'new'\n -   'home'\n - 'cal'\n"),
        Row(
            "add new", "shortcuts:\n -   \"home\"\n - 'cal'\n",
            "shortcuts:\n -   \"home\"\n - 'cal'\n - new\n"),
        Row("add qrcode", "shortcuts:\n-\n  home\n", "shortcuts:\n-\n  home\n- qrcode\n"),
        // Below the comments far right, which are the last item's own.
        Row("add new", "shortcuts:\n- home\n      # h\n# f\n", "shortcuts:\n- home\n      # h\n- new\n# f\n"),
        // The line end of the item above, for a new first item of the displaced one.
        Row("add new 2", "shortcuts:\n- home\r\n- cal\n", "shortcuts:\n- home\r\n- new\r\n- cal\n"),
        Row("add new 1", "shortcuts:\n- home\r\n- cal\n", "shortcuts:\n- new\r\n- home\r\n- cal\n"),
        Row("add new", "shortcuts:\n- home\r\n- cal\n", "shortcuts:\n- home\r\n- cal\n- new\n"),
        Row("add new", "shortcuts:\r\n- home\n- cal\r\n# c", "shortcuts:\r\n- home\n- cal\r\n- new\r\n# c"),
        Row("add new", "shortcuts:\r- home", "shortcuts:\r- home\r- new"),
        Row("add new 1", "shortcuts:\r\n- home", "shortcuts:\r\n- new\r\n- home"),
    ])
    func aNewLineLooksLikeItsNeighbours(row: Row) throws {
        try EditBytesTests.expect(row)
    }

    @Test(arguments: [
        Row("remove home", "shortcuts:\n\n- home\n\n\n- cal\n\n- new\n", "shortcuts:\n\n- cal\n\n- new\n"),
        Row("remove home", "shortcuts:\n- home\n\n# f\n\n- cal\n", "shortcuts:\n\n# f\n\n- cal\n"),
        Row("remove cal", "shortcuts:\n- home\n\n\n- cal\n\n- new\n", "shortcuts:\n- home\n\n\n- new\n"),
        Row("remove cal", "shortcuts:\n- home\n \n- cal\n\n- new\n", "shortcuts:\n- home\n \n- new\n"),
        Row("remove cal", "shortcuts:\n- home\n- cal\n\n- new\n", "shortcuts:\n- home\n\n- new\n"),
        Row(
            "remove cal", "shortcuts:\n- home\n\n# f\n\n- cal\n\n\n- new\n",
            "shortcuts:\n- home\n\n# f\n\n\n- new\n"),
        Row("remove new", "shortcuts:\n- home\n\n- new\n\n# f\n", "shortcuts:\n- home\n\n# f\n"),
        Row("remove new", "shortcuts:\n- home\n\n# f\n\n- new\n", "shortcuts:\n- home\n\n# f\n\n"),
        Row("remove new", "shortcuts:\n- home\n\n# f\n\n- new\n\n", "shortcuts:\n- home\n\n# f\n\n"),
        Row("remove home", "shortcuts:\n\n\n- home\n\n#- cal\n- new\n", "shortcuts:\n\n\n#- cal\n- new\n"),
        Row("remove home", "shortcuts:\n\n- home\n\n\n#- cal\n- new\n", "shortcuts:\n\n\n#- cal\n- new\n"),
        Row("remove new", "shortcuts:\n- home\n\n- new", "shortcuts:\n- home"),
        Row("remove new", "shortcuts:\n- home\r\n\r\n# f\n\r\n- new", "shortcuts:\n- home\r\n\r\n# f\n"),
        Row("remove home", "shortcuts: # k\n\n- home\n\n", "shortcuts: [] # k\n\n\n"),
        Row("remove home", "shortcuts:\n- home", "shortcuts: []"),
        Row("remove home", "? shortcuts\n:\n- home\n", "? shortcuts\n: []\n"),
    ])
    func aLineGoesWithTheBlankLinesThatItLeavesOver(row: Row) throws {
        try EditBytesTests.expect(row)
    }

    @Test(arguments: [
        Row("add new 1", "shortcuts: [home,cal , stats]\n", "shortcuts: [new,home,cal , stats]\n"),
        Row("add new 2", "shortcuts: [home,cal , stats]\n", "shortcuts: [home,new , cal , stats]\n"),
        Row("add new 3", "shortcuts: [home,cal , stats]\n", "shortcuts: [home,cal , new , stats]\n"),
        Row("add new", "shortcuts: [home,cal , stats, ]\n", "shortcuts: [home,cal , stats , new, ]\n"),
        Row("add new 1", "shortcuts: [ home ]\n", "shortcuts: [ new, home ]\n"),
        Row("add new", "shortcuts: [ 'home' ]\n", "shortcuts: [ 'home', 'new' ]\n"),
        Row("add new", "\"shortcuts\": [  ]\n", "\"shortcuts\": [  \"new\"  ]\n"),
        Row("add new", "shortcuts: [\n  ]\n", "shortcuts: [\n  new\n  ]\n"),
        Row("add new", "shortcuts: [home,\n  cal]\n", "shortcuts: [home,\n  cal,\n  new]\n"),
        Row("add new", "shortcuts: [\n  home\n  , cal\n]\n", "shortcuts: [\n  home\n  , cal\n  , new\n]\n"),
        Row("remove home", "shortcuts: [ home,cal , stats]\n", "shortcuts: [ cal , stats]\n"),
        Row("remove stats", "shortcuts: [home,cal , stats, ]\n", "shortcuts: [home,cal, ]\n"),
        Row("remove home", "shortcuts: [  home, ]\n", "shortcuts: [  ]\n"),
        Row("remove home", "shortcuts: [ \n  home,]\n", "shortcuts: [ ]\n"),
        Row("set new home", "shortcuts: ['home',cal]\n", "shortcuts: [new,'home']\n"),
        Row("set new home cal", "shortcuts: [home]\n", "shortcuts: [new, home, cal]\n"),
        Row("set new cal", "shortcuts: []\n", "shortcuts: [new, cal]\n"),
    ])
    func aListOnOneLineKeepsItsSeparators(row: Row) throws {
        try EditBytesTests.expect(row)
    }

    @Test(arguments: [
        Row(
            "add new 2", "shortcuts: [\n  home, # h\n  # c\n  cal\n]\n",
            "shortcuts: [\n  home, # h\n  new,\n  # c\n  cal\n]\n"),
        Row(
            "add new", "shortcuts: [\n  'home', # h\n\n  'cal' # c\n  # f\n]\n",
            "shortcuts: [\n  'home', # h\n\n  'cal', # c\n\n  'new'\n  # f\n]\n"),
        Row("add new", "shortcuts: [\n\thome ,\n]\n", "shortcuts: [\n\thome ,\n\tnew,\n]\n"),
        Row("remove cal", "shortcuts: [\n  home, # h\n  # c\n  cal\n]\n", "shortcuts: [\n  home # h\n]\n"),
        Row("remove cal", "shortcuts: [\n  home ,\n  cal\n]\n", "shortcuts: [\n  home\n]\n"),
        Row("remove cal", "shortcuts: [\n  home ,\n  cal,\n]\n", "shortcuts: [\n  home ,\n]\n"),
        Row("remove cal", "shortcuts: [\n  cal # c\n  # f\n]\n", "shortcuts: [\n  # f\n]\n"),
        Row(
            "swap home cal", "shortcuts: [\n  # h\n  home,  # a \n    cal\n]\n",
            "shortcuts: [\n  cal, \n  # h\n    home  # a\n]\n"),
        Row(
            "swap home cal", "shortcuts: [\n  home,# a\n  cal\n]\n", "shortcuts: [\n  cal,\n  home # a\n]\n"),
        Row(
            "set cal rate", "shortcuts: [\n  home, # h\n  # c\n  cal, # d\n]\n",
            "shortcuts: [\n  # c\n  cal, # d\n  rate,\n]\n"),
        Row("set cal rate", "shortcuts: [\n]\n", "shortcuts: [\ncal,\nrate\n]\n"),
    ])
    func aListWithOneItemALineIsEditedByLines(row: Row) throws {
        try EditBytesTests.expect(row)
    }

    @Test(arguments: [
        Row(
            "replace home new", "shortcuts:\n- |-  # c\n    home\n- cal\n",
            "shortcuts:\n- |-  # c\n    new\n- cal\n"),
        Row("replace cal calendar", "shortcuts: [ 'cal' ]\n", "shortcuts: [ 'calendar' ]\n"),
        Row("replace 1 new", "shortcuts: [\"ho\\\n  me\"]\n", "shortcuts: [\"new\"]\n"),
        Row("replace home rating", "? shortcuts\n: - home\n", "? shortcuts\n: - rating\n"),
        Row("normalise", "? shortcuts\n: - cal\n", "? shortcuts\n: - calendar\n"),
        Row("normalise", "shortcuts: [\"c\\x61l\", home]\n", "shortcuts: [\"calendar\", home]\n"),
    ])
    func aNameIsWrittenBetweenItsQuotes(row: Row) throws {
        try EditBytesTests.expect(row)
    }

    @Test(arguments: [
        Row(
            "reset", "shortcuts:\n- stats\n# i\n- island # i\n- home",
            "shortcuts:\n- home\n- calendar\n- stats\n# i\n- island # i"),
        Row("set home", "shortcuts:\n- rate\n\n- new\n# f\n\n- home # h", "shortcuts:\n- home # h\n# f\n"),
        Row("set", "shortcuts:\n- home\n\n- cal # c\n# f\n", "shortcuts: []\n# f\n"),
        Row("set cal home", "shortcuts:\n- home\n- calendar\n", "shortcuts:\n- calendar\n- home\n"),
        Row(
            "set home new cal", "shortcuts:\n- rate\n- # c\r\n  home",
            "shortcuts:\n- # c\r\n  home\n- new\n- cal"),
        Row("set rate", "shortcuts:\n-   'home'\n", "shortcuts:\n-   'rate'\n"),
        Row(
            "set cal new home rate", "shortcuts:\n- home\n-   cal\n",
            "shortcuts:\n-   cal\n-   new\n- home\n- rate\n"),
    ])
    func slotsAreFilledInOrder(row: Row) throws {
        try EditBytesTests.expect(row)
    }

    @Test(arguments: [
        Row("remove 2", "shortcuts:\n- home\n- calender # c\n", "shortcuts:\n- home\n"),
        Row("remove calender", "shortcuts:\n- home\n- calender # c\n", "shortcuts:\n- home\n"),
        Row("remove 3", "shortcuts: [home, cal, home, x]\n", "shortcuts: [home, cal, x]\n"),
        Row(
            "remove new", "shortcuts: [home, cal, stats, rate, new]\n",
            "shortcuts: [home, cal, stats, rate]\n"),
        Row("replace 1 rate", "shortcuts:\n- 'x y'\n- home\n", "shortcuts:\n- 'rate'\n- home\n"),
        Row(
            "replace 1 rate", "shortcuts:\n- >  # c\n  x\n  y\n- home\n", "shortcuts:\n- rate  # c\n- home\n"),
        Row("set home", "shortcuts:\n- home # 1\n- home # 2\n", "shortcuts:\n- home # 1\n"),
        Row(
            "reset", "shortcuts: [stat, cal, stats, home, home, island]\n",
            "shortcuts: [home, cal, stat, island]\n"),
    ])
    func faultyItemsAreMendedByPosition(row: Row) throws {
        try EditBytesTests.expect(row)
    }

    @Test(arguments: [
        ("", "⟨⟩"), ("# c", "# c\n⟨⟩"), ("# c\r\n", "# c\r\n⟨⟩"), ("\u{FEFF}", "\u{FEFF}⟨⟩"),
        ("null\n", "⟨⟩"), ("\u{FEFF}~", "\u{FEFF}⟨⟩"), ("--- null # c\n", "--- # c\n⟨⟩"),
        ("~ # c\n# d\n", "# c\n# d\n⟨⟩"), ("---\n# c\n...\n# d\n", "---\n# c\n⟨⟩...\n# d\n"),
        ("%YAML 1.2\n---", "%YAML 1.2\n---\n⟨⟩"), ("--- &a\n", "---\n⟨⟩"), ("\n\n", "\n\n⟨⟩"),
    ])
    func aResetFillsAFileWithoutContentBehindItsComments(before: String, after: String) throws {
        let source = SourceText(name: "", text: before)
        let outcome = try ShortcutsEditor(source).outcome(of: .reset)
        let list = ["version: 1", "shortcuts:", "  - home", "  - calendar", "  - stats", "  - island", ""]
            .joined(separator: source.lineBreak)
        #expect(
            String(decoding: outcome.bytes, as: UTF8.self)
                == String(after.replacing("⟨⟩", with: list)))
    }

    @Test func aFileThatCannotBeEditedCanBeWrittenAnew() {
        let outcome = EditOutcome(rewriting: SourceText(name: "", text: "version: 1\nshortcuts: [home\n"))
        let text = ShortcutsFile.render(.default)
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == text)
        #expect(EditOutcome(rewriting: SourceText(name: "", text: text)).changesNothing)
    }
}
