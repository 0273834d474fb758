internal import IWoolShortcuts

extension ExplorerState {
    /// Whether the step may come next, by iOS and by what is left of the budgets.
    func allows(_ step: ExplorerStep, _ taps: ExplorerTaps) -> Bool {
        if let kind = step.kind {
            guard budgets[kind.rawValue] > 0, eventsLeft > 0 else { return false }
        }
        switch step {
        case .tap(let number, _): return !has(.tapped, number)
        case .echo(let number):
            let scene = home(of: number)
            return has(.delivered, number) && !has(.tapped, taps.tapCount + number)
                && phone.allows(.reach(scene))
        case .launch: return phone.allows(.launch)
        case .terminate: return phone.allows(.terminate)
        case .lock: return phone.allows(.lock)
        case .unlock: return phone.allows(.unlock)
        case .connect(let scene, let via):
            // Without anything to carry, the callbacks make no difference.
            return phone.allows(.connect(scene, isCarPlay: false))
                && (via == .both || taps.requests.indices.contains { isWaiting($0, for: scene, taps) })
        case .scene(let name, let scene): return phone.allows(PhoneState.Step(name, scene))
        case .navigate(let scene): return phone.allows(.reach(scene))
        case .timer(let number): return clocks.allowsTimer(number + DeadlineOrder.timer)
        case .expiry(let number): return clocks.allowsExpiry(number)
        case .subscribe(let scene):
            let observer = delivery.scenes[scene].observer
            return observer.isAttached && !observer.isSubscribed
        }
    }

    /// Takes a step; answers the promises that it breaks.
    mutating func take(_ step: ExplorerStep, _ taps: ExplorerTaps) -> BrokenPromises {
        if let kind = step.kind {
            budgets[kind.rawValue] -= 1
            eventsLeft -= 1
        }
        var broken: BrokenPromises = []
        switch step {
        case .tap(let number, let scene): tap(number, in: scene, taps, &broken)
        case .echo(let number):
            tap(taps.tapCount + number, in: home(of: number), taps, &broken)
        case .launch: phone.take(.launch)
        case .terminate:
            phone.take(.terminate)
            for scene in phone.scenes.indices { orphan(scene, taps) }
            observe(delivery.terminate(), taps, &broken)
        case .connect(let scene, let via): connect(scene, via.callbacks, taps, &broken)
        case .lock:
            phone.take(.lock)
            observe(delivery.setLocked(true), taps, &broken)
        case .unlock:
            phone.take(.unlock)
            observe(delivery.setLocked(false), taps, &broken)
        case .scene(let name, let scene): take(name, in: scene, taps, &broken)
        case .navigate(let scene): navigate(in: scene, taps, &broken)
        case .timer(let number): timerPassed(number, taps, &broken)
        case .expiry(let number): expire(number, taps, &broken)
        case .subscribe(let scene): delivery.subscribe(in: scene)
        }
        judgeWaiting(taps, &broken)
        return broken
    }

    private mutating func take(
        _ name: LaunchScenario.EventName, in scene: Int, _ taps: ExplorerTaps,
        _ broken: inout BrokenPromises
    ) {
        phone.take(PhoneState.Step(name, scene))
        switch name {
        case .observerAttach: observe(delivery.attachObserver(in: scene), taps, &broken)
        case .observerDetach: observe(delivery.detachObserver(in: scene), taps, &broken)
        case .sceneDidBecomeActive: observe(delivery.sceneDidBecomeActive(scene), taps, &broken)
        case .sceneWillResignActive: observe(delivery.sceneWillResignActive(scene), taps, &broken)
        case .sceneDidEnterBackground:
            cycles[scene] = 0
            delivery.sceneDidEnterBackground(scene)
        case .sceneDidDisconnect:
            orphan(scene, taps)
            observe(delivery.sceneDidDisconnect(scene), taps, &broken)
        case .sheetDidPresent: observe(delivery.sheetDidPresent(in: scene), taps, &broken)
        case .sheetDidDismiss: observe(delivery.sheetDidDismiss(in: scene), taps, &broken)
        default: break
        }
    }

    /// The system is handed a request; it reaches the app at once if its scene is there.
    private mutating func tap(
        _ number: Int, in scene: Int, _ taps: ExplorerTaps, _ broken: inout BrokenPromises
    ) {
        add(.tapped, number)
        if scene == 1 { add(.inSecondScene, number) }
        clocks.start(number)
        guard phone.allows(.reach(scene)) else { return }
        let callback: SceneCallback =
            taps.requests[number].source == .quickAction ? .performActionFor : .onOpenURL
        deliver([number], callback, in: scene, taps, &broken)
    }

    private mutating func connect(
        _ scene: Int, _ callbacks: [SceneCallback], _ taps: ExplorerTaps, _ broken: inout BrokenPromises
    ) {
        phone.take(.connect(scene, isCarPlay: false))
        let carried = carried(to: scene, taps)
        guard !carried.isEmpty else { return }
        for callback in callbacks { deliver(carried, callback, in: scene, taps, &broken) }
    }

    /// What waits for the connection of a scene, in the order of the taps.
    func carried(to scene: Int, _ taps: ExplorerTaps) -> [Int] {
        // Those whose time is over are the oldest; the order of the others is that of their clocks.
        let waiting = taps.requests.indices.filter { isWaiting($0, for: scene, taps) }
        return waiting.filter { has(.expired, $0) } + clocks.tapOrder.filter { waiting.contains($0) }
    }

    private mutating func deliver(
        _ numbers: [Int], _ callback: SceneCallback, in scene: Int, _ taps: ExplorerTaps,
        _ broken: inout BrokenPromises
    ) {
        for number in numbers where !has(.delivered, number) {
            expect(number, callback, in: scene, taps)
        }
        let late = numbers.filter { has(.expired, $0) }
        let actions = delivery.receive(
            numbers.map { taps.requests[$0] }, through: callback, in: scene, late: late)
        observe(actions, taps, &broken)
    }

    private mutating func navigate(
        in scene: Int, _ taps: ExplorerTaps, _ broken: inout BrokenPromises
    ) {
        let isClaimed = CycleBook(rawValue: cycles[scene]).isClaimed
        let isAsked = taps.requests.indices.contains { isPending($0) && home(of: $0) == scene }
        if delivery.navigateByDefault(to: .home, in: scene), isClaimed || isAsked {
            broken.insert(.explicitWins)
        }
    }

    private mutating func timerPassed(
        _ number: Int, _ taps: ExplorerTaps, _ broken: inout BrokenPromises
    ) {
        clocks.stop(number + DeadlineOrder.timer)
        add(.timerOver, number)
        guard has(.timerAsked, number) else { return }
        observe(delivery.deadlinePassed(.timer(request: number)), taps, &broken)
    }

    private mutating func expire(_ number: Int, _ taps: ExplorerTaps, _ broken: inout BrokenPromises) {
        clocks.stop(number)
        add(.expired, number)
        guard delivery.design.expires != nil, has(.delivered, number) else { return }
        observe(delivery.deadlinePassed(.expiry(request: number)), taps, &broken)
    }
}
