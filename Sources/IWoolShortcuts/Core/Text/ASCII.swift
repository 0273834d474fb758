/// The few facts about ASCII that the grammars need, on single bytes.
package enum ASCII {
    /// Whether the byte is ASCII white space: 09 to 0D or 20.
    @inline(__always)
    package static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    }

    /// Whether the byte is one of the digits 0 to 9.
    @inline(__always)
    package static func isDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10
    }

    /// Whether the byte is an ASCII letter of either case.
    @inline(__always)
    package static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26
    }

    /// Whether the byte is an upper-case ASCII letter.
    @inline(__always)
    package static func isUppercase(_ byte: UInt8) -> Bool {
        byte &- 0x41 < 26
    }

    /// The lower-case form of an ASCII letter; every other byte as it is.
    @inline(__always)
    package static func lowercased(_ byte: UInt8) -> UInt8 {
        isUppercase(byte) ? byte | 0x20 : byte
    }

    /// The value of a hexadecimal digit of either case, or nil.
    @inline(__always)
    package static func hexValue(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte - 0x30 }
        let letter = byte | 0x20
        return letter &- 0x61 < 6 ? letter - 0x61 + 10 : nil
    }

    /// The text with its ASCII letters in lower case and every other character untouched.
    package static func lowercased(_ text: some StringProtocol) -> String {
        String(decoding: text.utf8.map { lowercased($0) }, as: UTF8.self)
    }

    /// The range without ASCII white space at both ends.
    package static func trimmed(_ range: ByteRange, in bytes: [UInt8]) -> ByteRange {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, isWhitespace(bytes[lower]) { lower += 1 }
        while upper > lower, isWhitespace(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }
}
