internal import IWoolShortcuts

extension LaunchSimulator {
    /// The device brings the app to the front, with or without requests, from wherever it is.
    mutating func enter(
        _ scene: Int, bringing requests: [Int], isFromHomeScreen: Bool, _ event: LaunchScenario.Event
    ) {
        guard let device = scenario.device else { return }
        let callback: SceneCallback = isFromHomeScreen ? .performActionFor : .onOpenURL
        switch phone.scenes[scene].state {
        case .disconnected:
            writeOut(event)
            waitingTaps[scene] += requests
            guard !isConnecting[scene] else { return }
            isConnecting[scene] = true
            if !phone.isRunning {
                recorder.note(.launch, in: nil, at: now)
                recorder.happened(.launch(inBackground: false), at: now)
                take(.launch, "launch: user", nil)
                made(.launch)
            }
            make(.connect(scene: scene), after: device.connect)
            make(.attach(scene: scene), after: device.attach)
            make(.enterForeground(scene: scene), after: device.activate)
            make(.activate(scene: scene), after: device.activate)
        case .active where isFromHomeScreen:
            leave(scene)
            comeBack(scene, bringing: requests, through: callback, device, event)
        case .background: comeBack(scene, bringing: requests, through: callback, device, event)
        case .inactive:
            writeOut(event)
            deliver(requests, through: callback, in: scene)
            make(.activate(scene: scene), after: device.resume)
        case .active, .connecting, .enteringForeground:
            writeOut(event)
            deliver(requests, through: callback, in: scene)
        }
    }

    private mutating func comeBack(
        _ scene: Int, bringing requests: [Int], through callback: SceneCallback,
        _ device: LaunchScenario.Device, _ event: LaunchScenario.Event
    ) {
        // An event of the file that waited for the way to the background may have brought it back already.
        guard phone.scenes[scene].state == .background else {
            writeOut(event)
            return deliver(requests, through: callback, in: scene)
        }
        step(.sceneWillEnterForeground, in: scene)
        writeOut(event)
        deliver(requests, through: callback, in: scene)
        make(.activate(scene: scene), after: device.resume)
    }

    /// Lists a tap among what happened, where it is delivered: a file without a device has it there.
    private mutating func writeOut(_ event: LaunchScenario.Event) {
        if case .tap = event.action { recorder.happened(event.action, at: now) }
    }

    /// Makes something for later; what comes at this instant belongs to the event that makes it.
    private mutating func make(_ task: EventQueue.Task, after delay: VirtualInstant) {
        if delay == .zero {
            perform(task)
        } else {
            queue.add(task, .made, at: now + delay)
        }
    }

    /// Its user goes to the Home Screen; an activation that was still to come does not come.
    mutating func goHome(_ scene: Int, _ event: LaunchScenario.Event) {
        recorder.add(now, .iOS, "goHome", scene: scene, tone: .event)
        let obstacle = phone.obstacle(to: .reach(scene))
        guard obstacle == nil, phone.scenes[scene].state != .background else {
            take(.enterBackground(scene), "goHome", event, scene: scene, isShown: false)
            return
        }
        queue.cancel { task in
            switch task {
            case .enterForeground(scene), .activate(scene): true
            default: false
            }
        }
        leave(scene)
    }

    /// A scene goes to the background, through each state that lies between.
    private mutating func leave(_ scene: Int) {
        if phone.scenes[scene].state == .active { step(.sceneWillResignActive, in: scene) }
        // An event of the file that waited for the step before may have brought it there already.
        if phone.allows(.enterBackground(scene)) { step(.sceneDidEnterBackground, in: scene) }
    }

    /// Something that was made for this instant takes place.
    mutating func perform(_ task: EventQueue.Task) {
        switch task {
        case .connect(let scene):
            isConnecting[scene] = false
            let requests = waitingTaps[scene]
            waitingTaps[scene] = []
            connect(scene, carrying: requests, via: [.configurationForConnecting, .willConnectTo])
        case .attach(let scene):
            if phone.allows(.attach(scene)) { step(.observerAttach, in: scene) }
        case .enterForeground(let scene):
            if phone.scenes[scene].state == .connecting { step(.sceneWillEnterForeground, in: scene) }
        case .activate(let scene):
            if phone.allows(.becomeActive(scene)) { step(.sceneDidBecomeActive, in: scene) }
        case .dismissSheet(let scene): step(.sheetDidDismiss, in: scene)
        case .subscribe(let scene): delivery.subscribe(in: scene)
        case .timer(let request):
            let actions = delivery.deadlinePassed(.timer(request: request))
            if recorder.results[request].outcome == .pending || !actions.isEmpty {
                recorder.add(now, .observer, "timer is over", request: request)
            }
            apply(actions)
        case .expiry(let request):
            if recorder.results[request].outcome == .pending {
                apply(delivery.deadlinePassed(.expiry(request: request)))
            }
        }
    }
}
