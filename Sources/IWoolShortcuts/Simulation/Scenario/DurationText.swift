internal import IWoolShortcuts

/// A length of time as files and options write it: `0ms`, `1.5s`, `2m`; always whole milliseconds.
package enum DurationText {
    /// The longest that is read, some thirty years, so that no sum of them can overflow.
    package static let limit = VirtualInstant(milliseconds: 1_000_000_000_000)

    /// The units, each with its milliseconds.
    private static let units: [(name: String, milliseconds: Int)] = [
        ("ms", 1), ("s", 1_000), ("m", 60_000),
    ]

    /// The length that a text says.
    package static func read(_ text: String) throws(Problem) -> VirtualInstant {
        let bytes = Array(text.utf8)
        var rest = bytes[...]
        let whole = rest.prefix(while: ASCII.isDigit)
        rest = rest.dropFirst(whole.count)
        var fraction: ArraySlice<UInt8> = []
        if rest.first == UInt8(ascii: ".") {
            fraction = rest.dropFirst().prefix(while: ASCII.isDigit)
            if fraction.isEmpty { throw Problem(.noDuration, suggestion: guess(at: text)) }
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard !whole.isEmpty else { throw Problem(.noDuration, suggestion: guess(at: text)) }
        guard !rest.isEmpty else {
            // Nobody counts milliseconds in fractions.
            throw Problem(.noUnit, suggestion: text + (fraction.isEmpty ? "ms" : "s"))
        }
        guard let unit = units.first(where: { rest.elementsEqual($0.name.utf8) }) else {
            throw Problem(.noDuration, suggestion: guess(at: text))
        }
        return try milliseconds(whole, fraction, unit.milliseconds)
    }

    private static func milliseconds(
        _ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>, _ unit: Int
    ) throws(Problem) -> VirtualInstant {
        guard whole.drop(while: { $0 == UInt8(ascii: "0") }).count <= 15 else { throw Problem(.tooLong) }
        var total = whole.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        guard total <= limit.milliseconds else { throw Problem(.tooLong) }
        total *= unit
        // Each digit behind the point is worth a tenth of the one before it; minutes have 60,000 parts.
        var worth = unit
        var carried = 0
        var isWhole = true
        for digit in fraction {
            let value = Int(digit - 0x30)
            if worth % 10 == 0 {
                worth /= 10
                carried += value * worth
            } else if value > 0 {
                isWhole = false
            }
        }
        total += carried
        guard total <= limit.milliseconds else { throw Problem(.tooLong) }
        let result = VirtualInstant(milliseconds: total)
        guard isWhole else { throw Problem(.fraction, suggestion: result.description) }
        return result
    }

    /// What was probably meant by a text that is no length of time.
    private static func guess(at text: String) -> String? {
        let folded = ASCII.lowercased(text.filter { $0 != " " && $0 != "_" })
        let number = folded.utf8.prefix { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }
        let word = String(folded.utf8.dropFirst(number.count)) ?? ""
        guard var digits = String(number), !digits.isEmpty else { return nil }
        if digits.hasPrefix(".") { digits = "0" + digits }
        if digits.hasSuffix(".") { digits.removeLast() }
        let unit: String
        switch word {
        case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds": unit = "ms"
        case "s", "sec", "secs", "second", "seconds": unit = "s"
        case "m", "min", "mins", "minute", "minutes": unit = "m"
        case "h", "hour", "hours":
            guard let hours = Int(digits), hours < 1_000 else { return nil }
            (digits, unit) = (String(hours * 60), "m")
        default: return nil
        }
        let guess = digits + unit
        return guess != text && (try? read(guess)) != nil ? guess : nil
    }

    /// The text of a length: in seconds where they are whole, in milliseconds otherwise.
    package static func text(of length: VirtualInstant) -> String {
        let milliseconds = length.milliseconds
        return milliseconds >= 1_000 && milliseconds % 1_000 == 0
            ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
    }
}
