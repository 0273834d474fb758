extension IWoolDeepLink {
    /// The start of an occurrence's day, as a link to it carries it: the first instant of its local date.
    ///
    /// That is not always a midnight. Where the clock jumps over midnight it is 01:00, or 00:30; where
    /// midnight comes twice it is the first. An occurrence that runs past midnight belongs to the day on
    /// which it starts, so pass its start. A link to an activity that does not recur carries no day.
    ///
    /// ```swift
    /// let start = try IWoolDeepLink.occurrenceDayStartForDeepLink(occurrence.timeIntervalSince1970) {
    ///     zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0)))
    /// }
    /// let link = try IWoolDeepLink(eventID: 42, day: start)
    /// ```
    ///
    /// - Parameters:
    ///   - instant: Seconds since 1970; a fraction counts down to the second that it is in.
    ///   - secondsFromGMT: The zone: how far its clocks are ahead of UTC at an instant in seconds since 1970.
    /// - Throws: `instantOutOfRange` outside `Event.days`, `startOutOfRange` when only the start is,
    ///   `offsetOutOfRange` when the zone answers what no zone can.
    public static func occurrenceDayStartForDeepLink(
        _ instant: Double, secondsFromGMT: (Int64) -> Int
    ) throws(DayStartError) -> Double {
        guard Event.days.contains(instant) else { throw .instantOutOfRange(instant) }
        let second = Int64(instant) - (instant < Double(Int64(instant)) ? 1 : 0)
        return Double(try LocalDay.start(of: second, in: secondsFromGMT))
    }

    /// Why there is no start of a day.
    public enum DayStartError: Error, Hashable, Sendable {
        /// The instant is outside the days that a link can carry, or is not a number.
        case instantOutOfRange(Double)
        /// The day starts before the first instant that a link can carry.
        case startOutOfRange(Int64)
        /// The zone was more than a day and two hours away from UTC.
        case offsetOutOfRange(Int)
    }
}

extension IWoolDeepLink.DayStartError: CustomStringConvertible {
    /// What was refused, in one line without a full stop.
    public var description: String {
        switch self {
        case .instantOutOfRange(let instant):
            "the instant \(instant) is not within the years 1 to 9999, in seconds since 1970"
        case .startOutOfRange(let start):
            "the day starts at \(start), before the year 1, and no link can carry that"
        case .offsetOutOfRange(let offset):
            "the zone is \(offset) seconds away from UTC, more than any zone is"
        }
    }
}
