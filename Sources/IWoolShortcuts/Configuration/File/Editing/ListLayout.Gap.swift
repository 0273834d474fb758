internal import IWoolShortcuts

extension ListLayout {
    /// What stands between two slots: lines, or in a flow list that isn't made of lines the separator.
    struct Gap: Sendable {
        /// All of it.
        let range: ByteRange
        /// The blank lines at its top.
        let upperBlanks: BlankRun
        /// The blank lines at its bottom.
        let lowerBlanks: BlankRun

        /// Whether it is made of blank lines, perhaps of none.
        var isBlankOnly: Bool { upperBlanks.range == range }
    }
}

extension ListLayout.Gap {
    /// A separator, or nothing at all.
    init(separator range: ByteRange) {
        self.range = range
        upperBlanks = ListLayout.BlankRun(range: range.lowerBound..<range.lowerBound, count: 0)
        lowerBlanks = ListLayout.BlankRun(range: range.upperBound..<range.upperBound, count: 0)
    }

    /// Whole lines, from 1.
    init(lines: Range<Int>, in source: SourceText) {
        func range(_ lines: Range<Int>) -> ByteRange {
            source.fullLineRange(lines.lowerBound)
                .lowerBound..<source.fullLineRange(lines.upperBound).lowerBound
        }
        let isBlank = { FrameLine($0, in: source) == .blank }
        let top = lines.prefix(while: isBlank).endIndex
        let bottom = lines.suffix(from: lines.lowerBound).reversed().prefix(while: isBlank).count
        self.range = range(lines)
        upperBlanks = ListLayout.BlankRun(range: range(lines.lowerBound..<top), count: top - lines.lowerBound)
        lowerBlanks = ListLayout.BlankRun(
            range: range(lines.upperBound - bottom..<lines.upperBound), count: bottom)
    }
}
