/// What is wrong with the times in a scenario or a design.
extension Diagnostic.Code {
    /// An event without a time.
    package static let noMoment = Diagnostic.Code(
        "no-moment", .error, "an event does not say when it happens",
        why: """
            'at' counts from the start, 'wait' from the event before, and 'after' waits for the next event \
            of a name. Without any of them the event has no place in the history.
            """,
        bad: scenario("  - {quickAction: stats, id: a}", start: "warm"),
        good: scenario("  - {at: 0ms, quickAction: stats, id: a}", start: "warm"))

    /// An event with two times.
    package static let severalMoments = Diagnostic.Code(
        "several-moments", .error, "an event says twice when it happens",
        why: """
            'at' counts from the start, and 'wait' and 'after' from another event; only 'after' and 'wait' \
            go together, for so long behind that event.
            """,
        bad: scenario("  - {at: 50ms, wait: 20ms, quickAction: stats, id: a}", start: "warm"),
        good: scenario("  - {at: 50ms, quickAction: stats, id: a}", start: "warm"))

    /// A time that is written wrongly.
    package static let malformedDuration = Diagnostic.Code(
        "malformed-duration", .error, "a time is not written like 100ms, 1.5s or 2m",
        why: """
            The virtual clock counts whole milliseconds. A bare number could be seconds as well, so a time \
            always has its unit.
            """,
        bad: scenario("  - {at: 100, quickAction: stats, id: a}", start: "warm"),
        good: scenario("  - {at: 100ms, quickAction: stats, id: a}", start: "warm"))

    /// A device whose times contradict each other.
    package static let impossibleDevice = Diagnostic.Code(
        "impossible-device", .error, "a device attaches or activates before it connects",
        why: """
            The times of a device count from the tap, all four of them. An observer and an activation need a \
            scene that is connected.
            """,
        bad: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}",
            more: "device: {connect: 90, attach: 40, activate: 200, resume: 20}\n"),
        good: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}",
            more: "device: {connect: 90, attach: 140, activate: 200, resume: 20}\n"))

    /// The codes of times.
    static let launchMoments = [noMoment, severalMoments, malformedDuration, impossibleDevice]
}
