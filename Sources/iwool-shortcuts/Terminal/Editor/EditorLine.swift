import IWoolShortcuts
import ShortcutsExport

/// A line of the screen in the making; it never grows beyond its limit, so that no terminal wraps it.
struct EditorLine {
    /// The most cells that it may take.
    let limit: Int
    private let style: TextStyle
    /// What was written so far, dressed.
    private(set) var text = ""
    /// How many cells that takes.
    private(set) var width = 0

    init(limit: Int, style: TextStyle) {
        self.limit = limit
        self.style = style
    }

    /// Writes a piece; what does not fit is left out, and an ellipsis says so.
    mutating func add(_ piece: String, _ paint: TextStyle.Paint? = nil) {
        let piece = EditorLine.cut(piece, to: limit - width)
        text += paint.map { style.painted(piece, $0) } ?? piece
        width += DisplayWidth.of(piece)
    }

    /// Writes blanks up to a column, counted from 0.
    mutating func fill(to column: Int) {
        add(String(repeating: " ", count: max(0, min(column, limit) - width)))
    }

    /// The text with another one beside it, which begins at a column.
    func text(beside other: String, at column: Int, limit: Int) -> String {
        var line = EditorLine(limit: limit, style: style)
        line.text = text
        line.width = width
        line.fill(to: column)
        line.add(other)
        return line.text
    }

    /// The front of a text that fits, with an ellipsis where something was left out.
    static func cut(_ text: String, to room: Int) -> String {
        if DisplayWidth.of(text) <= room { return text }
        var kept = ""
        var width = 0
        for character in text {
            width += DisplayWidth.of(String(character))
            if width > room - 1 { break }
            kept.append(character)
        }
        return room > 0 ? kept + "…" : ""
    }
}
