extension Diagnostic.Code {
    /// A history that no phone can have.
    package static let impossibleHistory = Diagnostic.Code(
        "impossible-history", .error, "an event contradicts the ones before it",
        why: "x",
        bad: .defaults(""),
        good: .defaults(""))
}
