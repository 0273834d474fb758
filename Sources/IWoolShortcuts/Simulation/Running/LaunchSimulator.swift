internal import IWoolShortcuts

/// Runs a scenario on a virtual clock: synchronous, one event at a time, the same result on every run.
///
/// At one instant the file's events come first, in list order, each with what it makes at that instant;
/// then what was made earlier for it; then timers; then expiries.
package struct LaunchSimulator {
    let scenario: LaunchScenario
    var delivery: ShortcutDelivery
    var phone: PhoneState
    var queue = EventQueue()
    var recorder: RunRecorder
    /// The instant of what happens now.
    var now = VirtualInstant.zero
    /// The file's next event.
    private(set) var nextEvent = 0
    /// When the file's last event took place, or the start.
    private var lastFileInstant = VirtualInstant.zero
    /// When the event came that the file's next one waits for.
    private var triggered: VirtualInstant?
    /// When anything happened last that prolongs the run.
    private var lastInstant = VirtualInstant.zero
    /// The taps that wait for the connection which the device makes, by scene.
    var waitingTaps: [[Int]]
    /// Whether the device has a connection of the scene still to come.
    var isConnecting: [Bool]
    /// The requests that some connection of the file carries.
    let carried: [Bool]
    /// The last event that touched each aspect of the phone.
    var causes: [(aspect: PhoneState.Aspect, cause: HistoryCause)] = []

    /// Simulates a scenario.
    package static func run(_ scenario: LaunchScenario) -> SimulationResult {
        var simulator = LaunchSimulator(scenario)
        simulator.start()
        simulator.run()
        return simulator.recorder.result(of: scenario, end: simulator.now)
    }

    private init(_ scenario: LaunchScenario) {
        self.scenario = scenario
        delivery = ShortcutDelivery(sceneCount: scenario.scenes.count, design: scenario.design)
        phone = PhoneState(sceneCount: scenario.scenes.count)
        recorder = RunRecorder(scenario)
        waitingTaps = Array(repeating: [], count: scenario.scenes.count)
        isConnecting = Array(repeating: false, count: scenario.scenes.count)
        var carried = Array(repeating: false, count: scenario.requests.count)
        for event in scenario.events {
            guard case .sceneWillConnect(_, let carries, _, _) = event.action else { continue }
            for request in carries { carried[request] = true }
        }
        self.carried = carried
    }

    /// Brings the phone to where the scenario begins.
    private mutating func start() {
        let given = scenario.given
        if given.isLocked {
            phone.take(.lock)
            _ = delivery.setLocked(true)
        }
        guard scenario.start == .warm else { return }
        phone.take(.launch)
        delivery.wasActive = true
        for scene in given.connected {
            phone.take(.connect(scene, isCarPlay: false))
            phone.take(.enterBackground(scene))
        }
        for scene in given.attached {
            phone.take(.attach(scene))
            _ = delivery.attachObserver(in: scene)
            delivery.subscribe(in: scene)
        }
        for scene in given.sheets {
            phone.take(.presentSheet(scene))
            _ = delivery.sheetDidPresent(in: scene)
        }
    }

    private mutating func run() {
        while let step = nextStep() {
            switch step {
            case .file(let instant):
                now = instant
                performFileEvent()
            case .queued:
                guard let item = queue.takeNext() else { return }
                now = item.at
                if item.kind == .made { lastInstant = now }
                perform(item.task)
            }
        }
        now = max(now, lastInstant + scenario.runOn)
        if nextEvent < scenario.events.count { recorder.neverHappened(from: nextEvent, at: now) }
    }

    /// What comes next: an event of the file, or the first of the queue.
    private enum NextStep {
        case file(at: VirtualInstant)
        case queued
    }

    private func nextStep() -> NextStep? {
        let file = fileInstant
        if let item = queue.next, file.map({ item.at < $0 }) ?? true {
            // Timers and expiries do not prolong a run; made events and the file's do.
            let isOver = file == nil && !queue.hasMadeEvents && lastInstant + scenario.runOn < item.at
            return isOver ? nil : .queued
        }
        return file.map { .file(at: $0) }
    }

    /// When the file's next event takes place, if that is known.
    private var fileInstant: VirtualInstant? {
        guard nextEvent < scenario.events.count else { return nil }
        switch scenario.events[nextEvent].moment {
        case .at(let instant): return max(instant, now)
        case .wait(let length): return lastFileInstant + length
        case .after(_, let length): return triggered.map { $0 + length }
        }
    }

    /// The file's next event takes place now.
    private mutating func performFileEvent() {
        let index = nextEvent
        let event = scenario.events[index]
        if case .at(let instant) = event.moment, instant < now { reportTimeGoingBack(event, to: instant) }
        nextEvent += 1
        triggered = nil
        lastFileInstant = now
        lastInstant = now
        perform(event)
    }

    /// A made event took place: the file's next one may wait for it, and then comes directly behind it.
    ///
    /// An event of the file never sets off the next, which waits for one that follows it.
    mutating func made(_ name: LaunchScenario.EventName) {
        fire(.event(name))
    }

    /// A request was opened: the file's next event may wait for that.
    mutating func opened(_ request: Int) {
        fire(.opened(request: request))
    }

    private mutating func fire(_ trigger: LaunchScenario.Trigger) {
        guard nextEvent < scenario.events.count, triggered == nil,
            case .after(trigger, let length) = scenario.events[nextEvent].moment
        else { return }
        triggered = now
        if length == .zero { performFileEvent() }
    }
}
