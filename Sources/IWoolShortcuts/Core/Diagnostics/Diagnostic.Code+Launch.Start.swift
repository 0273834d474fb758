/// What is wrong with how a scenario begins, and with the words in it.
extension Diagnostic.Code {
    /// A word that is none of those that its key takes.
    package static let unknownValue = Diagnostic.Code(
        "unknown-value", .error, "a word is none of those that its key takes",
        why:
            "Most keys take one of a few words, spelled as they are listed, in upper and lower case.",
        bad: scenario("  - {at: 0ms, quickAction: stats, id: a}", start: "warn"),
        good: scenario("  - {at: 0ms, quickAction: stats, id: a}", start: "warm"))

    /// A word that comes twice in a list.
    package static let duplicateValue = Diagnostic.Code(
        "duplicate-value", .error, "a word comes twice in a list",
        why: "Each value is looked at once, so one of the two was probably meant to be another.",
        bad: .design("version: 1\nreadOn: [attach, announce, attach]\n"),
        good: .design("version: 1\nreadOn: [attach, announce, activate]\n"))

    /// Something that only a running process has.
    package static let needsWarmStart = Diagnostic.Code(
        "needs-warm-start", .error, "scenes, observers or a sheet are given at a cold start",
        why: "At a cold start there is no process, and so nothing of it: no scene, no observer and no sheet.",
        bad: scenario("  - {at: 0ms, quickAction: stats, id: a}", more: "given: {sheet: s1}\n"),
        good: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}", start: "warm", more: "given: {sheet: s1}\n"))

    /// A scene that is not there.
    package static let unknownScene = Diagnostic.Code(
        "unknown-scene", .error, "a scene is named that is not there",
        why: """
            An observer and a sheet belong to a scene that is connected, and what is expected of a scene to \
            one that the file names.
            """,
        bad: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}", start: "warm",
            more: "given: {scenes: [s1, s2], observers: [s3]}\n"),
        good: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}", start: "warm",
            more: "given: {scenes: [s1, s2], observers: [s1]}\n"))

    /// A variable that nothing stands for.
    package static let unknownVariable = Diagnostic.Code(
        "unknown-variable", .error, "'$option' or '$device' stands for nothing",
        why: "'each' lists what they stand for, and the file runs once for every combination.",
        bad: scenario("  - {at: 0ms, quickAction: $option, id: a}", more: "device: fast\n"),
        good: scenario(
            "  - {at: 0ms, quickAction: $option, id: a}", more: "device: fast\neach: {option: all}\n"))

    /// A variable that nothing names.
    package static let unusedVariable = Diagnostic.Code(
        "unused-variable", .warning, "'each' lists values that nothing in the scenario uses",
        why: "A scenario that does not say $option is the same for every option, and runs in vain.",
        bad: scenario(
            "  - {at: 0ms, quickAction: stats, id: a}", more: "device: fast\neach: {option: all}\n"),
        good: scenario(
            "  - {at: 0ms, quickAction: $option, id: a}", more: "device: fast\neach: {option: all}\n"))

    /// The codes of what is given.
    static let launchStart = [
        unknownValue, duplicateValue, needsWarmStart, unknownScene, unknownVariable, unusedVariable,
    ]
}
