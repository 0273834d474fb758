extension PhoneState {
    /// Why a step can't come: what the phone would have to be, and is not.
    package enum Obstacle: Hashable, Sendable {
        case notRunning
        case alreadyRunning
        case alreadyLocked
        case notLocked
        case notConnected(Int)
        case alreadyConnected(Int)
        case carPlay(Int)
        case alreadyAttached(Int)
        case notAttached(Int)
        case alreadyPresented(Int)
        case nothingPresented(Int)
        case alreadyInForeground(Int)
        case alreadyActive(Int)
        case activeFromBackground(Int)
        case notActive(Int)
        case alreadyInBackground(Int)
        case backgroundFromActive(Int)

        /// What it is about: the last event that touched this is the other half of the contradiction.
        package var aspect: Aspect {
            switch self {
            case .notRunning, .alreadyRunning: .process
            case .alreadyLocked, .notLocked: .lock
            case .notConnected(let scene), .alreadyConnected(let scene): .connection(scene)
            case .carPlay(let scene): .connection(scene)
            case .alreadyAttached(let scene), .notAttached(let scene): .observer(scene)
            case .alreadyPresented(let scene), .nothingPresented(let scene): .sheet(scene)
            case .alreadyInForeground(let scene), .alreadyActive(let scene),
                .activeFromBackground(let scene), .notActive(let scene),
                .alreadyInBackground(let scene), .backgroundFromActive(let scene):
                .activity(scene)
            }
        }
    }

    /// One thing about a phone that events change.
    package enum Aspect: Hashable, Sendable {
        case process
        case lock
        case connection(Int)
        case observer(Int)
        case sheet(Int)
        case activity(Int)
    }
}

extension PhoneState.Step {
    /// What the step changes; later events that contradict it name it.
    package var aspects: [PhoneState.Aspect] {
        switch self {
        case .launch, .terminate: [.process]
        case .lock, .unlock: [.lock]
        case .connect(let scene, _), .disconnect(let scene):
            [.connection(scene), .activity(scene), .observer(scene), .sheet(scene)]
        case .attach(let scene), .detach(let scene): [.observer(scene)]
        case .presentSheet(let scene), .dismissSheet(let scene): [.sheet(scene)]
        case .enterForeground(let scene), .becomeActive(let scene), .resignActive(let scene),
            .enterBackground(let scene):
            [.activity(scene)]
        case .reach: []
        }
    }
}

extension PhoneState.Obstacle {
    /// What stands in the way, as the end of a sentence that names the event.
    package func words(_ scenes: [String]) -> String {
        switch self {
        case .notRunning: "no process runs"
        case .alreadyRunning: "the process runs already"
        case .alreadyLocked: "the app is locked already"
        case .notLocked: "the app is not locked"
        case .notConnected(let scene): "the scene \(scenes[scene]) is not connected"
        case .alreadyConnected(let scene): "the scene \(scenes[scene]) is connected already"
        case .carPlay(let scene): "\(scenes[scene]) is a CarPlay scene, which takes no observer"
        case .alreadyAttached(let scene): "the observer of \(scenes[scene]) is attached already"
        case .notAttached(let scene): "the observer of \(scenes[scene]) is not attached"
        case .alreadyPresented(let scene): "a sheet is presented over \(scenes[scene]) already"
        case .nothingPresented(let scene): "nothing is presented over \(scenes[scene])"
        case .alreadyInForeground(let scene): "\(scenes[scene]) is in the foreground already"
        case .alreadyActive(let scene): "\(scenes[scene]) is active already"
        case .activeFromBackground(let scene):
            "\(scenes[scene]) is in the background, and enters the foreground before it becomes active"
        case .notActive(let scene): "\(scenes[scene]) is not active"
        case .alreadyInBackground(let scene): "\(scenes[scene]) is in the background already"
        case .backgroundFromActive(let scene):
            "\(scenes[scene]) is active, and resigns before it enters the background"
        }
    }
}
