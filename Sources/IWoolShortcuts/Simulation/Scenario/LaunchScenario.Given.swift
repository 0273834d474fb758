package import IWoolShortcuts

extension LaunchScenario {
    /// What is true before the first event.
    package struct Given: Sendable {
        /// The scenes that are connected; empty at a cold start.
        package var connected: [Int] = []
        /// Those of them whose observer is attached.
        package var attached: [Int] = []
        /// Those of them over which the app has a sheet of its own.
        package var sheets: [Int] = []
        /// Whether the app is locked.
        package var isLocked = false
        /// Whether there is an account to send mail from.
        package var hasMailAccount = true
        /// Whether iOS may still show review prompts.
        package var reviewPrompts = ReviewPrompts.available
        /// Where the build comes from.
        package var build = Build.appStore
        /// The version of iOS; nil when it makes no difference.
        package var iOS: IOSVersion?

        package init() {}
    }

    /// Whether iOS may still show review prompts: three in 365 days, or none at all.
    package enum ReviewPrompts: String, CaseIterable, Sendable {
        case available, used, off
    }

    /// Where a build comes from; TestFlight builds never show a review prompt.
    package enum Build: String, CaseIterable, Sendable {
        case appStore, testFlight
    }
}
