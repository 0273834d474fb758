internal import IWoolShortcuts

extension ListLayout {
    /// Blank lines in a row.
    struct BlankRun: Sendable {
        /// Their bytes, with the line breaks.
        let range: ByteRange
        /// How many they are.
        let count: Int
    }
}

extension ListLayout.BlankRun {
    /// The blank lines between the start of a list and its first payload that touch that one.
    init(above parts: ListLayout.Parts, in source: SourceText) {
        let end = parts.payloads.first?.above.lowerBound ?? parts.start
        var (start, count) = (end, 0)
        var line = source.line(at: end) - 1
        while parts.kind.isMadeOfLines, line > source.line(at: parts.start),
            FrameLine(line, in: source) == .blank
        {
            start = source.fullLineRange(line).lowerBound
            (line, count) = (line - 1, count + 1)
        }
        self.init(range: start..<end, count: count)
    }

    /// The blank lines behind the last slot of a list that touch it; the end of a text is no line.
    init(below parts: ListLayout.Parts, in source: SourceText) {
        let start = parts.slots.last?.lineBreak.upperBound ?? parts.end
        var (end, count) = (start, 0)
        while parts.kind.isMadeOfLines, end < source.bytes.count,
            FrameLine(source.line(at: end), in: source) == .blank
        {
            end = source.fullLineRange(source.line(at: end)).upperBound
            count += 1
        }
        self.init(range: start..<end, count: count)
    }
}
