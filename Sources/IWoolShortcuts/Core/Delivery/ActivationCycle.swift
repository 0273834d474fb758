/// What a scene remembers until it enters the background or disconnects, to know a copy from a new request.
package struct ActivationCycle: Hashable, Sendable {
    /// What the accepted quick actions of the cycle lead to.
    package var quickActions: [RequestTarget] = []
    /// What the links of the cycle's connection lead to, as far as no copy of them has come yet.
    package var connectionLinks: [RequestTarget] = []
    /// Whether a request was accepted or opened, after which the app may not navigate by itself.
    package var isClaimed = false

    package init() {}

    /// Whether the request is a copy of one that was delivered in the cycle; a link's copy is used up by it.
    ///
    /// A repeated link is a new request, except for the first that a callback brings again after the
    /// connection brought it: UIKit and SwiftUI both deliver the links of a connection.
    mutating func isCopy(_ target: RequestTarget, _ source: ShortcutRequest.Source) -> Bool {
        switch source {
        case .quickAction:
            return quickActions.contains(target)
        case .url:
            guard let index = connectionLinks.firstIndex(of: target) else { return false }
            connectionLinks.remove(at: index)
            return true
        }
    }
}
