package import IWoolShortcuts

extension LaunchScenario {
    /// Something that happens: a tap, a step of the lifecycle, or a change of the conditions.
    package struct Event: Sendable {
        /// When it happens.
        package var moment: Moment
        /// What happens.
        package var action: Action
        /// The bytes of the whole event.
        package var range: ByteRange
        /// The bytes of the key that names what happens.
        package var nameRange: ByteRange

        package init(_ moment: Moment, _ action: Action, range: ByteRange, nameRange: ByteRange) {
            self.moment = moment
            self.action = action
            self.range = range
            self.nameRange = nameRange
        }
    }

    /// When an event happens.
    package enum Moment: Hashable, Sendable {
        /// So long from the start.
        case at(VirtualInstant)
        /// So long from the event before.
        case wait(VirtualInstant)
        /// Directly behind the next event of a name, or so long behind it.
        case after(Trigger, wait: VirtualInstant)
    }

    /// An event that is waited for, by its name; made ones count too.
    package enum Trigger: Hashable, Sendable {
        /// The next event of this kind, in any scene.
        case event(EventName)
        /// The opening of a request.
        case opened(request: Int)
    }

    /// What happens.
    package enum Action: Hashable, Sendable {
        /// A person asks for something: one request, or a set of links. `echoOf` is the request that comes
        /// once more; `via` is the callback that brings it, when the file says so.
        case tap(requests: [Int], echoOf: Int?, via: SceneCallback?)
        /// The process starts.
        case launch(inBackground: Bool)
        /// A scene connects, with what its options carry, through these callbacks.
        case sceneWillConnect(Int, carries: [Int], via: [SceneCallback], isCarPlay: Bool)
        /// A step of a connected scene: one of the events whose only value is a scene.
        case scene(EventName, Int)
        /// The process ends.
        case terminate
        /// The app is locked.
        case lock
        /// The app is unlocked.
        case unlock
        /// The app goes somewhere by itself.
        case defaultNavigation(Destination, id: String?, scene: Int)
        /// The app is opened by its icon; only with a device.
        case openApp(scene: Int)
        /// Its user goes to the Home Screen; only with a device.
        case goHome(scene: Int)
    }
}
