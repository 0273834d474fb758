/// Finds where the days of a zone begin, given only how far its clocks are ahead of UTC at each instant.
///
/// Between two changes of the clock, local time runs evenly, so a date begins either at its midnight or at
/// the change that brought it. The search walks these even stretches in order of time, from the earliest
/// instant that can have the date, and takes the first one that meets it. It is therefore right where
/// midnight is skipped or comes twice, and where a date comes in two runs (a clock that goes back at 00:01).
///
/// A change is found because the offset differs between two looks. Two changes between two looks could hide
/// each other, and do not happen: in the whole zone database the closest two are four days apart.
package enum LocalDay {
    private static let secondsPerDay: Int64 = 86_400
    /// How far apart the zone is looked at.
    private static let step: Int64 = 43_200
    /// The offsets that a zone file can hold (RFC 9636, section 3.2), in seconds.
    private static let offsets = -89_999...93_599

    /// The first instant that has the local date of this one; all in seconds since 1970.
    ///
    /// Asks the zone about ten times, and about twenty-five when its clock changed within three days.
    package static func start(
        of instant: Int64, in secondsFromGMT: (Int64) -> Int
    ) throws(IWoolDeepLink.DayStartError) -> Int64 {
        let local = instant + (try offset(at: instant, in: secondsFromGMT))
        let midnight = local - remainder(local)
        var first = midnight - Int64(offsets.upperBound)
        while true {
            let offset = try offset(at: first, in: secondsFromGMT)
            let look = min(first + step, instant)
            let last = try lastInstant(from: first, through: look, with: offset, in: secondsFromGMT)
            let start = max(first, midnight - offset)
            if start <= last, start < midnight + secondsPerDay - offset {
                guard IWoolDeepLink.Event.days.contains(Double(start)) else { throw .startOutOfRange(start) }
                return start
            }
            precondition(last < instant, "\(instant) lies outside its own day")
            first = last + 1
        }
    }

    /// The first start of a day that comes after this instant.
    package static func start(
        after instant: Int64, in secondsFromGMT: (Int64) -> Int
    ) throws(IWoolDeepLink.DayStartError) -> Int64 {
        var later = instant
        while true {
            later += step
            let start = try start(of: later, in: secondsFromGMT)
            if start > instant { return start }
        }
    }

    /// The last instant of the stretch that has this offset, as far as the look.
    private static func lastInstant(
        from first: Int64, through look: Int64, with offset: Int64, in secondsFromGMT: (Int64) -> Int
    ) throws(IWoolDeepLink.DayStartError) -> Int64 {
        guard try self.offset(at: look, in: secondsFromGMT) != offset else { return look }
        var same = first
        var other = look
        while same + 1 < other {
            let middle = same + (other - same) / 2
            if try self.offset(at: middle, in: secondsFromGMT) == offset {
                same = middle
            } else {
                other = middle
            }
        }
        return same
    }

    private static func offset(
        at instant: Int64, in secondsFromGMT: (Int64) -> Int
    ) throws(IWoolDeepLink.DayStartError) -> Int64 {
        let offset = secondsFromGMT(instant)
        guard offsets.contains(offset) else { throw .offsetOutOfRange(offset) }
        return Int64(offset)
    }

    /// The seconds since local midnight.
    private static func remainder(_ local: Int64) -> Int64 {
        let remainder = local % secondsPerDay
        return remainder < 0 ? remainder + secondsPerDay : remainder
    }
}
