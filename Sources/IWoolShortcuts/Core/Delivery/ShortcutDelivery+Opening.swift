extension ShortcutDelivery {
    /// An observer looks into every slot that it can reach, its own first.
    mutating func readAll(by observer: Int, into actions: inout [DeliveryAction]) {
        read(from: observer, by: observer, into: &actions)
        guard design.heardBy == .everyScene else { return }
        for scene in scenes.indices where scene != observer {
            read(from: scene, by: observer, into: &actions)
        }
    }

    /// Takes from a slot as long as the hands are free, holds it, and opens it if every gate is open.
    mutating func read(from scene: Int, by observer: Int, into actions: inout [DeliveryAction]) {
        while scenes[observer].observer.held == nil, let request = scenes[scene].buffer.take(design) {
            actions.append(.take(request: request.number, scene: observer))
            if case .ignored(let reason) = request.outcome {
                actions.append(.ignore(request: request.number, .link(reason)))
            } else {
                scenes[observer].observer.hold(request, design, into: &actions)
                open(in: observer, into: &actions)
            }
            // What is never cleared would be taken for ever.
            if design.clears == .never { return }
        }
    }

    /// Opens what is held if every gate is open now, and takes what may have waited behind it.
    mutating func settle(_ scene: Int, into actions: inout [DeliveryAction]) {
        open(in: scene, into: &actions)
        // The hands are free only in a design that keeps several requests.
        if design.keptIn == .queue || design.keptIn == .perSource, design.clears == .whenTaken,
            scenes[scene].observer.isAttached
        {
            readAll(by: scene, into: &actions)
        }
    }

    private mutating func open(in scene: Int, into actions: inout [DeliveryAction]) {
        scenes[scene].observer.clearTheWay(in: scene, design, into: &actions)
        guard let request = scenes[scene].observer.held, let link = request.outcome.link else { return }
        let gates = scenes[scene].observer.gates(for: request, isLocked: isLocked, design)
        guard gates.isEmpty else {
            actions.append(.wait(request: request.number, gates))
            return
        }
        scenes[scene].observer.held = nil
        scenes[scene].delegate.cycle.isClaimed = true
        scenes[scene].router.applyDeepLink(link)
        actions.append(.open(request: request.number, link, scene: scene))
    }
}
