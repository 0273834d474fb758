/// What the machines say about one input: what an app has to perform, and what became of its requests.
///
/// An app performs `open`, `dismissSheet`, `waitUntil` and `complete`; the rest tells the story.
public enum DeliveryAction: Hashable, Sendable {
    /// No callback that the app reads has brought this request, so the app does not know of it.
    case overlook(request: Int)
    /// A callback of the connection brings the request once more, and it is known already.
    case recognize(request: Int)
    /// The request is valid and new: from here on it ends in exactly one way.
    case accept(request: Int)
    /// The request opens nothing, or is the copy of one that was delivered before.
    case ignore(request: Int, IgnoredRequest)
    /// The request lies in the slot of its scene.
    case store(request: Int)
    /// A newer request took the place of this one.
    case supersede(request: Int, by: Int)
    /// Whoever observes the scene is told that its slot has something; nothing more is told.
    case announce(scene: Int)
    /// The observer of a scene emptied the slot, and holds the request.
    case take(request: Int, scene: Int)
    /// The held request may not open yet.
    case wait(request: Int, DeliveryGates)
    /// Tell the machines when this is over: `deadlinePassed(_:)`.
    case waitUntil(DeliveryDeadline)
    /// Ask the app to dismiss the sheet that it presented in the scene; `sheetDidDismiss(in:)` answers.
    case dismissSheet(scene: Int)
    /// Go there now, in this scene: the last step of every request that is opened.
    case open(request: Int, IWoolDeepLink, scene: Int)
    /// The observer detached, and the request lies in the slot again.
    case giveBack(request: Int)
    /// The request ends without having been opened.
    case drop(request: Int, DroppedReason)
    /// The request is gone, and nobody was told: what a wrong design does.
    case lose(request: Int)
    /// Call the completion handler of `performActionFor` with this.
    case complete(request: Int, Bool)
}
