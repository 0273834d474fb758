import IWoolShortcuts
import ShortcutsExport

extension EditorFrame {
    /// The cells that the phone takes, with its frame.
    static let phoneWidth = 25

    /// The menu as the phone shows it, in a box.
    var phoneBox: [String] {
        let inside = EditorFrame.phoneWidth - 4
        let options = state.document.current.selection.options
        var rows = options.map { phoneRow($0, inside) }
        if rows.isEmpty { rows = ["(the system's rows)"] }
        // The first row is the one next to the icon.
        if state.isIconAtBottom { rows.reverse() }
        let title = " as on the phone "
        func rule(_ count: Int) -> String { String(repeating: "─", count: count) }
        return ["┌\(title)\(rule(EditorFrame.phoneWidth - 2 - title.count))┐"]
            + rows.map { "│ \(DisplayWidth.padded($0, to: inside)) │" }
            + ["└\(rule(EditorFrame.phoneWidth - 2))┘"]
    }

    /// The keys that change how the menu is shown.
    var phoneNotes: [String] {
        [
            "  l language   \(state.phoneLanguage)",
            "  b icon at the \(state.isIconAtBottom ? "top" : "bottom")",
        ]
    }

    /// A title, and what it needs if this phone has not got that.
    private func phoneRow(_ option: ShortcutOption, _ room: Int) -> String {
        let title = option.title(in: state.phoneLanguage)
        guard let minimum = option.minimumIOS, !option.isAvailable(on: state.iOS) else {
            return EditorLine.cut(title, to: room)
        }
        let notes = ["  iOS \(minimum)+", " \(minimum)+"]
        let note = notes.first { DisplayWidth.of(title + $0) <= room } ?? notes[1]
        return EditorLine.cut(title, to: room - DisplayWidth.of(note)) + note
    }
}
