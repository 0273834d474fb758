/// Says why a text is no day, and which day it was probably meant to be.
enum LinkDayProblem {
    /// What is wrong with a decoded day that the app drops.
    static func of(
        _ text: String, zone: LinkLinter.Zone?
    ) -> (code: Diagnostic.Code, problem: String, guess: Double?) {
        let word = text.filter { !($0.isASCII && $0.isWhitespace) }
        if word.isEmpty { return (.malformedDay, "it is empty", nil) }
        if let date = date(word) {
            let start = start(of: date, in: zone)
            return (.dayAsDate, "a day is given in seconds since 1970, not as a date", start)
        }
        let isNumber = word.utf8.contains(where: ASCII.isDigit) && !word.utf8.contains(UInt8(ascii: "x"))
        let isPlain = word.utf8.allSatisfy { ASCII.isDigit($0) || "-.".utf8.contains($0) }
        guard isNumber, let value = Double(word), isPlain || value.isFinite else {
            return (.malformedDay, "it is not a number of seconds", nil)
        }
        if IWoolDeepLink.Event.days.contains(value) {
            return (.malformedDay, flaw(in: word), value)
        }
        if let (seconds, unit) = scaledDown(value) {
            return (.dayInMilliseconds, "it is far behind the year 9999, and looks like \(unit)", seconds)
        }
        return (.dayOutOfRange, "it is not within the years 1 to 9999", nil)
    }

    private static func flaw(in number: String) -> String {
        if number.first == "+" { return "it has a sign '+'" }
        if number.contains(where: { $0 == "e" || $0 == "E" }) { return "it has an exponent" }
        return "a point has digits on both sides"
    }

    /// The date at the front of a text such as `2030-01-01` or `2030/1/1T00:00:00Z`.
    private static func date(_ text: String) -> CivilDate? {
        let front = text.prefix { $0 != "T" && $0 != "t" && $0 != ":" }
        let parts = front.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" || $0 == "." }
        guard parts.count == 3, parts[0].utf8.count == 4,
            parts.allSatisfy({ $0.utf8.allSatisfy(ASCII.isDigit) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2].prefix(2))
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// The start of a date in the zone, or in UTC when there is none; nil when the zone skips the date.
    private static func start(of date: CivilDate, in zone: LinkLinter.Zone?) -> Double? {
        let rule = zone?.secondsFromGMT ?? { _ in 0 }
        let noon = Int64(date.daysSince1970) * 86_400 + 43_200
        guard let start = try? LocalDay.start(of: noon - Int64(rule(noon)), in: rule),
            Self.date(of: start, offset: rule(start)) == date,
            IWoolDeepLink.Event.days.contains(Double(start))
        else { return nil }
        return Double(start)
    }

    /// The seconds of a number that is far too large for seconds and not for a smaller unit.
    static func scaledDown(_ value: Double) -> (seconds: Double, unit: String)? {
        for (unit, scale) in [("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9)] {
            let seconds = value / scale
            guard value.magnitude >= 1e10, seconds.magnitude < 1e10 else { continue }
            // The start of a day is a whole number of seconds in every unit.
            return seconds == Double(Int64(seconds)) ? (seconds, unit) : nil
        }
        return nil
    }

    /// An instant as a date and a time in UTC, the time only when it is no midnight.
    static func date(of instant: Double) -> String {
        let second = Int64(instant) - (instant < Double(Int64(instant)) ? 1 : 0)
        let date = date(of: second, offset: 0)
        let rest = second - Int64(date.daysSince1970) * 86_400
        let time = [rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return rest == 0 ? "\(date) UTC" : "\(date) \(time.joined(separator: ":")) UTC"
    }

    /// The local date of an instant.
    static func date(of instant: Int64, in zone: LinkLinter.Zone) -> String {
        date(of: instant, offset: zone.secondsFromGMT(instant)).description
    }

    private static func date(of instant: Int64, offset: Int) -> CivilDate {
        let local = Int(instant) + offset
        return CivilDate(daysSince1970: local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
    }
}
