/// Reads the two kinds of number in a link: ids and days, percent-decoded, white space at both ends dropped.
enum LinkNumber {
    /// An id: ASCII digits that make 1 to `Int64.max`, leading zeros allowed, no sign.
    @inline(__always)
    static func id(in part: UnsafeBufferPointer<UInt8>) -> Int64? {
        var reader = Reader(part)
        guard let id = reader.digits(upTo: UInt64(Int64.max)), id > 0, reader.isAtEnd() else { return nil }
        return Int64(id)
    }

    /// A day: digits with an optional minus sign and fraction, within the days that a link can carry.
    @inline(__always)
    static func day(in part: UnsafeBufferPointer<UInt8>) -> Double? {
        var reader = Reader(part)
        let isNegative = reader.take(UInt8(ascii: "-"))
        // Up to 2^53 an integer and its Double are the same number, and every day of use is far below.
        guard let whole = reader.digits(upTo: 1 << 53) else { return nil }
        guard reader.isAtEnd() else { return fractionalDay(in: part) }
        let day = isNegative ? -Double(whole) : Double(whole)
        return IWoolDeepLink.Event.days.contains(day) ? day : nil
    }

    /// The slow path: a fraction is rare, and rounding it right is the standard library's work.
    private static func fractionalDay(in part: UnsafeBufferPointer<UInt8>) -> Double? {
        var reader = Reader(part)
        var text: [UInt8] = reader.take(UInt8(ascii: "-")) ? [UInt8(ascii: "-")] : []
        guard reader.digits(into: &text), reader.take(UInt8(ascii: ".")) else { return nil }
        text.append(UInt8(ascii: "."))
        guard reader.digits(into: &text), reader.isAtEnd(),
            let day = Double(String(decoding: text, as: UTF8.self))
        else { return nil }
        return IWoolDeepLink.Event.days.contains(day) ? day : nil
    }

    /// Steps over the decoded bytes of a part, one ahead.
    private struct Reader {
        private var decoder: PercentDecoder
        private var byte: UInt8?

        @inline(__always)
        init(_ part: UnsafeBufferPointer<UInt8>) {
            decoder = PercentDecoder(part)
            byte = decoder.next()
            skipWhitespace()
        }

        /// Takes the byte if it is the next one.
        @inline(__always)
        mutating func take(_ wanted: UInt8) -> Bool {
            guard byte == wanted else { return false }
            byte = decoder.next()
            return true
        }

        /// Takes digits, at least one, that make a number up to the limit.
        @inline(__always)
        mutating func digits(upTo limit: UInt64) -> UInt64? {
            guard let first = byte, ASCII.isDigit(first) else { return nil }
            var value: UInt64 = 0
            while let digit = byte, ASCII.isDigit(digit) {
                let (product, isTooBig) = value.multipliedReportingOverflow(by: 10)
                value = product &+ UInt64(digit &- 0x30)
                guard !isTooBig, value <= limit else { return nil }
                byte = decoder.next()
            }
            return value
        }

        /// Takes digits, at least one, as they are.
        mutating func digits(into text: inout [UInt8]) -> Bool {
            guard let first = byte, ASCII.isDigit(first) else { return false }
            while let digit = byte, ASCII.isDigit(digit) {
                text.append(digit)
                byte = decoder.next()
            }
            return true
        }

        /// Whether nothing but white space was left, which it takes, and every escape was whole.
        @inline(__always)
        mutating func isAtEnd() -> Bool {
            skipWhitespace()
            return byte == nil && !decoder.isBroken
        }

        @inline(__always)
        private mutating func skipWhitespace() {
            while let space = byte, ASCII.isWhitespace(space) { byte = decoder.next() }
        }
    }
}
