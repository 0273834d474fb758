/// What is wrong with the design of an app.
extension Diagnostic.Code {
    /// A switch that there is none of.
    package static let unknownSwitch = Diagnostic.Code(
        "unknown-switch", .error, "a key of a design is no switch",
        why: """
            A design is a list of switches, each of them a choice that real apps differ in. A mistyped one \
            would leave the default in its place. 'iwool-shortcuts explain SWITCH' says what each means.
            """,
        bad: .design("version: 1\nclear: never\n"), good: .design("version: 1\nclears: never\n"))

    /// A switch without effect.
    package static let mootSwitch = Diagnostic.Code(
        "moot-switch", .warning, "a switch of a design makes no difference",
        why: """
            Another switch decides alone: where no request waits for a timer, its length is idle. Such a \
            line is probably meant for another design.
            """,
        bad: .design("version: 1\ntimerFor: none\ntimer: 800ms\n"),
        good: .design("version: 1\ntimerFor: everyOpen\ntimer: 800ms\n"))

    /// A design file that can't be used.
    package static let unreadableDesign = Diagnostic.Code(
        "unreadable-design", .error, "the design file of a scenario can't be used",
        why: """
            The name of a design is that of a file beside the scenario. It is not there, can't be read, or \
            has an error of its own, and no other design is put in its place.
            """,
        bad: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}", start: "warm", more: "design: posts.design.yaml\n"),
        good: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}", start: "warm", more: "design: {keptIn: nowhere}\n"))

    /// The codes of designs.
    static let launchDesign = [unknownSwitch, mootSwitch, unreadableDesign]
}
