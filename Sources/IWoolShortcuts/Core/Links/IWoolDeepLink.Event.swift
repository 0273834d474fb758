extension IWoolDeepLink {
    /// One activity, and the day of the occurrence that is meant when it recurs.
    ///
    /// ```swift
    /// let event = try IWoolDeepLink.Event(id: 42, day: 1_893_456_000)
    /// IWoolDeepLink.event(event).description     // "iwool://event/42?day=1893456000"
    /// ```
    public struct Event: Hashable, Sendable {
        /// The days that a link can carry: 0001-01-01 to the last second of 9999-12-31, both in UTC.
        public static let days: ClosedRange<Double> = -62_135_596_800...253_402_300_799

        /// The number of the activity in the app's database, from 1.
        public let id: Int64
        /// The start of the day in seconds since 1970, as given and not rounded to a midnight; never -0.
        public let day: Double?

        /// Takes an activity, and a day for a recurring one.
        ///
        /// - Throws: `notPositive` for an id below 1, `dayOutOfRange` for a day outside `days`, or no number.
        public init(id: Int64, day: Double? = nil) throws(EventError) {
            guard id > 0 else { throw .notPositive(id) }
            if let day, !Event.days.contains(day) { throw .dayOutOfRange(day) }
            self.init(unchecked: id, day: day)
        }

        init(unchecked id: Int64, day: Double?) {
            self.id = id
            self.day = day.map { $0 == 0 ? 0 : $0 }
        }
    }

    /// Why there is no link to an activity.
    public enum EventError: Error, Hashable, Sendable {
        /// The id is zero or negative.
        case notPositive(Int64)
        /// The day is outside `Event.days`, or is not a number.
        case dayOutOfRange(Double)
    }
}

extension IWoolDeepLink.EventError: CustomStringConvertible {
    /// What was refused, in one line without a full stop.
    public var description: String {
        switch self {
        case .notPositive(let id):
            "an activity's id is a positive integer, not \(id)"
        case .dayOutOfRange(let day):
            "the day \(day) is not within the years 1 to 9999, in seconds since 1970"
        }
    }
}
