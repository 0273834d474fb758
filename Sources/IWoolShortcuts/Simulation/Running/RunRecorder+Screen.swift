internal import IWoolShortcuts

extension RunRecorder {
    /// How long after its tap an opening is worth a warning.
    private static let patience = VirtualInstant(milliseconds: 10_000)

    mutating func open(
        _ request: Int, _ link: IWoolDeepLink, in scene: Int, at instant: VirtualInstant
    ) {
        let name = link.destinationName
        add(instant, .router, "applyDeepLink \(link.canonicalLink)", request: request, scene: scene)
        let shown = Shown(link, scenario.given)
        openings.append(
            Opening(
                request: request, link: link, scene: scene, at: instant, passedCount: passed.count))
        if results[request].outcome == .pending {
            results[request].outcome = .opened
            results[request].at = instant
            results[request].scene = scene
            results[request].shown = shown
            warnIfLate(request, at: instant)
        } else {
            failOpening(request, at: instant)
        }
        final = name
        let note = shown.reason.map { " (\(shown.what.words), \($0.words))" } ?? ""
        add(instant, .screen, name + note, request: request, scene: scene, tone: .open)
    }

    private mutating func warnIfLate(_ request: Int, at instant: VirtualInstant) {
        guard let tapped = results[request].tapped, instant - tapped > RunRecorder.patience else { return }
        let row = scenario.requests[request]
        warnings.append(
            SimulationResult.Finding(
                "openedLongAfterTap",
                "\(row.id) opened \(instant - tapped) after its tap, when nobody expects it any more",
                request: request, at: instant, range: row.range))
    }

    private mutating func failOpening(_ request: Int, at instant: VirtualInstant) {
        let row = scenario.requests[request]
        let outcome = results[request].outcome
        let isSecond = outcome == .opened
        let message =
            isSecond
            ? "\(row.id) opened a second time, at \(instant)"
            : "\(row.id) opened at \(instant), after it was \(outcome.rawValue)"
        fail(
            isSecond ? "openedTwice" : "openedAfterItsEnd", message, request: request, at: instant,
            range: row.range)
    }

    /// The app went somewhere by itself.
    mutating func show(_ name: String, in scene: Int, at instant: VirtualInstant) {
        final = name
        add(instant, .screen, "\(name) (by default)", scene: scene)
    }

    /// The app wanted to go somewhere by itself, and may not.
    mutating func refuse(_ name: String, id: String?, in scene: Int, at instant: VirtualInstant) {
        if let id { refusals.append(id) }
        add(
            instant, .router, "defaultNavigation \(name) refused: explicitRequestWins", scene: scene,
            tone: .end)
    }

    mutating func fail(
        _ code: String, _ message: String, request: Int? = nil, at instant: VirtualInstant? = nil,
        range: ByteRange
    ) {
        failures.append(
            SimulationResult.Finding(code, message, request: request, at: instant, range: range))
    }

    /// An event waits for one that did not come; it and all behind it do not take place.
    mutating func neverHappened(from index: Int, at instant: VirtualInstant) {
        let event = scenario.events[index]
        guard case .after(let trigger, _) = event.moment else { return }
        let rest = scenario.events.count - index - 1
        let behind =
            switch rest {
            case 0: ""
            case 1: ", nor does the event behind it"
            default: ", nor do the \(rest) events behind it"
            }
        let words = trigger.words(scenario.requests.map(\.id))
        fail(
            "neverHappened", "\(words) never happened, so this event does not take place\(behind)",
            at: instant, range: event.range)
    }

    /// A tap while no process runs, which no connection carries.
    mutating func warnGoesNowhere(_ requests: [Int], _ event: LaunchScenario.Event) {
        for request in requests {
            let id = scenario.requests[request].id
            warnings.append(
                SimulationResult.Finding(
                    "goesNowhere",
                    "\(id) goes nowhere: no process runs, and no connection carries it",
                    request: request, at: results[request].tapped, range: event.range))
        }
    }

    /// A history that no phone can have.
    mutating func report(
        _ event: LaunchScenario.Event?, _ message: String, because cause: HistoryCause? = nil
    ) {
        let range = event?.nameRange ?? scenario.range
        var finding = Diagnostic(
            .impossibleHistory, at: range, message + (cause.map { ", since \($0.words)" } ?? ""),
            label: "can't happen")
        if let place = cause?.range { finding.related = [Diagnostic.Label(at: place, "since this")] }
        problems.append(finding)
    }

    /// Everything that was written down, held against what was expected.
    func result(of scenario: LaunchScenario, end: VirtualInstant) -> SimulationResult {
        var judge = ExpectationJudge(self, end: end)
        judge.judge()
        return SimulationResult(
            scenario: scenario, requests: results, final: final, failures: judge.failures,
            warnings: judge.warnings, timeline: judge.timeline, actions: actions, history: history,
            problems: problems, end: end
        )
    }
}

extension LaunchScenario.Trigger {
    /// The event as a file names it; requests by these names.
    package func words(_ ids: [String]) -> String {
        switch self {
        case .event(let name): name.rawValue
        case .opened(let request): "\(ids[request]) opened"
        }
    }
}
