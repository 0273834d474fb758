/// What became of one request: how it ended, when, and what it waited for.
package struct RequestResult: Hashable, Sendable {
    /// How a request ends; the raw value is the name that scripts read.
    package enum Outcome: String, CaseIterable, Sendable {
        case opened, superseded, dropped, ignored, pending
    }

    /// How it ended.
    package var outcome = Outcome.pending
    /// When it was handed to the system.
    package var tapped: VirtualInstant?
    /// When it was delivered to the app; nil when it never was.
    package var delivered: VirtualInstant?
    /// When it ended: the opening, the newer one's delivery, the drop, the delivery; nil for a pending one.
    package var at: VirtualInstant?
    /// Why it ended as it did, where there is a reason.
    package var reason: String?
    /// The number of the request that replaced it.
    package var by: Int?
    /// The scene that it was meant for, or in which it opened.
    package var scene: Int
    /// What the person sees of it, once it was opened.
    package var shown: Shown?
    /// What it waited for, in plain words, each once, in order.
    package var waits: [String] = []

    /// The gate that was shut last before it opened, in plain words.
    package var lastGate: String?
    /// Whether it opened over a scene that was not active, though what it opens needs one.
    package var openedTooEarly = false

    package init(scene: Int) {
        self.scene = scene
    }
}
