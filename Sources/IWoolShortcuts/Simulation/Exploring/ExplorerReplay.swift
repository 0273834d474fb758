internal import IWoolShortcuts

/// Turns a history of the explorer into a scenario that the simulator plays to the same end.
///
/// The explorer knows an order of events and deadlines; the simulator needs an instant for each. The
/// instants are the earliest that keep the order: a deadline passes at its own instant, and no clock that
/// still runs is over before the step in which the history has it.
package struct ExplorerReplay {
    private let question: ExplorerQuestion
    private let taps: ExplorerTaps
    private let history: [ExplorerStep]
    /// The state before each step, and the last one.
    private let states: [ExplorerState]

    package init(_ history: [ExplorerStep], of question: ExplorerQuestion) {
        self.history = history
        self.question = question
        taps = ExplorerTaps(question)
        var states = [ExplorerState(question)]
        for step in history {
            var next = states[states.count - 1]
            _ = next.take(step, taps)
            states.append(next)
        }
        self.states = states
    }

    /// The scenario; nil when no instants keep the order of all clocks.
    package var scenario: LaunchScenario? {
        guard let instants = instants(gap: 10) ?? instants(gap: 1) else { return nil }
        var scenario = LaunchScenario()
        scenario.design = question.design
        scenario.designOrigin = question.design == .reference ? .reference : .scenario
        scenario.scenes = (1...question.sceneCount).map { "s\($0)" }
        var numbers: [Int?] = Array(repeating: nil, count: taps.requests.count)
        var lastEvent = 0
        for (index, step) in history.enumerated() {
            guard let action = action(of: step, at: index, &numbers, &scenario) else { continue }
            lastEvent = instants[index]
            let moment = LaunchScenario.Moment.at(VirtualInstant(milliseconds: lastEvent))
            scenario.events.append(LaunchScenario.Event(moment, action, range: 0..<0, nameRange: 0..<0))
        }
        // The clock stops with the history: what comes later is not part of it.
        scenario.runOn = VirtualInstant(milliseconds: (instants.last ?? 0) - lastEvent)
        return scenario
    }

    private func action(
        of step: ExplorerStep, at index: Int, _ numbers: inout [Int?], _ scenario: inout LaunchScenario
    ) -> LaunchScenario.Action? {
        switch step {
        case .tap(let tap, let scene): return self.tap(tap, in: scene, echoOf: nil, &numbers, &scenario)
        case .echo(let tap):
            let scene = states[index].home(of: tap)
            return self.tap(taps.tapCount + tap, in: scene, echoOf: tap, &numbers, &scenario)
        case .launch: return .launch(inBackground: false)
        case .terminate: return .terminate
        case .connect(let scene, let via):
            let carried = states[index].carried(to: scene, taps).compactMap { numbers[$0] }
            return .sceneWillConnect(scene, carries: carried, via: via.callbacks, isCarPlay: false)
        case .scene(let name, let scene): return .scene(name, scene)
        case .lock: return .lock
        case .unlock: return .unlock
        case .navigate(let scene): return .defaultNavigation(.home, id: nil, scene: scene)
        case .timer, .expiry, .subscribe: return nil
        }
    }

    private func tap(
        _ number: Int, in scene: Int, echoOf original: Int?, _ numbers: inout [Int?],
        _ scenario: inout LaunchScenario
    ) -> LaunchScenario.Action {
        let tap = question.taps[number % taps.tapCount]
        let place = scenario.requests.count
        numbers[number] = place
        scenario.requests.append(
            LaunchScenario.Request(
                id: ExplorerReplay.name(place), isNamed: true, source: tap.source, link: tap.link,
                scene: scene, range: 0..<0))
        return .tap(requests: [place], echoOf: original.flatMap { numbers[$0] }, via: nil)
    }

    /// `a`, `b`, `c`, in the order of the taps.
    private static func name(_ place: Int) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        return String(letters[letters.index(letters.startIndex, offsetBy: place % letters.count)])
    }
}

extension ExplorerReplay {
    /// How long a sheet takes to go away once it was asked to.
    private static let dismissal = 350

    /// The instant of each step, so far apart as `gap` where nothing else says.
    private func instants(gap: Int) -> [Int]? {
        var system = HistoryInstants(count: history.count)
        var starts = Array(repeating: 0, count: 2 * DeadlineOrder.timer)
        var asked: [Int?] = Array(repeating: nil, count: question.sceneCount)
        var attached: Int?
        for (index, step) in history.enumerated() {
            let state = states[index]
            if index > 0, attached == nil || attached == index - 1 && step.isSubscription {
                system.require(index, atLeast: step.isSubscription ? 0 : gap, after: index - 1)
            }
            // What comes before the subscription shares the instant of the attachment.
            if let attached { system.require(index, exactly: 0, after: attached) }
            bind(step, index, to: state, starts, asked, &system)
            let next = states[index + 1]
            for entry in starts.indices
            where next.clocks.isRunning(entry) && !state.clocks.isRunning(entry) {
                starts[entry] = index
            }
            for scene in asked.indices {
                let isLeaving = next.delivery.scenes[scene].observer.sheet == .leaving
                asked[scene] = isLeaving ? asked[scene] ?? index : nil
            }
            attached = next.isHalfAttached ? attached ?? index : nil
        }
        return system.solve()
    }

    private func bind(
        _ step: ExplorerStep, _ index: Int, to state: ExplorerState, _ starts: [Int], _ asked: [Int?],
        _ system: inout HistoryInstants
    ) {
        let passing = step.clock
        for entry in starts.indices where state.clocks.isRunning(entry) {
            let length = length(of: entry)
            if entry == passing {
                system.require(index, exactly: length, after: starts[entry])
            } else {
                system.require(index, atMost: length - 1, after: starts[entry])
            }
        }
        for start in asked.compactMap({ $0 }) {
            system.require(index, atMost: ExplorerReplay.dismissal - 1, after: start)
        }
    }

    private func length(of entry: Int) -> Int {
        let expires = question.design.expires ?? LaunchDesign.reference.expires ?? .zero
        let duration = entry >= DeadlineOrder.timer ? question.design.timer : expires
        return VirtualInstant(duration).milliseconds
    }
}

extension ExplorerState {
    /// Whether an observer took and has not subscribed yet.
    fileprivate var isHalfAttached: Bool {
        delivery.scenes.contains { $0.observer.isAttached && !$0.observer.isSubscribed }
    }
}

extension ExplorerStep {
    /// The clock that passes in the step, as an entry of `DeadlineOrder`.
    fileprivate var clock: Int? {
        switch self {
        case .timer(let number): number + DeadlineOrder.timer
        case .expiry(let number): number
        default: nil
        }
    }

    fileprivate var isSubscription: Bool {
        if case .subscribe = self { true } else { false }
    }
}
