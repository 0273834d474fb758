extension Diagnostic.Code {
    /// x.
    package static let noEvent = Diagnostic.Code(
        "no-event", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unknownEvent = Diagnostic.Code(
        "unknown-event", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let severalEvents = Diagnostic.Code(
        "several-events", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let noMoment = Diagnostic.Code(
        "no-moment", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let severalMoments = Diagnostic.Code(
        "several-moments", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let malformedDuration = Diagnostic.Code(
        "malformed-duration", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unknownValue = Diagnostic.Code(
        "unknown-value", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let duplicateValue = Diagnostic.Code(
        "duplicate-value", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unknownRequest = Diagnostic.Code(
        "unknown-request", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let duplicateRequest = Diagnostic.Code(
        "duplicate-request", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let linkCount = Diagnostic.Code(
        "link-count", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let wrongCallback = Diagnostic.Code(
        "wrong-callback", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unknownScene = Diagnostic.Code(
        "unknown-scene", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let duplicateScene = Diagnostic.Code(
        "duplicate-scene", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unknownWidget = Diagnostic.Code(
        "unknown-widget", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let widgetTap = Diagnostic.Code(
        "widget-tap", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let needsWarmStart = Diagnostic.Code(
        "needs-warm-start", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let needsDevice = Diagnostic.Code(
        "needs-device", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let lifecycleWithDevice = Diagnostic.Code(
        "lifecycle-with-device", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let impossibleDevice = Diagnostic.Code(
        "impossible-device", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let impossibleHistory = Diagnostic.Code(
        "impossible-history", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unknownVariable = Diagnostic.Code(
        "unknown-variable", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unreadableDesign = Diagnostic.Code(
        "unreadable-design", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unknownSwitch = Diagnostic.Code(
        "unknown-switch", .error, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let mootSwitch = Diagnostic.Code(
        "moot-switch", .warning, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let unknownDestination = Diagnostic.Code(
        "unknown-destination", .hint, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
    /// x.
    package static let assertsNothing = Diagnostic.Code(
        "asserts-nothing", .hint, "x", why: "x.", bad: .configuration(""), good: .configuration(""))
}
