internal import IWoolShortcuts

extension ListLayout {
    /// The place of an item in the frame: what stays where it is when payloads change places.
    struct Slot: Sendable {
        /// What stands between the slot before and this one.
        let gap: Gap
        /// In a flow list with one item a line, the blanks before the scalar.
        let indentation: ByteRange
        /// There also the blanks behind the scalar and the comma.
        let comma: ByteRange
        /// There also the blanks at the end of the line.
        let rest: ByteRange
        /// The line break, where slots are lines; empty at the end of a text that has none.
        let lineBreak: ByteRange
    }

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

    /// Blank lines in a row.
    struct BlankRun: Sendable {
        /// Their bytes, with the line breaks.
        let range: ByteRange
        /// How many they are.
        let count: Int
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
