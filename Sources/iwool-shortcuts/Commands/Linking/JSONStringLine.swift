import IWoolShortcuts

/// Reads a line that is one JSON string (RFC 8259, section 7) and nothing else.
enum JSONStringLine {
    /// The bytes of the string, or nil for any other line.
    ///
    /// Half of a surrogate pair, which JSON allows and UTF-8 does not, becomes U+FFFD.
    static func bytes(of line: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        let text = trimmed(line)
        guard text.count >= 2, text.first == quote, text.last == quote else { return nil }
        var reader = Reader(rest: text.dropFirst().dropLast())
        guard reader.read(), isUTF8(reader.bytes) else { return nil }
        return reader.bytes
    }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    private static func trimmed(_ line: UnsafeBufferPointer<UInt8>) -> ArraySlice<UInt8> {
        var text = Array(line)[...]
        while let first = text.first, isBlank(first) { text = text.dropFirst() }
        while let last = text.last, isBlank(last) { text = text.dropLast() }
        return text
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid: continue
            case .error: return false
            case .emptyInput: return true
            }
        }
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>
        var bytes: [UInt8] = []

        /// Reads to the end; false for what can't stand in a string.
        mutating func read() -> Bool {
            while let byte = rest.popFirst() {
                if byte == JSONStringLine.backslash {
                    guard readEscape() else { return false }
                } else if byte < 0x20 || byte == JSONStringLine.quote {
                    return false
                } else {
                    bytes.append(byte)
                }
            }
            return true
        }

        private mutating func readEscape() -> Bool {
            switch rest.popFirst() {
            case UInt8(ascii: "\""): bytes.append(JSONStringLine.quote)
            case UInt8(ascii: "\\"): bytes.append(JSONStringLine.backslash)
            case UInt8(ascii: "/"): bytes.append(UInt8(ascii: "/"))
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "f"): bytes.append(0x0C)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "u"): return readCodeUnit()
            default: return false
            }
            return true
        }

        private mutating func readCodeUnit() -> Bool {
            guard let unit = hexadecimal() else { return false }
            var scalar = Unicode.Scalar(unit)
            if UTF16.isLeadSurrogate(unit), rest.starts(with: "\\u".utf8) {
                let behind = rest
                rest = rest.dropFirst(2)
                guard let trail = hexadecimal() else { return false }
                if UTF16.isTrailSurrogate(trail) {
                    scalar = UTF16.decode(UTF16.EncodedScalar([unit, trail]))
                } else {
                    rest = behind
                }
            }
            bytes.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
            return true
        }

        private mutating func hexadecimal() -> UInt16? {
            var value: UInt16 = 0
            for _ in 0..<4 {
                guard let digit = rest.popFirst().flatMap(ASCII.hexValue) else { return nil }
                value = value << 4 | UInt16(digit)
            }
            return value
        }
    }
}
