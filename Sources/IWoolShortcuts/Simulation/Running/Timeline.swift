/// What happened in one run, in order: the story that every picture of it draws.
package struct Timeline: Hashable, Sendable {
    /// Who does something.
    package enum Lane: String, CaseIterable, Sendable {
        /// The system, and the person who holds the phone.
        case iOS
        case sceneDelegate = "ShortcutSceneDelegate"
        case buffer = "PendingShortcutBuffer"
        case observer = "ShortcutObserver"
        case router = "AppRouter"
        /// What there is to see.
        case screen
    }

    /// What an entry means to a reader; never told by colour alone.
    package enum Tone: String, CaseIterable, Sendable {
        /// A step on the way.
        case step
        /// Something that iOS or the person does.
        case event
        /// A request that may not open yet.
        case wait
        /// A request opens.
        case open
        /// A request ends otherwise.
        case end
        /// An expectation that was not met.
        case failure
    }

    /// One thing that happened.
    package struct Entry: Hashable, Sendable {
        /// When.
        package var at: VirtualInstant
        /// Who did it.
        package var lane: Lane
        /// What, in words: `sceneDidBecomeActive s1`, `waits: scene not active yet`.
        package var event: String
        /// The number of the request that it is about.
        package var request: Int?
        /// The number of the scene that it is about.
        package var scene: Int?
        /// Whether the simulator made the event, and no file lists it.
        package var isMade: Bool
        /// What it means to a reader.
        package var tone: Tone

        package init(
            at: VirtualInstant, _ lane: Lane, _ event: String, request: Int? = nil, scene: Int? = nil,
            isMade: Bool = false, tone: Tone = .step
        ) {
            self.at = at
            self.lane = lane
            self.event = event
            self.request = request
            self.scene = scene
            self.isMade = isMade
            self.tone = tone
        }
    }

    /// The entries, in the order in which they happened.
    package var entries: [Entry] = []

    package init() {}
}
