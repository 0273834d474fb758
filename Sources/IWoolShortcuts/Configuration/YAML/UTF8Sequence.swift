/// One code point written in UTF-8 (RFC 3629): neither overlong, nor a surrogate, nor beyond U+10FFFF.
enum UTF8Sequence {
    /// The code point at an offset and its number of bytes, or nil where the bytes are none.
    static func read(_ bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let lead = bytes[offset]
        let length: Int
        var value: UInt32
        let smallest: UInt32
        switch lead {
        case 0x00...0x7F: (length, value, smallest) = (1, UInt32(lead), 0)
        case 0xC2...0xDF: (length, value, smallest) = (2, UInt32(lead & 0x1F), 0x80)
        case 0xE0...0xEF: (length, value, smallest) = (3, UInt32(lead & 0x0F), 0x800)
        case 0xF0...0xF4: (length, value, smallest) = (4, UInt32(lead & 0x07), 0x10000)
        default: return nil
        }
        guard offset + length <= bytes.count else { return nil }
        for byte in bytes[offset + 1..<offset + length] {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }
}
