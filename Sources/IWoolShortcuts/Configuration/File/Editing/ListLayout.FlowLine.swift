internal import IWoolShortcuts

extension ListLayout {
    /// An item of a list in brackets that has its line for itself.
    struct FlowLine {
        /// What travels.
        let payload: Payload
        /// The blanks before the scalar.
        let indentation: ByteRange
        /// The blanks behind the scalar and the comma; empty where there is none.
        let comma: ByteRange
        /// The blanks at the end of the line.
        let rest: ByteRange
        /// The first line of the payload.
        let top: Int
        /// Its last line.
        let bottom: Int

        /// Whether a comma follows the scalar.
        var hasComma: Bool { !comma.isEmpty }

        /// Looks at what is around a scalar; nil when more than a comma and comments share its lines.
        init?(_ scalar: ByteRange, above lastLine: Int, in source: SourceText) {
            let bytes = source.bytes
            let firstLine = source.line(at: scalar.lowerBound)
            let lineStart = source.fullLineRange(firstLine).lowerBound
            guard source.blanksEnd(from: lineStart) == scalar.lowerBound else { return nil }
            indentation = lineStart..<scalar.lowerBound
            top = FlowLine.top(above: firstLine, below: lastLine, in: source)
            bottom = source.line(at: scalar.upperBound)
            let lineEnd = source.lineRange(bottom).upperBound
            var end = source.blanksEnd(from: scalar.upperBound)
            if end < lineEnd, bytes[end] == UInt8(ascii: ",") {
                comma = scalar.upperBound..<end + 1
                end = source.blanksEnd(from: end + 1)
            } else {
                comma = scalar.upperBound..<scalar.upperBound
            }
            guard end == lineEnd || bytes[end] == UInt8(ascii: "#") else { return nil }
            let commentEnd = end == lineEnd ? comma.upperBound : source.blanksStart(before: lineEnd)
            rest = commentEnd..<lineEnd
            let above = source.fullLineRange(top).lowerBound..<lineStart
            let trailing = comma.upperBound..<commentEnd
            payload = Payload(
                above: above, body: scalar, trailing: trailing,
                comments: source.comments(in: above) + source.comments(in: trailing),
                opening: Opening(indentation: indentation, spacing: nil))
        }

        /// The first of the comment lines directly above a line; a parked item is none of them.
        private static func top(above firstLine: Int, below lastLine: Int, in source: SourceText) -> Int {
            var line = firstLine
            while line - 1 > lastLine, case .comment(_, let range) = FrameLine(line - 1, in: source),
                !ParkedItem.matches(range, in: source, style: .flow)
            { line -= 1 }
            return line
        }
    }
}
