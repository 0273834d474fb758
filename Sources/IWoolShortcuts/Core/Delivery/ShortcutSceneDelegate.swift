/// The scene delegate: callbacks in, requests out. It judges each request before anything is stored.
///
/// iOS tells a scene of one cold request up to twice, in `configurationForConnecting` and `willConnectTo`,
/// and may bring it once more when the scene runs. The first callback that carries a request captures it;
/// whatever comes again is a duplicate delivery.
public struct ShortcutSceneDelegate: Hashable, Sendable {
    /// Whether a callback of the scene's connection was read already; the other one brings the same.
    package var hasReadConnection = false
    /// What was delivered since the scene was last in the background.
    package var cycle = ActivationCycle()

    package init() {}

    /// What the delegate finds a request to be.
    enum Verdict {
        /// It opens nothing, or is a copy.
        case ignored(IgnoredRequest)
        /// It came after it had expired.
        case expired
        /// It is valid and new.
        case accepted
    }

    /// What a callback is to the delegate.
    enum Reading {
        /// It brings something new.
        case new
        /// It is one of the connection, whose other callback brought the same.
        case known
        /// The delegate does not implement it.
        case unread
    }

    /// Looks at a callback before what it brings.
    mutating func read(_ callback: SceneCallback, _ design: LaunchDesign) -> Reading {
        guard callback != .onOpenURL else { return .new }
        guard design.seenIn.contains(callback.asSet) else { return .unread }
        guard callback.isOfConnection else { return .new }
        defer { hasReadConnection = true }
        return hasReadConnection ? .known : .new
    }

    /// Judges one request that a callback brought.
    mutating func judge(
        _ request: ShortcutRequest, through callback: SceneCallback, isLate: Bool, _ design: LaunchDesign
    ) -> Verdict {
        guard let target = request.target else {
            guard case .ignored(let reason) = request.outcome, design.validates == .beforeStoring else {
                return .accepted
            }
            return .ignored(.link(reason))
        }
        let isOfConnection = callback.isOfConnection
        defer {
            // Remembered behind the judgement, or the link would be its own copy.
            if request.source == .url, isOfConnection { cycle.connectionLinks.append(target) }
        }
        if isLate, design.expires != nil { return .expired }
        let mayBeCopy = request.source == .quickAction || !isOfConnection
        if mayBeCopy, design.duplicates != .kept, cycle.isCopy(target, request.source) {
            return .ignored(.duplicateDelivery)
        }
        if request.source == .quickAction, !cycle.quickActions.contains(target) {
            cycle.quickActions.append(target)
        }
        cycle.isClaimed = true
        return .accepted
    }

    /// The scene enters the background, and the next activation cycle begins.
    mutating func startNewCycle(_ design: LaunchDesign) {
        guard design.duplicates != .ignoredForever else {
            cycle.isClaimed = false
            return
        }
        cycle = ActivationCycle()
    }

    /// The scene is gone; another connection may follow.
    mutating func disconnect(_ design: LaunchDesign) {
        startNewCycle(design)
        hasReadConnection = false
    }
}
