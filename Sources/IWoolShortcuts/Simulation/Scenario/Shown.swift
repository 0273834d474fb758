/// What a person sees of an opened request, which is not always what opened.
package struct Shown: Hashable, Sendable {
    /// Whether there is anything to see.
    package enum What: String, CaseIterable, Sendable {
        case visible, nothing, unknown
    }

    /// Why there may be nothing to see; the raw value is the name that scripts read.
    package enum Reason: String, CaseIterable, Sendable {
        /// iOS alone decides whether it shows a review prompt.
        case systemDecides
        /// The three prompts of the year were shown, or the person turned them off.
        case reviewPromptsUsed
        /// TestFlight builds show no review prompt.
        case testFlightBuild
        /// There is no account to send mail from.
        case noMailAccount
        /// The Dynamic Island reminder needs a newer iOS.
        case needsIOS16point2 = "needsIOS16.2"
    }

    /// Whether there is anything to see.
    package let what: What
    /// Why not, if it is not simply visible.
    package let reason: Reason?
}
