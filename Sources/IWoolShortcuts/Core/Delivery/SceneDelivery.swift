/// The machines of one scene, in the order in which a request passes them.
package struct SceneDelivery: Hashable, Sendable {
    /// Where the system's callbacks come in.
    package var delegate = ShortcutSceneDelegate()
    /// Where an accepted request waits to be taken.
    package var buffer = PendingShortcutBuffer()
    /// Where a taken request waits for its gates.
    package var observer = ShortcutObserver()
    /// Where an opened request ends.
    package var router = AppRouter()

    package init() {}

    /// Whether a request of the scene waits, in the slot or in the observer's hands.
    package var hasPendingRequest: Bool { observer.held != nil || !buffer.isEmpty }

    /// The numbers of the requests that wait, the oldest first.
    package var pendingNumbers: [Int] {
        let held = observer.held.map { [$0.number] } ?? []
        return (held + buffer.entries.filter { !$0.wasTaken }.map(\.request.number)).sorted()
    }
}
