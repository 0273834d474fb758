internal import IWoolShortcuts

/// Writes down what happens in a run: the timeline, the end of each request, and what is wrong with it.
struct RunRecorder {
    let scenario: LaunchScenario
    var results: [RequestResult]
    var timeline = Timeline()
    var failures: [SimulationResult.Finding] = []
    var warnings: [SimulationResult.Finding] = []
    var problems: [Diagnostic] = []
    /// Every opening, in order; a request stands here twice when a design opens it twice.
    var openings: [Opening] = []
    /// The navigations of the app's own that were refused, by their names.
    var refusals: [String] = []
    /// The events that took place, for expectations that count from one.
    var passed: [(name: LaunchScenario.EventName, scene: Int?, at: VirtualInstant)] = []
    /// Every event that took place, made ones included, as a file would list it.
    var history: [LaunchScenario.Event] = []
    /// What the machines said.
    var actions: [(at: VirtualInstant, action: DeliveryAction)] = []
    /// The screen that was opened last.
    var final: String?
    private var lastGates: [DeliveryGates?]

    /// A request that was opened, where and when.
    struct Opening {
        let request: Int
        let link: IWoolDeepLink
        let scene: Int
        let at: VirtualInstant
        /// How many events had passed when it opened.
        let passedCount: Int
    }

    init(_ scenario: LaunchScenario) {
        self.scenario = scenario
        results = scenario.requests.map { RequestResult(scene: $0.scene) }
        lastGates = Array(repeating: nil, count: scenario.requests.count)
    }

    /// The names of requests, as a sentence lists them.
    func names(_ requests: [Int]) -> String {
        requests.map { scenario.requests[$0].id }.joined(separator: ", ")
    }

    mutating func add(
        _ at: VirtualInstant, _ lane: Timeline.Lane, _ event: String, request: Int? = nil,
        scene: Int? = nil, isMade: Bool = false, tone: Timeline.Tone = .step
    ) {
        timeline.entries.append(
            Timeline.Entry(
                at: at, lane, event, request: request, scene: scene, isMade: isMade, tone: tone))
    }

    mutating func note(_ name: LaunchScenario.EventName, in scene: Int?, at instant: VirtualInstant) {
        passed.append((name, scene, instant))
    }

    mutating func tapped(_ request: Int, at instant: VirtualInstant) {
        results[request].tapped = instant
        let source = scenario.requests[request].source.rawValue
        let link = VisibleText.shown(scenario.requests[request].link)
        add(
            instant, .iOS, "\(source) \(link)", request: request,
            scene: scenario.requests[request].scene, tone: .event)
    }

    mutating func delivered(_ request: Int, in scene: Int, at instant: VirtualInstant) {
        if results[request].delivered == nil { results[request].delivered = instant }
        // What a connection carries belongs to the scene that connects, whatever it was meant for.
        results[request].scene = scene
    }

    /// An event of the file, or one that was made, took place.
    mutating func happened(_ action: LaunchScenario.Action, at instant: VirtualInstant) {
        history.append(LaunchScenario.Event(.at(instant), action, range: 0..<0, nameRange: 0..<0))
    }

    /// Writes down one action of the machines.
    mutating func record(_ action: DeliveryAction, at instant: VirtualInstant) {
        actions.append((instant, action))
        switch action {
        case .overlook(let request):
            add(instant, .sceneDelegate, "not read here", request: request)
        case .recognize(let request): add(instant, .sceneDelegate, "known already", request: request)
        case .accept(let request): add(instant, .sceneDelegate, "accepted", request: request)
        case .ignore(let request, let reason):
            add(instant, .sceneDelegate, "ignored: \(reason.name)", request: request, tone: .end)
            end(request, .ignored, at: instant, reason: reason.name)
        case .store(let request): add(instant, .buffer, "stored", request: request)
        case .supersede(let request, let newer):
            let id = scenario.requests[newer].id
            add(instant, .buffer, "superseded by \(id)", request: request, tone: .end)
            end(request, .superseded, at: instant)
            results[request].by = newer
        case .announce(let scene):
            add(instant, .buffer, "announced", scene: scene)
        case .take(let request, let scene):
            add(instant, .observer, "taken", request: request, scene: scene)
        case .wait(let request, let gates): wait(request, gates, at: instant)
        case .waitUntil(.timer(let request)):
            let length = VirtualInstant(scenario.design.timer)
            add(instant, .observer, "timer runs until \(instant + length)", request: request)
        case .waitUntil(.expiry): break
        case .dismissSheet(let scene):
            add(instant, .observer, "asks the sheet to go away", scene: scene)
        case .open(let request, let link, let scene): open(request, link, in: scene, at: instant)
        case .giveBack(let request):
            lastGates[request] = nil
            add(instant, .buffer, "given back", request: request)
        case .drop(let request, let reason):
            add(instant, .buffer, "dropped: \(reason.rawValue)", request: request, tone: .end)
            end(request, .dropped, at: instant, reason: reason.rawValue)
        case .lose(let request):
            add(instant, .buffer, "forgotten", request: request, tone: .end)
        case .complete(let request, let isAccepted):
            add(instant, .sceneDelegate, "completionHandler(\(isAccepted))", request: request)
        }
    }

    private mutating func wait(_ request: Int, _ gates: DeliveryGates, at instant: VirtualInstant) {
        // The machines say so at every event; a reader wants to know when it changes.
        guard lastGates[request] != gates else { return }
        lastGates[request] = gates
        let words = gates.words
        results[request].lastGate = words.joined(separator: ", ")
        add(instant, .observer, "waits: \(words.joined(separator: ", "))", request: request, tone: .wait)
        for word in words where !results[request].waits.contains(word) {
            results[request].waits.append(word)
        }
    }

    private mutating func end(
        _ request: Int, _ outcome: RequestResult.Outcome, at instant: VirtualInstant,
        reason: String? = nil
    ) {
        guard results[request].outcome == .pending else { return }
        results[request].outcome = outcome
        results[request].at = instant
        results[request].reason = reason
    }
}

extension DeliveryGates {
    /// What is waited for, in plain words.
    package var words: [String] {
        var words: [String] = []
        if contains(.locked) { words.append("the app is locked") }
        if contains(.sheet) { words.append("a sheet is still on screen") }
        if contains(.sceneNotActive) { words.append("scene not active yet") }
        if contains(.timer) { words.append("timer not over yet") }
        return words
    }
}
