internal import IWoolShortcuts

/// Rows of cells in columns that line up, also where characters are two cells wide.
package struct TextTable: Sendable {
    private var rows: [[String]] = []
    private var headingCount = 0

    package init() {}

    /// Adds a heading row, which is drawn faint.
    package mutating func addHeading(_ cells: [String]) {
        rows.insert(cells, at: headingCount)
        headingCount += 1
    }

    /// Adds a row.
    package mutating func addRow(_ cells: [String]) {
        rows.append(cells)
    }

    /// The table, two blanks between columns and none at the end of a line.
    package func text(indent: String = "", style: TextStyle = .plain) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
        }
        var text = ""
        for (index, row) in rows.enumerated() {
            var line = indent
            for (column, cell) in row.enumerated() {
                let isLast = row[(column + 1)...].allSatisfy(\.isEmpty)
                line += isLast ? cell : DisplayWidth.padded(cell, to: widths[column]) + "  "
                if isLast { break }
            }
            text += (index < headingCount ? style.dress(line, as: .faint) : line) + "\n"
        }
        return text
    }
}
