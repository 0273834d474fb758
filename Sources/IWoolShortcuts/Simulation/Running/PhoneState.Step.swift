extension PhoneState {
    /// A step that changes where the phone stands, or that needs it to stand somewhere.
    package enum Step: Hashable, Sendable {
        case launch
        case terminate
        case connect(Int, isCarPlay: Bool)
        case attach(Int)
        case detach(Int)
        case enterForeground(Int)
        case becomeActive(Int)
        case resignActive(Int)
        case enterBackground(Int)
        case disconnect(Int)
        case lock
        case unlock
        case presentSheet(Int)
        case dismissSheet(Int)
        /// Something reaches a scene that runs: a callback, or a navigation of the app's own.
        case reach(Int)
    }

    /// Whether the step may come now.
    package func allows(_ step: Step) -> Bool { obstacle(to: step) == nil }

    /// Why the step can't come now, or nil.
    package func obstacle(to step: Step) -> Obstacle? {
        switch step {
        case .launch: return isRunning ? .alreadyRunning : nil
        case .terminate: return isRunning ? nil : .notRunning
        case .lock: return isLocked ? .alreadyLocked : nil
        case .unlock: return isLocked ? nil : .notLocked
        case .connect(let scene, _):
            guard isRunning else { return .notRunning }
            return scenes[scene].state == .disconnected ? nil : .alreadyConnected(scene)
        case .attach(let scene), .detach(let scene), .enterForeground(let scene),
            .becomeActive(let scene), .resignActive(let scene), .enterBackground(let scene),
            .disconnect(let scene), .presentSheet(let scene), .dismissSheet(let scene),
            .reach(let scene):
            guard isRunning else { return .notRunning }
            guard scenes[scene].state != .disconnected else { return .notConnected(scene) }
            return scenes[scene].obstacle(to: step, in: scene)
        }
    }

    /// Takes the step, whether or not it may come: what follows it should be judged as if it had.
    package mutating func take(_ step: Step) {
        switch step {
        case .launch: isRunning = true
        case .lock: isLocked = true
        case .unlock: isLocked = false
        case .terminate:
            isRunning = false
            for scene in scenes.indices { scenes[scene] = Scene() }
        case .connect(let scene, let isCarPlay):
            isRunning = true
            scenes[scene] = Scene()
            scenes[scene].state = .connecting
            scenes[scene].isCarPlay = isCarPlay
        case .disconnect(let scene):
            scenes[scene] = Scene()
        case .attach(let scene), .detach(let scene), .enterForeground(let scene),
            .becomeActive(let scene), .resignActive(let scene), .enterBackground(let scene),
            .presentSheet(let scene), .dismissSheet(let scene), .reach(let scene):
            isRunning = true
            if scenes[scene].state == .disconnected { scenes[scene].state = .connecting }
            scenes[scene].take(step)
        }
    }
}

extension PhoneState.Scene {
    fileprivate func obstacle(to step: PhoneState.Step, in scene: Int) -> PhoneState.Obstacle? {
        switch step {
        case .attach:
            if isCarPlay { return .carPlay(scene) }
            return isAttached ? .alreadyAttached(scene) : nil
        case .detach: return isAttached ? nil : .notAttached(scene)
        case .presentSheet: return hasSheet ? .alreadyPresented(scene) : nil
        case .dismissSheet: return hasSheet ? nil : .nothingPresented(scene)
        case .enterForeground:
            return state == .background || state == .connecting ? nil : .alreadyInForeground(scene)
        case .becomeActive:
            if state == .active { return .alreadyActive(scene) }
            return state == .background ? .activeFromBackground(scene) : nil
        case .resignActive: return state == .active ? nil : .notActive(scene)
        case .enterBackground:
            if state == .background { return .alreadyInBackground(scene) }
            return state == .active ? .backgroundFromActive(scene) : nil
        default: return nil
        }
    }

    fileprivate mutating func take(_ step: PhoneState.Step) {
        switch step {
        case .attach: isAttached = true
        case .detach: isAttached = false
        case .presentSheet: hasSheet = true
        case .dismissSheet: hasSheet = false
        case .enterForeground: state = .enteringForeground
        case .becomeActive: state = .active
        case .resignActive: state = .inactive
        case .enterBackground: state = .background
        default: break
        }
    }
}
