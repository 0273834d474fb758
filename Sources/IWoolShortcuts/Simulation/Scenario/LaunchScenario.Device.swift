extension LaunchScenario {
    /// A phone that makes the lifecycle by itself: how long after a tap each step comes.
    package struct Device: Hashable, Sendable {
        /// Its name, or nil for one that a file describes.
        package var name: String?
        /// The connection of the scene, when no scene is connected.
        package var connect: VirtualInstant
        /// The attachment of the observer.
        package var attach: VirtualInstant
        /// The activation of a scene that connected.
        package var activate: VirtualInstant
        /// The activation of a scene that was in the background.
        package var resume: VirtualInstant

        package init(name: String? = nil, connect: Int, attach: Int, activate: Int, resume: Int) {
            self.name = name
            self.connect = VirtualInstant(milliseconds: connect)
            self.attach = VirtualInstant(milliseconds: attach)
            self.activate = VirtualInstant(milliseconds: activate)
            self.resume = VirtualInstant(milliseconds: resume)
        }

        /// The phones that have a name, the fastest first.
        package static let named = [
            Device(name: "fast", connect: 30, attach: 120, activate: 160, resume: 20),
            Device(name: "typical", connect: 60, attach: 240, activate: 310, resume: 40),
            Device(name: "slow", connect: 120, attach: 900, activate: 1_500, resume: 150),
        ]
    }
}
