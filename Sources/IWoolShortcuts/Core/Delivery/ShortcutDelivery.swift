/// The pair of delegate and observer with the slot between them, for every scene of a process.
///
/// Values without effects: each input returns what is to be performed, in order. No clock, no task and no
/// notification is inside, so that a simulator, an explorer and an app drive the same code.
///
/// ```swift
/// var delivery = ShortcutDelivery(sceneCount: 1)
/// let tap = ShortcutRequest(number: 1, quickAction: "iwool://calendar")
/// _ = delivery.receive([tap], through: .configurationForConnecting, in: 0)
/// let actions = delivery.attachObserver(in: 0)       // ..., .open(request: 1, iwool://calendar, scene: 0)
/// ```
public struct ShortcutDelivery: Hashable, Sendable {
    /// Whether the app is locked, over all its scenes.
    public package(set) var isLocked = false
    /// Whether any scene was active since the process started.
    package var wasActive = false
    /// The machines of each scene.
    package var scenes: [SceneDelivery]
    /// The choices that the machines run by.
    package let design: LaunchDesign

    /// The design that ships, for so many scenes, none of them connected.
    public init(sceneCount: Int) {
        self.init(sceneCount: sceneCount, design: .reference)
    }

    package init(sceneCount: Int, design: LaunchDesign) {
        scenes = Array(repeating: SceneDelivery(), count: sceneCount)
        self.design = design
    }

    /// Makes room for one more scene, and answers its number.
    public mutating func addScene() -> Int {
        scenes.append(SceneDelivery())
        return scenes.count - 1
    }

    /// The observer of a scene.
    public func observer(of scene: Int) -> ShortcutObserver { scenes[scene].observer }
}
