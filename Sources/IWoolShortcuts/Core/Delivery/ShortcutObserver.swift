/// The observer of a scene: it subscribes, takes once, and holds a request until every gate is open.
public struct ShortcutObserver: Hashable, Sendable {
    /// A sheet that the app itself presented in the scene.
    package enum Sheet: UInt8, Hashable, Sendable {
        /// There is none.
        case none
        /// It is on screen.
        case presented
        /// It was asked to go away, and is not gone yet.
        case leaving
    }

    /// Whether the user interface of the scene is there and can be asked to go somewhere.
    public package(set) var isAttached = false
    /// Whether it hears announcements.
    package var isSubscribed = false
    /// What it took and may not open yet.
    public package(set) var held: ShortcutRequest?
    /// Whether its scene is foreground-active.
    package var isSceneActive = false
    /// Where the sheet is that the app presented in the scene.
    package var sheet = Sheet.none

    package init() {}

    /// What keeps a request from opening now.
    func gates(for request: ShortcutRequest, isLocked: Bool, _ design: LaunchDesign) -> DeliveryGates {
        var gates: DeliveryGates = []
        if isLocked, design.lock == .waits { gates.insert(.locked) }
        if sheet != .none, design.sheet == .waits { gates.insert(.sheet) }
        if request.needsActiveScene, !isSceneActive, design.opensWhen == .sceneActive {
            gates.insert(.sceneNotActive)
        }
        if design.needsTimer(request), request.timer != .over { gates.insert(.timer) }
        return gates
    }

    /// Holds what was taken, and says what follows from that at once.
    mutating func hold(
        _ request: ShortcutRequest, _ design: LaunchDesign, into actions: inout [DeliveryAction]
    ) {
        var request = request
        if design.needsTimer(request), request.timer == .notStarted {
            request.timer = .running
            actions.append(.waitUntil(.timer(request: request.number)))
        }
        held = request
    }

    /// Asks for the sheet to go away as soon as something is held, whatever other gate is shut.
    mutating func clearTheWay(
        in scene: Int, _ design: LaunchDesign, into actions: inout [DeliveryAction]
    ) {
        guard held != nil, sheet == .presented, design.sheet == .waits else { return }
        sheet = .leaving
        actions.append(.dismissSheet(scene: scene))
    }

    /// Lets go of what is held, if it is this request.
    mutating func letGo(of number: Int) -> Bool {
        guard held?.number == number else { return false }
        held = nil
        return true
    }

    /// The timer of a request is over.
    mutating func timerIsOver(for number: Int) {
        if held?.number == number { held?.timer = .over }
    }
}

extension LaunchDesign {
    /// Whether a request waits for the timer after its first take.
    func needsTimer(_ request: ShortcutRequest) -> Bool {
        switch timerFor {
        case .coldSheets: request.isCold && request.needsActiveScene
        case .everyOpen: true
        case .none: false
        }
    }
}
