/// What is wrong with what is asked for in a scenario, and with what is expected of it.
extension Diagnostic.Code {
    /// An id that no tap has.
    package static let unknownRequest = Diagnostic.Code(
        "unknown-request", .error, "an id is none of a tap in the file",
        why: """
            'carries', 'echoOf', 'after' and 'expect' name requests by the 'id' of their taps. Taps without \
            one are called q1, q2 and so on.
            """,
        bad: scenario("  - {at: 0ms, quickAction: stats, id: tap}", start: "warm", opened: "[tab]"),
        good: scenario("  - {at: 0ms, quickAction: stats, id: tap}", start: "warm", opened: "[tap]"))

    /// An id that two taps have.
    package static let duplicateRequest = Diagnostic.Code(
        "duplicate-request", .error, "two taps have the same id",
        why: "An id names one request; the one that comes once more is a request of its own, with 'echoOf'.",
        bad: scenario(
            "  - {at: 0ms, quickAction: new, id: a}\n  - {at: 9ms, quickAction: new, id: a}", start: "warm"),
        good: scenario(
            "  - {at: 0ms, quickAction: new, id: a}\n  - {at: 9ms, quickAction: new, id: b, echoOf: a}",
            start: "warm"))

    /// Links and ids that do not go together.
    package static let linkCount = Diagnostic.Code(
        "link-count", .error, "a set of links has another number of ids",
        why: "Each link of a set is a request of its own, and each id names one request.",
        bad: scenario(
            "  - {at: 0ms, openURL: [\"iwool://home\", \"iwool://stats\"], id: a}", start: "warm"),
        good: scenario(
            "  - {at: 0ms, openURL: [\"iwool://home\", \"iwool://stats\"], id: [b, a]}", start: "warm"))

    /// A quick action that opens nothing.
    package static let unknownDestination = Diagnostic.Code(
        "unknown-destination", .hint, "a name is none that the app opens",
        why: """
            A quick action of an older version is a fair thing to try: the app ignores it. A mistyped name \
            looks the same, so it is pointed out; in 'expect' it is an error.
            """,
        bad: scenario("  - {at: 0ms, quickAction: calender, id: a}", start: "warm", opened: "[]"),
        good: scenario("  - {at: 0ms, quickAction: calendar, id: a}", start: "warm", opened: "[a]"))

    /// A widget that there is none of.
    package static let unknownWidget = Diagnostic.Code(
        "unknown-widget", .error, "a name is no widget",
        why: "'widgetTap' takes the name of a widget, whose link it knows, or a link.",
        bad: scenario("  - {at: 0ms, widgetTap: Glanse, id: a}", start: "warm"),
        good: scenario("  - {at: 0ms, widgetTap: Glance, id: a}", start: "warm"))

    /// A widget that can't be tapped like this.
    package static let widgetTap = Diagnostic.Code(
        "widget-tap", .error, "a widget does not take this activity or day, or needs one",
        why: """
            Some widgets show activities and open the one that is tapped, others always open the same tab, \
            and one opens something that no link leads to.
            """,
        bad: scenario("  - {at: 0ms, widgetTap: Earnings, activity: 42, id: a}", start: "warm"),
        good: scenario("  - {at: 0ms, widgetTap: Earnings, id: a}", start: "warm"))

    /// A scenario that can't fail.
    package static let assertsNothing = Diagnostic.Code(
        "asserts-nothing", .hint, "a scenario does not say what should come of it",
        why: """
            Without 'expect' a scenario shows what happens, and can never fail. With it, the next person \
            finds out what was meant.
            """,
        bad: .scenario("version: 1\nstart: warm\nevents:\n  - {at: 0ms, quickAction: stats}\n"),
        good: .scenario(
            "version: 1\nstart: warm\nevents:\n  - {at: 0ms, quickAction: stats}\nexpect: {opened: [q1]}\n"))

    /// Expectations that contradict each other.
    package static let impossibleExpectation = Diagnostic.Code(
        "impossible-expectation", .warning, "an expectation can't be met",
        why: """
            A request ends in one way, and opens at one instant. What asks for two of them fails whatever \
            the app does.
            """,
        bad: .scenario(
            """
            version: 1
            start: warm
            events:
              - {at: 0ms, quickAction: stats, id: a}
            expect: {opened: [a], pending: [a]}

            """),
        good: .scenario(
            """
            version: 1
            start: warm
            events:
              - {at: 0ms, quickAction: stats, id: a}
            expect: {opened: [a], pending: []}

            """))

    /// The codes of requests and expectations.
    static let launchRequests = [
        unknownRequest, duplicateRequest, linkCount, unknownDestination, unknownWidget, widgetTap,
        assertsNothing, impossibleExpectation,
    ]
}
