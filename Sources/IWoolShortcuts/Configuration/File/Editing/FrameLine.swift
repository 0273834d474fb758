internal import IWoolShortcuts

/// What a line is that stands around the items of a list and belongs to none of them by itself.
enum FrameLine: Equatable {
    /// Nothing but blanks.
    case blank
    /// A comment on its own line, by the number of blanks before its `#`.
    case comment(column: Int, range: ByteRange)
    /// Anything else.
    case other

    /// Looks at a line, from 1.
    init(_ line: Int, in source: SourceText) {
        let range = source.lineRange(line)
        let start = source.blanksEnd(from: range.lowerBound)
        if start == range.upperBound {
            self = .blank
        } else if source.bytes[start] == UInt8(ascii: "#") {
            let comment = start..<source.blanksStart(before: range.upperBound)
            self = .comment(column: start - range.lowerBound, range: comment)
        } else {
            self = .other
        }
    }
}

extension SourceText {
    /// The first offset from another on that is no space and no tab.
    func blanksEnd(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count, YAMLTrivia.isBlank(bytes[offset]) { offset += 1 }
        return offset
    }

    /// Where the spaces and tabs begin that end at an offset.
    func blanksStart(before end: Int) -> Int {
        var offset = end
        while offset > 0, YAMLTrivia.isBlank(bytes[offset - 1]) { offset -= 1 }
        return offset
    }

    /// The line break that ends a line, from 1; empty where the text ends instead.
    func lineBreakRange(_ line: Int) -> ByteRange {
        lineRange(line).upperBound..<fullLineRange(line).upperBound
    }
}
