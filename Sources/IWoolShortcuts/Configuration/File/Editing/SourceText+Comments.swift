internal import IWoolShortcuts

extension SourceText {
    /// The comments of a range that holds nothing but blanks, line breaks, punctuation and comments.
    ///
    /// Each goes from its `#` to the last character before the blanks at the line's end.
    func comments(in range: ByteRange) -> [ByteRange] {
        var found: [ByteRange] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            if bytes[offset] == UInt8(ascii: "#") {
                let end = lineRange(line(at: offset)).upperBound
                found.append(offset..<blanksStart(before: end))
                offset = end
            } else {
                offset += 1
            }
        }
        return found
    }
}
