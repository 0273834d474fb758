package import IWoolShortcuts

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

extension Shown {
    /// What a person sees of a link that was opened on such a phone.
    package init(_ link: IWoolDeepLink, _ given: LaunchScenario.Given) {
        guard case .destination(let destination) = link else {
            self.init(what: .visible, reason: nil)
            return
        }
        switch destination.presentation {
        case .reviewPrompt: self.init(reviewPrompt: given)
        case .mailSheet:
            self.init(given.hasMailAccount ? nil : .noMailAccount)
        case .tab, .page, .sheet:
            let isTooOld =
                if let iOS = given.iOS, let minimum = destination.minimumIOS { iOS < minimum } else { false }
            self.init(isTooOld ? .needsIOS16point2 : nil)
        }
    }

    private init(_ obstacle: Reason?) {
        self.init(what: obstacle == nil ? .visible : .nothing, reason: obstacle)
    }

    private init(reviewPrompt given: LaunchScenario.Given) {
        if given.reviewPrompts != .available {
            self.init(what: .nothing, reason: .reviewPromptsUsed)
        } else if given.build == .testFlight {
            self.init(what: .nothing, reason: .testFlightBuild)
        } else {
            self.init(what: .unknown, reason: .systemDecides)
        }
    }
}

extension Shown.What {
    /// As a sentence says it.
    package var words: String {
        switch self {
        case .visible: "visible"
        case .nothing: "nothing to see"
        case .unknown: "perhaps nothing to see"
        }
    }
}

extension Shown.Reason {
    /// As a sentence says it.
    package var words: String {
        switch self {
        case .systemDecides: "iOS decides"
        case .reviewPromptsUsed: "the review prompts are used up or off"
        case .testFlightBuild: "TestFlight builds show none"
        case .noMailAccount: "no mail account"
        case .needsIOS16point2: "needs iOS 16.2"
        }
    }
}
