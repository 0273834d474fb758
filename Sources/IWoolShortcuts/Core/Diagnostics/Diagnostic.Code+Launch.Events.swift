/// What is wrong with the events of a scenario.
extension Diagnostic.Code {
    /// An item of the list names no event.
    package static let noEvent = Diagnostic.Code(
        "no-event", .error, "an event does not say what happens",
        why: """
            Each item of 'events' names one event, such as 'quickAction' or 'sceneDidBecomeActive', beside \
            the time at which it happens.
            """,
        bad: scenario("  - {at: 0ms, id: a}", opened: "[]"),
        good: scenario("  - {at: 0ms, quickAction: calendar, id: a}", opened: "[]"))

    /// An event that there is none of.
    package static let unknownEvent = Diagnostic.Code(
        "unknown-event", .error, "a name is no event",
        why: """
            Events have the names of UIKit's callbacks, and a few of their own. A mistyped one would leave \
            a hole in the history without a word.
            """,
        bad: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}\n  - {at: 9ms, sceneWillBecomeActive: s1}",
            start: "warm"),
        good: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}\n  - {at: 9ms, sceneDidBecomeActive: s1}",
            start: "warm"))

    /// Two events in one item.
    package static let severalEvents = Diagnostic.Code(
        "several-events", .error, "one item names several events",
        why: """
            The order of events at one instant is the order of the list, so each of them is an item of its \
            own.
            """,
        bad: scenario(
            "  - {at: 0ms, sceneWillEnterForeground: s1, quickAction: stats, id: a}", start: "warm"),
        good: scenario(
            "  - {at: 0ms, sceneWillEnterForeground: s1}\n  - {at: 0ms, quickAction: stats, id: a}",
            start: "warm"))

    /// A callback that does not bring what is said.
    package static let wrongCallback = Diagnostic.Code(
        "wrong-callback", .error, "a request does not come through this callback",
        why: """
            iOS hands a quick action to performActionFor and a link to onOpenURL; what starts a scene comes \
            with its connection, through configurationForConnecting and willConnectTo.
            """,
        bad: scenario("  - {at: 0ms, quickAction: stats, id: a, via: onOpenURL}", start: "warm"),
        good: scenario("  - {at: 0ms, quickAction: stats, id: a, via: performActionFor}", start: "warm"))

    /// A history that no phone can have.
    package static let impossibleHistory = Diagnostic.Code(
        "impossible-history", .error, "an event contradicts those before it",
        why: """
            Time does not go back, a scene is active only once it is connected, a request is carried by one \
            connection and after its tap. What no phone can do would prove nothing about an app.
            """,
        bad: scenario(
            "  - {at: 90ms, sceneWillEnterForeground: s1}\n  - {at: 20ms, quickAction: stats, id: a}",
            start: "warm"),
        good: scenario(
            "  - {at: 20ms, sceneWillEnterForeground: s1}\n  - {at: 90ms, quickAction: stats, id: a}",
            start: "warm"))

    /// A step of the lifecycle that a device makes already.
    package static let lifecycleWithDevice = Diagnostic.Code(
        "lifecycle-with-device", .error, "a file with a device lists a lifecycle event",
        why: """
            A device makes the launch, the connections, the activations and the rest by itself, at its own \
            times. Events in the file would come on top of them.
            """,
        bad: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}\n  - {at: 5ms, launch: user}", more: "device: slow\n"),
        good: scenario("  - {at: 0ms, quickAction: stats, id: a}", more: "device: slow\n"))

    /// An event that only a device can do.
    package static let needsDevice = Diagnostic.Code(
        "needs-device", .error, "'openApp' and 'goHome' need a device",
        why: """
            They stand for several steps of the lifecycle, whose times only a device knows. Without one the \
            file lists the steps themselves.
            """,
        bad: scenario("  - {at: 0ms, quickAction: stats, id: a}\n  - {at: 5s, goHome: true}", start: "warm"),
        good: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}\n  - {at: 5s, goHome: true}", start: "warm",
            more: "device: fast\n"))

    /// The codes of events.
    static let launchEvents = [
        noEvent, unknownEvent, severalEvents, wrongCallback, impossibleHistory, lifecycleWithDevice,
        needsDevice,
    ]
}
