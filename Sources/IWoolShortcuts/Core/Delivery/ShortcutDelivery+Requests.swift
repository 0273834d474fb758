extension ShortcutDelivery {
    /// A callback brings requests to a scene; the links of one callback come together, in order.
    ///
    /// Everything is stored first and announced once, and the announcement carries nothing: whoever hears
    /// it looks into the slot.
    ///
    /// - Parameter late: The numbers of those whose time was over before they were delivered.
    public mutating func receive(
        _ requests: [ShortcutRequest], through callback: SceneCallback, in scene: Int, late: [Int] = []
    ) -> [DeliveryAction] {
        var actions: [DeliveryAction] = []
        let reading = scenes[scene].delegate.read(callback, design)
        if reading == .known { return requests.map { .recognize(request: $0.number) } }
        var linkCount = 0
        var isStored = false
        for request in requests {
            if request.source == .url { linkCount += 1 }
            guard reading == .new, isSeen(request, through: callback, linkCount: linkCount) else {
                actions.append(.overlook(request: request.number))
                continue
            }
            let isAccepted = judge(
                request, through: callback, in: scene, isLate: late.contains(request.number),
                isStored: &isStored, into: &actions)
            if callback == .performActionFor {
                actions.append(.complete(request: request.number, isAccepted))
            }
        }
        if isStored { announce(in: scene, into: &actions) }
        return actions
    }

    private func isSeen(
        _ request: ShortcutRequest, through callback: SceneCallback, linkCount: Int
    ) -> Bool {
        guard request.source == .url else { return true }
        if callback.isOfConnection, design.connectionLinks == .ignored { return false }
        return design.links == .all || linkCount == 1
    }

    private mutating func judge(
        _ request: ShortcutRequest, through callback: SceneCallback, in scene: Int, isLate: Bool,
        isStored: inout Bool, into actions: inout [DeliveryAction]
    ) -> Bool {
        let number = request.number
        switch scenes[scene].delegate.judge(request, through: callback, isLate: isLate, design) {
        case .ignored(let reason):
            actions.append(.ignore(request: number, reason))
            return false
        case .expired:
            actions.append(.drop(request: number, .expired))
            return false
        case .accepted:
            var request = request
            request.isCold =
                switch design.coldMeans {
                case .sceneConnection: callback.isOfConnection
                case .processAge: !wasActive
                }
            actions.append(.accept(request: number))
            if design.expires != nil { actions.append(.waitUntil(.expiry(request: number))) }
            if store(request, in: scene, into: &actions) { isStored = true }
            return true
        }
    }

    /// Puts an accepted request where the design keeps it; answers whether there is something to announce.
    private mutating func store(
        _ request: ShortcutRequest, in scene: Int, into actions: inout [DeliveryAction]
    ) -> Bool {
        if design.keptIn == .nowhere {
            post(request, in: scene, into: &actions)
            return false
        }
        // What is held is pending as much as what lies in the slot.
        if let held = scenes[scene].observer.held, design.competes(held, request) {
            if design.wins == .first {
                actions.append(.supersede(request: request.number, by: held.number))
                return false
            }
            _ = scenes[scene].observer.letGo(of: held.number)
            actions.append(.supersede(request: held.number, by: request.number))
        }
        if let loss = scenes[scene].buffer.store(request, design) {
            actions.append(.supersede(request: loss.loser, by: loss.winner))
            if loss.loser == request.number { return false }
        }
        actions.append(.store(request: request.number))
        return true
    }

    /// Hands a request to whoever listens at this moment, and forgets it: what a design without slot does.
    private mutating func post(
        _ request: ShortcutRequest, in scene: Int, into actions: inout [DeliveryAction]
    ) {
        actions.append(.announce(scene: scene))
        let listener = listeners(of: scene).first { scenes[$0].observer.held == nil }
        guard let listener else {
            actions.append(.lose(request: request.number))
            return
        }
        actions.append(.take(request: request.number, scene: listener))
        if case .ignored(let reason) = request.outcome {
            return actions.append(.ignore(request: request.number, .link(reason)))
        }
        scenes[listener].observer.hold(request, design, into: &actions)
        settle(listener, into: &actions)
    }

    /// Tells that the slot of a scene has something.
    private mutating func announce(in scene: Int, into actions: inout [DeliveryAction]) {
        actions.append(.announce(scene: scene))
        guard design.readOn.contains(.announce) else { return }
        for listener in listeners(of: scene) {
            read(from: scene, by: listener, into: &actions)
        }
    }

    private func listeners(of scene: Int) -> [Int] {
        let candidates = design.heardBy == .itsScene ? scene...scene : 0...scenes.count - 1
        return candidates.filter { scenes[$0].observer.isSubscribed }
    }
}
