internal import IWoolShortcuts

extension LaunchSimulator {
    /// An event of the file takes place.
    mutating func perform(_ event: LaunchScenario.Event) {
        recorder.note(event.action.name(scenario.requests), in: event.action.scene, at: now)
        // What only a device can do is written out as the steps that it makes, and a tap behind those that
        // bring its scene back.
        if !event.action.isWrittenOut(with: scenario.device) { recorder.happened(event.action, at: now) }
        switch event.action {
        case .tap(let requests, let original, let via):
            tap(requests, isEcho: original != nil, via: via, event)
        case .launch(let isInBackground):
            take(.launch, "launch: \(isInBackground ? "background" : "user")", event)
        case .sceneWillConnect(let scene, let carries, let via, let isCarPlay):
            connect(scene, carrying: carries, via: via, isCarPlay: isCarPlay, event)
        case .scene(let name, let scene): step(name, in: scene, event)
        case .terminate: terminate(event)
        case .lock:
            take(.lock, "lock", event)
            apply(delivery.setLocked(true))
        case .unlock:
            take(.unlock, "unlock", event)
            apply(delivery.setLocked(false))
        case .defaultNavigation(let destination, let id, let scene):
            navigate(to: destination, id: id, in: scene, event)
        case .openApp(let scene):
            recorder.add(now, .iOS, "openApp", scene: scene, tone: .event)
            enter(scene, bringing: [], isFromHomeScreen: true, event)
        case .goHome(let scene): goHome(scene, event)
        }
    }

    /// A step of a scene that the file lists, or the simulator makes.
    mutating func step(
        _ name: LaunchScenario.EventName, in scene: Int, _ event: LaunchScenario.Event? = nil
    ) {
        if event == nil {
            recorder.note(name, in: scene, at: now)
            recorder.happened(.scene(name, scene), at: now)
        }
        let step = PhoneState.Step(name, scene)
        take(step, "\(name.rawValue) \(scenario.scenes[scene])", event, scene: scene)
        apply(machineActions(for: name, in: scene))
        if event == nil { made(name) }
    }

    /// What the machines say about a step of a scene.
    private mutating func machineActions(
        for name: LaunchScenario.EventName, in scene: Int
    ) -> [DeliveryAction] {
        // An impossible step may find the machines elsewhere than the phone; it was reported already.
        let isAttached = delivery.observer(of: scene).isAttached
        switch name {
        case .observerAttach:
            guard !isAttached else { return [] }
            let actions = delivery.attachObserver(in: scene)
            if !delivery.scenes[scene].observer.isSubscribed {
                queue.add(.subscribe(scene: scene), .made, at: now)
            }
            return actions
        case .observerDetach: return isAttached ? delivery.detachObserver(in: scene) : []
        case .sceneDidBecomeActive: return delivery.sceneDidBecomeActive(scene)
        case .sceneWillResignActive: return delivery.sceneWillResignActive(scene)
        case .sceneDidEnterBackground:
            delivery.sceneDidEnterBackground(scene)
            return []
        case .sceneDidDisconnect:
            cancelSheet(of: scene)
            return delivery.sceneDidDisconnect(scene)
        case .sheetDidPresent: return delivery.sheetDidPresent(in: scene)
        case .sheetDidDismiss:
            cancelSheet(of: scene)
            return delivery.sheetDidDismiss(in: scene)
        default: return []
        }
    }

    /// A scene connects; its callbacks bring what its options carry.
    mutating func connect(
        _ scene: Int, carrying requests: [Int], via: [SceneCallback], isCarPlay: Bool = false,
        _ event: LaunchScenario.Event? = nil
    ) {
        if event == nil {
            recorder.note(.sceneWillConnect, in: scene, at: now)
            recorder.happened(
                .sceneWillConnect(scene, carries: requests, via: via, isCarPlay: isCarPlay), at: now)
        }
        let name = scenario.scenes[scene]
        let role = isCarPlay ? ", carPlay" : ""
        take(
            .connect(scene, isCarPlay: isCarPlay), "sceneWillConnect \(name)\(role)", event, scene: scene)
        for request in requests where recorder.results[request].tapped == nil {
            let id = scenario.requests[request].id
            recorder.report(event, "\(name) carries \(id) at \(now), which was not tapped before")
        }
        for callback in via { deliver(requests, through: callback, in: scene, isMade: event == nil) }
        if event == nil { made(.sceneWillConnect) }
    }

    /// A callback brings requests to a scene.
    mutating func deliver(
        _ requests: [Int], through callback: SceneCallback, in scene: Int, isMade: Bool = false
    ) {
        guard !requests.isEmpty else { return }
        for request in requests {
            recorder.add(
                now, .sceneDelegate, callback.rawValue, request: request, scene: scene, isMade: isMade)
            recorder.delivered(request, in: scene, at: now)
        }
        let late = requests.filter { isLate($0) }
        let items = requests.map { number in
            let request = scenario.requests[number]
            return ShortcutRequest(number: number, source: request.path, outcome: request.outcome)
        }
        apply(delivery.receive(items, through: callback, in: scene, late: late))
    }

    /// Whether the time of a request is over before it is delivered.
    private func isLate(_ request: Int) -> Bool {
        guard let expires = scenario.design.expires, let tapped = recorder.results[request].tapped
        else { return false }
        return tapped + VirtualInstant(expires) <= now
    }

    /// The process ends, and with it the scenes, their observers and their sheets.
    private mutating func terminate(_ event: LaunchScenario.Event) {
        take(.terminate, "terminate", event)
        queue.cancel { task in
            switch task {
            case .timer, .expiry: false
            default: true
            }
        }
        apply(delivery.terminate())
    }

    /// The app goes somewhere by itself, if it may.
    private mutating func navigate(
        to destination: Destination, id: String?, in scene: Int, _ event: LaunchScenario.Event
    ) {
        let name = destination.canonicalName
        take(.reach(scene), "defaultNavigation \(name)", event, scene: scene)
        if delivery.navigateByDefault(to: destination, in: scene) {
            recorder.show(name, in: scene, at: now)
        } else {
            recorder.refuse(name, id: id, in: scene, at: now)
        }
    }

    /// The sheet of a scene is gone, so that the made end of it does not come any more.
    private mutating func cancelSheet(of scene: Int) {
        queue.cancel { task in
            if case .dismissSheet(scene) = task { true } else { false }
        }
    }
}

extension LaunchScenario.Action {
    /// The name of the event; a tap's is that of the request's source.
    package func name(_ requests: [LaunchScenario.Request]) -> LaunchScenario.EventName {
        switch self {
        case .tap(let taps, _, _): LaunchScenario.EventName(requests[taps[0]].source)
        case .launch: .launch
        case .sceneWillConnect: .sceneWillConnect
        case .scene(let name, _): name
        case .terminate: .terminate
        case .lock: .lock
        case .unlock: .unlock
        case .defaultNavigation: .defaultNavigation
        case .openApp: .openApp
        case .goHome: .goHome
        }
    }

    /// Whether a file without a device has other events in its place, or has it later.
    fileprivate func isWrittenOut(with device: LaunchScenario.Device?) -> Bool {
        switch self {
        case .openApp, .goHome: true
        case .tap: device != nil
        default: false
        }
    }

    /// The scene that it is an event of; nil for what a person does, and for one of the whole app.
    var scene: Int? {
        switch self {
        case .sceneWillConnect(let scene, _, _, _), .scene(_, let scene): scene
        default: nil
        }
    }
}

extension PhoneState.Step {
    /// The step of an event whose only value is a scene.
    init(_ name: LaunchScenario.EventName, _ scene: Int) {
        switch name {
        case .observerAttach: self = .attach(scene)
        case .observerDetach: self = .detach(scene)
        case .sceneWillEnterForeground: self = .enterForeground(scene)
        case .sceneDidBecomeActive: self = .becomeActive(scene)
        case .sceneWillResignActive: self = .resignActive(scene)
        case .sceneDidEnterBackground: self = .enterBackground(scene)
        case .sceneDidDisconnect: self = .disconnect(scene)
        case .sheetDidPresent: self = .presentSheet(scene)
        case .sheetDidDismiss: self = .dismissSheet(scene)
        default: preconditionFailure("\(name) is no step of one scene")
        }
    }
}
