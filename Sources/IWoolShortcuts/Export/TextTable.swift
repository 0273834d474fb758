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
        let widths = (0..<(all.map(\.count).max() ?? 0)).map { column in
            all.compactMap { column < $0.count ? DisplayWidth.of($0[column]) : nil }.max() ?? 0
        }
        return all.enumerated().map { index, row in
            let filled = (row.lastIndex { !$0.isEmpty } ?? -1) + 1
            let cells = row.prefix(filled).enumerated().map { column, cell in
                column == filled - 1 ? cell : DisplayWidth.padded(cell, to: widths[column])
            }
            let line = cells.joined(separator: TextTable.gap)
            return index == 0 && !header.isEmpty ? style.painted(line, .strong) : line
        }
    }
}
