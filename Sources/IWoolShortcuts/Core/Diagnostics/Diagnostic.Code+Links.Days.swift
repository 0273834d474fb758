/// What is odd about the day of a link to an activity.
extension Diagnostic.Code {
    /// A day that is not written as one.
    package static let malformedDay = Diagnostic.Code(
        "malformed-day", .warning, "a day is no number of seconds",
        why: """
            A day is written in digits, with a minus sign before 1970 and perhaps a fraction. Any other day \
            is dropped: the activity opens without it, on whichever occurrence comes first.
            """,
        bad: .link("iwool://event/42?day=1e9"), good: .link("iwool://event/42?day=1893456000"))

    /// A day that no link can carry.
    package static let dayOutOfRange = Diagnostic.Code(
        "day-out-of-range", .warning, "a day is not within the years 1 to 9999",
        why: "Such a day is dropped: the activity opens without it.",
        bad: .link("iwool://event/42?day=-99999999999"), good: .link("iwool://event/42?day=-86400"))

    /// Two days that differ.
    package static let conflictingDays = Diagnostic.Code(
        "conflicting-days", .warning, "a link gives several days, and they differ",
        why: "The app does not guess which of them is meant: it opens the activity without a day.",
        bad: .link("iwool://event/42?day=86400&day=172800"), good: .link("iwool://event/42?day=86400"))

    /// A date instead of seconds.
    package static let dayAsDate = Diagnostic.Code(
        "day-as-date", .warning, "a day is written as a date",
        why: """
            A date is another instant in every zone. A link carries the instant at which the day starts \
            where the activity takes place, in seconds since 1970.
            """,
        bad: .link("iwool://event/42?day=2030-01-01"), good: .link("iwool://event/42?day=1893456000"))

    /// A number that is too large for seconds.
    package static let dayInMilliseconds = Diagnostic.Code(
        "day-in-milliseconds", .warning, "a day looks like milliseconds",
        why: """
            JavaScript, Java and others count in milliseconds. Read as seconds that is thousands of years \
            away, or out of range and dropped.
            """,
        bad: .link("iwool://event/42?day=1893456000000"), good: .link("iwool://event/42?day=1893456000"))

    /// A number that lost a zero.
    package static let dayDigitShort = Diagnostic.Code(
        "day-digit-short", .warning, "a day looks one digit short",
        why: """
            The day is in the twentieth century and no start of a day; with one more zero it is one in this \
            century. A zero gets lost easily.
            """,
        bad: .link("iwool://event/42?day=189345600"), good: .link("iwool://event/42?day=1893456000"))

    /// An instant at which no day starts.
    package static let dayNotMidnight = Diagnostic.Code(
        "day-not-midnight", .warning, "a day is not the start of a day in the given zone",
        why: """
            The app finds an occurrence by the start of its local day. Another instant of that day may find \
            none. In most zones a day starts at midnight, but for the days on which the clock jumps over it.
            """,
        bad: .linkInZone("iwool://event/42?day=1893456000", offset: 28_800),
        good: .linkInZone("iwool://event/42?day=1893427200", offset: 28_800))

    /// The codes of the days in links.
    static let linkDays = [
        malformedDay, dayOutOfRange, conflictingDays, dayAsDate, dayInMilliseconds, dayDigitShort,
        dayNotMidnight,
    ]
}
