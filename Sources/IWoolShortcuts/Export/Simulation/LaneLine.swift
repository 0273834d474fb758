internal import IWoolShortcuts

/// A line that is filled from left to right, piece by piece, each at its own cell.
struct LaneLine {
    let style: TextStyle
    /// The line so far.
    private(set) var text = ""
    /// How many cells it takes.
    private(set) var cells = 0

    init(style: TextStyle) {
        self.style = style
    }

    /// Writes a piece at a cell, or directly behind what stands there already.
    mutating func put(_ piece: String, at cell: Int, _ paint: TextStyle.Paint?) {
        text += String(repeating: " ", count: max(0, cell - cells))
        text += paint.map { style.painted(piece, $0) } ?? piece
        cells = max(cells, cell) + DisplayWidth.of(piece)
    }
}
