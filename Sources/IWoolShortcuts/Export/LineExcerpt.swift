internal import IWoolShortcuts

/// A source line made fit to draw: no control characters, tabs as blanks, cut around the marked place.
struct LineExcerpt: Hashable {
    /// What is drawn.
    let text: String
    /// The cells in front of the marked place.
    let cellsBefore: Int
    /// The cells of the marked place that lie on this line.
    let cells: Int

    /// The most bytes that are drawn on either side of the start of the marked place.
    private static let reach = (before: 60, after: 120)
    private static let tab = "    "

    init(of range: ByteRange, line: Int, in source: SourceText) {
        var bounds = source.lineRange(line)
        if bounds.lowerBound == 0 {
            bounds = min(source.contentStart, bounds.upperBound)..<bounds.upperBound
        }
        let start = min(max(range.lowerBound, bounds.lowerBound), bounds.upperBound)
        let lower = LineExcerpt.boundary(
            max(bounds.lowerBound, start - LineExcerpt.reach.before), in: source, forward: true)
        let upper = LineExcerpt.boundary(
            min(bounds.upperBound, start + LineExcerpt.reach.after), in: source, forward: false)
        let end = min(max(range.upperBound, start), upper)
        let isCutBefore = lower > bounds.lowerBound
        let before = (isCutBefore ? "…" : "") + LineExcerpt.drawn(source.text(lower..<start))
        let marked = LineExcerpt.drawn(source.text(start..<end))
        let after = LineExcerpt.drawn(source.text(end..<upper))
        cellsBefore = DisplayWidth.of(before)
        cells = DisplayWidth.of(marked)
        text = before + marked + after + (upper < bounds.upperBound ? "…" : "")
    }

    /// The nearest start of a character at or beside an offset.
    private static func boundary(_ offset: Int, in source: SourceText, forward: Bool) -> Int {
        var offset = offset
        while offset > 0, offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 {
            offset += forward ? 1 : -1
        }
        return offset
    }

    private static func drawn(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\t" {
                result += tab
            } else if VisibleText.isInvisible(scalar), !isPartOfEmoji(scalar) {
                result += "<\(VisibleText.codePoint(scalar))>"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The joiner and the variation selector of emoji; to name them would tear a picture apart.
    private static func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{200D}" || scalar == "\u{FE0F}"
    }
}
