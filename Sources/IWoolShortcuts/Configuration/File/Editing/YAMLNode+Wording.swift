internal import IWoolShortcuts

extension YAMLNode {
    /// The bytes of a scalar that spell its text: without quotes, without the header of a text block.
    func wording(in source: SourceText) -> ByteRange {
        switch scalar?.style {
        case .singleQuoted, .doubleQuoted:
            return range.lowerBound + 1..<range.upperBound - 1
        case .literal, .folded:
            let end = blockHeader(in: source).upperBound
            let start = min(YAMLTrivia.breaksAndBlanksEnd(in: source.bytes, from: end), range.upperBound)
            return start..<max(start, source.blanksStart(before: range.upperBound))
        case .plain, nil:
            return range
        }
    }

    /// The first line of a text block, from its `|` or `>` on: indicators and perhaps a comment.
    func blockHeader(in source: SourceText) -> ByteRange {
        let end = source.lineRange(source.line(at: range.lowerBound)).upperBound
        return range.lowerBound..<min(end, range.upperBound)
    }

    /// The quote around a scalar, or nil.
    var quote: UInt8? {
        switch scalar?.style {
        case .singleQuoted: UInt8(ascii: "'")
        case .doubleQuoted: UInt8(ascii: "\"")
        case .plain, .literal, .folded, nil: nil
        }
    }
}

extension YAMLTrivia {
    /// The first offset from another on that is neither a blank nor a line break.
    fileprivate static func breaksAndBlanksEnd(in bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset < bytes.count, isBlank(bytes[offset]) || isLineBreak(bytes[offset]) { offset += 1 }
        return offset
    }
}
