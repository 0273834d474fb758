import IWoolShortcuts
import ShortcutsExport

/// What the screen shows for a state: at most so many lines of at most so many cells.
///
/// Words and marks say everything; colour only underlines them.
struct EditorFrame {
    /// The lines, top of the screen first.
    private(set) var lines: [String] = []

    let state: EditorState
    /// The cells that are used; beyond some width a table is harder to read, not easier.
    let width: Int
    let style: TextStyle

    private static let widest = 100
    /// The fewest rows that have room for more than the list.
    private static let fewestRows = 5

    /// Draws a state for a screen of this size.
    init(_ state: EditorState, columns: Int, rows: Int, style: TextStyle) {
        self.state = state
        self.style = style
        width = min(columns, EditorFrame.widest)
        guard rows >= EditorFrame.fewestRows else {
            lines = list(in: max(rows, 1))
            return
        }
        let keys = line(keyWords, .faint)
        let room = rows - 2
        let message = Array(messageLines.prefix(max(1, room / 2)))
        var body = body(in: room - message.count)
        body += Array(repeating: "", count: room - message.count - body.count)
        lines = [header] + body + message + [keys]
    }

    /// A line of one piece.
    func line(_ text: String, _ paint: TextStyle.Paint? = nil) -> String {
        var line = EditorLine(limit: width, style: style)
        line.add(text, paint)
        return line.text
    }

    /// What stands between the header and the message.
    private func body(in room: Int) -> [String] {
        switch state.mode {
        case .help:
            return [""].prefix(room - 1) + EditorFrame.help.prefix(room - 1).map { line(" \($0)") }
        case .difference(let top):
            return state.differenceLines.dropFirst(top).prefix(room).map(differenceLine)
        case .list, .exchange, .leaving, .obstacle, .naming:
            return list(in: room)
        }
    }

    private func differenceLine(_ text: String) -> String {
        let paint: TextStyle.Paint? =
            switch text.first {
            case "-": .bad
            case "+": .good
            case "@": .helpful
            default: nil
            }
        return line(" \(text)", paint)
    }

    /// The name of the file, how far the text is from it, and the phone.
    private var header: String {
        let phone = "   iOS \(state.iOS)"
        var right = state.stateInWords + phone
        if DisplayWidth.of(right) + 12 > width { right = state.stateInWords }
        var line = EditorLine(limit: width, style: style)
        let room = max(width - DisplayWidth.of(right) - 3, 8)
        line.add(" " + EditorLine.cut(VisibleText.whole(state.fileName), to: room), .strong)
        line.fill(to: width - DisplayWidth.of(right))
        if line.width + 2 < width { line.add(right, state.document.isChanged ? .doubtful : nil) }
        return line.text
    }
}
