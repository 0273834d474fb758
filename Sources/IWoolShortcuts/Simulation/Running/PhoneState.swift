/// Where a phone stands: the process, its scenes, the lock. It knows which history iOS can produce.
///
/// The simulator asks it about a file's events, and the explorer which events may come next.
package struct PhoneState: Hashable, Sendable {
    /// Where a scene stands in its life.
    package enum SceneState: UInt8, Hashable, Sendable, CaseIterable {
        /// It does not exist.
        case disconnected
        /// It connected, and is on its way to the foreground.
        case connecting
        /// It entered the foreground, and is not active yet.
        case enteringForeground
        /// It is foreground-active.
        case active
        /// It resigned, and is in the foreground still.
        case inactive
        /// It is in the background.
        case background
    }

    /// One scene.
    package struct Scene: Hashable, Sendable {
        /// Where it stands.
        package var state = SceneState.disconnected
        /// Whether its observer is attached.
        package var isAttached = false
        /// Whether the app has a sheet of its own over it.
        package var hasSheet = false
        /// Whether it is a CarPlay scene, which takes no observer.
        package var isCarPlay = false

        package init() {}

        /// Whether it will be active without anybody's doing: it connected, or came back.
        package var isOnItsWay: Bool { state == .connecting || state == .enteringForeground }
    }

    /// Whether the process runs.
    package var isRunning = false
    /// Whether the app is locked; a lock outlives the process.
    package var isLocked = false
    /// The scenes, by number.
    package var scenes: [Scene]

    package init(sceneCount: Int) {
        scenes = Array(repeating: Scene(), count: sceneCount)
    }
}
