internal import IWoolShortcuts

/// Rows of cells whose columns stand below each other, also where Chinese titles take two cells a character.
package struct TextTable: Sendable {
    /// The gap between two columns.
    private static let gap = "  "

    private var rows: [[String]] = []
    private let header: [String]

    /// An empty table; the header may be left out.
    package init(header: [String] = []) {
        self.header = header
    }

    /// Adds a row, which may be shorter than the others.
    package mutating func append(_ row: [String]) {
        rows.append(row)
    }

    /// The lines, without blanks at their ends; the header is painted where the style has colours.
    package func lines(in style: TextStyle) -> [String] {
        let all = header.isEmpty ? rows : [header] + rows
        var widths: [Int] = []
        for row in all {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], DisplayWidth.of(cell))
            }
        }
        return all.enumerated().map { index, row in
            let line = TextTable.line(of: row, widths: widths)
            return index == 0 && !header.isEmpty ? style.painted(line, .strong) : line
        }
    }

    private static func line(of row: [String], widths: [Int]) -> String {
        guard let last = row.lastIndex(where: { !$0.isEmpty }) else { return "" }
        var line = ""
        for column in 0..<last {
            line += DisplayWidth.padded(row[column], to: widths[column])
            line += gap
        }
        return line + row[last]
    }
}
