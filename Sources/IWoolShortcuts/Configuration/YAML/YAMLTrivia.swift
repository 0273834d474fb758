internal import IWoolShortcuts

/// What stands between the tokens of a YAML text: blanks, line breaks and comments.
package enum YAMLTrivia {
    /// The first offset at or behind another that is none of these; it must not lie inside a scalar.
    package static func end(in bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0A, 0x0D:
                offset += 1
            case UInt8(ascii: "#"):
                while offset < bytes.count, !isLineBreak(bytes[offset]) { offset += 1 }
            default:
                return offset
            }
        }
        return offset
    }

    /// Whether the byte is LF or CR.
    package static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Whether the byte is a space or a tab.
    package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The range without the blank lines, and the line break before them, at its end.
    static func withoutBlankLines(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange {
        var end = range.upperBound
        var probe = end
        while probe > range.lowerBound {
            let byte = bytes[probe - 1]
            guard isBlank(byte) || isLineBreak(byte) else { break }
            probe -= 1
            if isLineBreak(byte) { end = probe }
        }
        return range.lowerBound..<end
    }
}
