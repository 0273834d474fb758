import ShortcutsExport
import Testing

@testable import iwool_shortcuts

@Suite("A table")
struct TextTableTests {
    @Test("aligns its columns by the cells that a terminal draws, and ends no line with blanks")
    func alignment() {
        var table = TextTable(header: ["NAME", "TITLE", "NOTE"])
        table.append(["calendar", "日历", "x"])
        table.append(["stats", "Statistics"])
        table.append(["a", "é", ""])
        #expect(
            table.lines(in: .plain) == [
                "NAME      TITLE       NOTE",
                "calendar  日历        x",
                "stats     Statistics",
                "a         é",
            ])
    }

    @Test("is empty without rows and header")
    func empty() {
        #expect(TextTable().lines(in: .plain).isEmpty)
    }
}
