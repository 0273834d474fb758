import IWoolShortcuts

/// An instant as it is typed: ISO 8601 with `Z` or an offset, or seconds since 1970.
struct Instant: Hashable, Sendable {
    /// Seconds since 1970, within the days that a link can carry.
    let seconds: Double

    /// The kind of value for the table of commands.
    static let kind = ValueKind(
        ValueShape("INSTANT"),
        expecting: "an instant from the years 1 to 9999, such as 2030-01-01T00:00:00Z, "
            + "2030-01-01T08:00:00+08:00 or 1893456000", parse: Instant.init)

    /// The instant of a text, or nil.
    init?(_ text: String) {
        guard let seconds = Instant.number(text) ?? Instant.date(text),
            IWoolDeepLink.Event.days.contains(seconds)
        else { return nil }
        self.seconds = seconds
    }

    /// `-?digits(.digits)?`, as a link gives a day.
    private static func number(_ text: String) -> Double? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isDigit) }) else {
            return nil
        }
        return Double(text)
    }

    /// `2030-01-01T08:00:00.5+08:00`; seconds and their fraction may be missing, the offset may not.
    private static func date(_ text: String) -> Double? {
        var reader = Reader(rest: Array(text.utf8)[...])
        guard let year = reader.number(digits: 4), reader.take("-"), let month = reader.number(digits: 2),
            reader.take("-"), let day = reader.number(digits: 2),
            let date = CivilDate(year: year, month: month, day: day),
            reader.take("T") || reader.take("t") || reader.take(" "),
            let time = reader.time(), let offset = reader.offset(), reader.rest.isEmpty
        else { return nil }
        return Double(date.daysSince1970 * 86_400 - offset) + time
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func take(_ sign: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: sign) else { return false }
            rest = rest.dropFirst()
            return true
        }

        mutating func number(digits count: Int) -> Int? {
            let digits = rest.prefix(count)
            guard digits.count == count, digits.allSatisfy(ASCII.isDigit) else { return nil }
            rest = rest.dropFirst(count)
            return Int(String(decoding: digits, as: UTF8.self))
        }

        /// `hh:mm`, `hh:mm:ss` or `hh:mm:ss.fff`, in seconds since midnight.
        mutating func time() -> Double? {
            guard let hour = number(digits: 2), hour < 24, take(":"), let minute = number(digits: 2),
                minute < 60
            else { return nil }
            let whole = Double(hour * 3600 + minute * 60)
            guard take(":") else { return whole }
            guard let second = number(digits: 2), second < 60 else { return nil }
            guard take(".") || take(",") else { return whole + Double(second) }
            let digits = rest.prefix(while: ASCII.isDigit)
            guard !digits.isEmpty, let fraction = Double("0." + String(decoding: digits, as: UTF8.self))
            else {
                return nil
            }
            rest = rest.dropFirst(digits.count)
            return whole + Double(second) + fraction
        }

        /// `Z`, `+08`, `+0800` or `+08:00`, in seconds.
        mutating func offset() -> Int? {
            if take("Z") || take("z") { return 0 }
            let isNegative = rest.first == UInt8(ascii: "-")
            guard take("+") || take("-"), let hours = number(digits: 2), hours < 24 else { return nil }
            var seconds = hours * 3600
            if take(":") || !rest.isEmpty {
                guard let minutes = number(digits: 2), minutes < 60 else { return nil }
                seconds += minutes * 60
            }
            return isNegative ? -seconds : seconds
        }
    }
}
