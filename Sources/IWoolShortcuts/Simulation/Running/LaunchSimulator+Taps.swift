internal import IWoolShortcuts

extension LaunchSimulator {
    /// A person taps: the system is handed one request, or a set of links.
    mutating func tap(
        _ requests: [Int], isEcho: Bool, via: SceneCallback?, _ event: LaunchScenario.Event
    ) {
        guard let first = requests.first else { return }
        let source = scenario.requests[first].source
        for request in requests {
            recorder.tapped(request, at: now)
        }
        // What a connection carries is delivered by that, and by nothing else.
        let own = requests.filter { !carried[$0] }
        guard !own.isEmpty else { return }
        let scene = scenario.requests[first].scene
        // Nobody goes to the Home Screen for a callback that the system repeats.
        let isRepeated = isEcho && phone.allows(.reach(scene))
        if isRepeated, scenario.device != nil { recorder.happened(event.action, at: now) }
        if scenario.device != nil, !isRepeated {
            enter(scene, bringing: own, isFromHomeScreen: source == .quickAction, event)
        } else if !phone.isRunning {
            recorder.warnGoesNowhere(own, event)
        } else {
            let name = "the delivery of \(recorder.names(own))"
            take(.reach(scene), name, event, scene: scene, isShown: false)
            deliver(own, through: via, in: scene)
        }
    }

    /// Brings requests to a connected scene by the callback of their kind, or by the one that is named.
    private mutating func deliver(_ requests: [Int], through via: SceneCallback?, in scene: Int) {
        let usual: SceneCallback =
            scenario.requests[requests[0]].path == .quickAction ? .performActionFor : .onOpenURL
        if let via, via.isOfConnection, !scenario.design.seenIn.contains(via.asSet) {
            // A callback of the connection that comes once more, and that this design does not read.
            for request in requests {
                recorder.add(now, .sceneDelegate, via.rawValue, request: request, scene: scene)
                recorder.delivered(request, in: scene, at: now)
                apply([.overlook(request: request)])
            }
        } else {
            deliver(requests, through: usual, in: scene)
        }
    }

    /// A history that no phone can have, since an event comes before the one that is listed before it.
    mutating func reportTimeGoingBack(_ event: LaunchScenario.Event, to instant: VirtualInstant) {
        recorder.report(
            event, "time goes back: this event is at \(instant), and the one before it took place at \(now)")
    }

    /// Changes where the phone stands; a step that can't come is reported, and taken all the same.
    mutating func take(
        _ step: PhoneState.Step, _ words: String, _ event: LaunchScenario.Event?, scene: Int? = nil,
        isShown: Bool = true
    ) {
        if isShown {
            recorder.add(now, .iOS, words, scene: scene, isMade: event == nil, tone: .event)
        }
        let obstacle = phone.obstacle(to: step)
        if let obstacle {
            let cause = causes.last { $0.aspect == obstacle.aspect }?.cause
            recorder.report(
                event, "\(words) can't happen at \(now): \(obstacle.words(scenario.scenes))",
                because: cause)
        }
        phone.take(step)
        let cause = HistoryCause(words: "\(words) at \(now)", range: event?.range)
        for aspect in step.aspects {
            causes.removeAll { $0.aspect == aspect }
            causes.append((aspect, cause))
        }
    }
}

extension LaunchScenario.EventName {
    /// The name of the event that makes a request.
    package init(_ source: LaunchScenario.Request.Source) {
        switch source {
        case .quickAction: self = .quickAction
        case .openURL: self = .openURL
        case .widgetTap: self = .widgetTap
        }
    }
}
