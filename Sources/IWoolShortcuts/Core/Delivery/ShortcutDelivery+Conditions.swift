extension ShortcutDelivery {
    /// The user interface of a scene is there: its observer subscribes, then takes once.
    ///
    /// In this order, since a request that came between the two would be stored and never heard of.
    public mutating func attachObserver(in scene: Int) -> [DeliveryAction] {
        precondition(!scenes[scene].observer.isAttached, "the observer of scene \(scene) is attached")
        var actions: [DeliveryAction] = []
        scenes[scene].observer.isAttached = true
        scenes[scene].observer.isSubscribed = design.attaches == .subscribeThenTake
        if design.readOn.contains(.attach) { readAll(by: scene, into: &actions) }
        return actions
    }

    /// The second half of attaching, in a design that takes before it subscribes.
    package mutating func subscribe(in scene: Int) {
        scenes[scene].observer.isSubscribed = scenes[scene].observer.isAttached
    }

    /// The user interface of a scene goes away: what is held lies in the slot again.
    public mutating func detachObserver(in scene: Int) -> [DeliveryAction] {
        precondition(scenes[scene].observer.isAttached, "the observer of scene \(scene) is not attached")
        scenes[scene].observer.isAttached = false
        scenes[scene].observer.isSubscribed = false
        guard let held = scenes[scene].observer.held else { return [] }
        scenes[scene].observer.held = nil
        if design.keptIn == .nowhere { return [.lose(request: held.number)] }
        scenes[scene].buffer.takeBack(held)
        return [.giveBack(request: held.number)]
    }

    /// The scene is foreground-active.
    public mutating func sceneDidBecomeActive(_ scene: Int) -> [DeliveryAction] {
        var actions: [DeliveryAction] = []
        wasActive = true
        scenes[scene].observer.isSceneActive = true
        settle(scene, into: &actions)
        if design.readOn.contains(.activate), scenes[scene].observer.isAttached {
            readAll(by: scene, into: &actions)
        }
        return actions
    }

    /// The scene is no longer active: a system sheet, a call, or the way to the background.
    public mutating func sceneWillResignActive(_ scene: Int) -> [DeliveryAction] {
        scenes[scene].observer.isSceneActive = false
        guard design.onResign == .drops, let held = scenes[scene].observer.held, held.needsActiveScene
        else { return [] }
        scenes[scene].observer.held = nil
        return [.lose(request: held.number)]
    }

    /// The scene is in the background, where its activation cycle ends.
    public mutating func sceneDidEnterBackground(_ scene: Int) {
        scenes[scene].observer.isSceneActive = false
        scenes[scene].delegate.startNewCycle(design)
    }

    /// The scene is gone, and with it whatever waits there.
    public mutating func sceneDidDisconnect(_ scene: Int) -> [DeliveryAction] {
        var actions: [DeliveryAction] = []
        if design.livesWith == .process, design.keptIn != .nowhere {
            if let held = scenes[scene].observer.held {
                scenes[scene].buffer.takeBack(held)
                actions.append(.giveBack(request: held.number))
            }
        } else {
            actions = scenes[scene].pendingNumbers.map { .drop(request: $0, .sceneDisconnected) }
            scenes[scene].buffer = PendingShortcutBuffer()
        }
        scenes[scene].observer = ShortcutObserver()
        scenes[scene].delegate.disconnect(design)
        return actions
    }

    /// The process ends. Nothing that waits is written down, so nothing of it comes back.
    public mutating func terminate() -> [DeliveryAction] {
        var dropped: [Int] = []
        for scene in scenes.indices {
            var next = SceneDelivery()
            if design.survives == .acrossLaunches {
                next.buffer = scenes[scene].buffer
                scenes[scene].buffer = PendingShortcutBuffer()
            }
            dropped += scenes[scene].pendingNumbers
            scenes[scene] = next
        }
        wasActive = false
        return dropped.sorted().map { .drop(request: $0, .processTerminated) }
    }

    /// The app is locked, or unlocked.
    public mutating func setLocked(_ isLocked: Bool) -> [DeliveryAction] {
        self.isLocked = isLocked
        return isLocked ? [] : settleAll()
    }

    /// The app presented a sheet of its own in the scene.
    public mutating func sheetDidPresent(in scene: Int) -> [DeliveryAction] {
        var actions: [DeliveryAction] = []
        scenes[scene].observer.sheet = .presented
        scenes[scene].observer.clearTheWay(in: scene, design, into: &actions)
        return actions
    }

    /// The sheet of the scene is gone.
    public mutating func sheetDidDismiss(in scene: Int) -> [DeliveryAction] {
        var actions: [DeliveryAction] = []
        scenes[scene].observer.sheet = .none
        settle(scene, into: &actions)
        return actions
    }

    /// The app wants to go somewhere by itself; answers whether it may, and if so it is there.
    ///
    /// It may not while somebody's request waits in the scene, nor once one came or was opened since the
    /// scene was last in the background: what a person asked for wins over what the app would do.
    public mutating func navigateByDefault(to destination: Destination, in scene: Int) -> Bool {
        let isRefused = scenes[scene].hasPendingRequest || scenes[scene].delegate.cycle.isClaimed
        guard design.defaultNavigation == .overwrites || !isRefused else { return false }
        scenes[scene].router.applyDeepLink(.destination(destination))
        return true
    }

    /// The instant came that a `waitUntil` asked for.
    public mutating func deadlinePassed(_ deadline: DeliveryDeadline) -> [DeliveryAction] {
        switch deadline {
        case .timer(let request): timerPassed(of: request)
        case .expiry(let request): expire(request)
        }
    }

    private mutating func timerPassed(of request: Int) -> [DeliveryAction] {
        var actions: [DeliveryAction] = []
        for scene in scenes.indices {
            scenes[scene].buffer.timerIsOver(for: request)
            scenes[scene].observer.timerIsOver(for: request)
            if scenes[scene].observer.held?.number == request { settle(scene, into: &actions) }
        }
        return actions
    }

    private mutating func expire(_ request: Int) -> [DeliveryAction] {
        for scene in scenes.indices where scenes[scene].pendingNumbers.contains(request) {
            var actions: [DeliveryAction] = [.drop(request: request, .expired)]
            scenes[scene].buffer.remove(request)
            if scenes[scene].observer.letGo(of: request) { settle(scene, into: &actions) }
            return actions
        }
        return []
    }

    /// Opens what may open now in any scene, in the order in which it was asked for.
    private mutating func settleAll() -> [DeliveryAction] {
        var actions: [DeliveryAction] = []
        let held = scenes.indices.compactMap { scene in
            scenes[scene].observer.held.map { (number: $0.number, scene: scene) }
        }
        for (_, scene) in held.sorted(by: { $0.number < $1.number }) { settle(scene, into: &actions) }
        return actions
    }
}
