internal import IWoolShortcuts

/// Holds what happened against what was expected, and draws what failed at its place in the timeline.
struct ExpectationJudge {
    let record: RunRecorder
    let scenario: LaunchScenario
    let end: VirtualInstant
    var failures: [SimulationResult.Finding]
    var warnings: [SimulationResult.Finding]
    var timeline: Timeline

    init(_ record: RunRecorder, end: VirtualInstant) {
        self.record = record
        self.end = end
        scenario = record.scenario
        failures = record.failures
        warnings = record.warnings
        timeline = record.timeline
    }

    mutating func judge() {
        if let expected = scenario.expectation {
            if let rows = expected.opened { judgeOpened(rows, expected) }
            judgeEnds(expected)
            judgeShown(expected)
            judgeFinal(expected)
            hintAtUnmentioned(expected)
        }
        drawFailures()
    }

    mutating func fail(
        _ code: String, _ message: String, request: Int? = nil, at instant: VirtualInstant? = nil,
        range: ByteRange
    ) {
        failures.append(
            SimulationResult.Finding(code, message, request: request, at: instant, range: range))
    }

    /// The name of a request.
    func id(_ request: Int) -> String { scenario.requests[request].id }

    /// What became of a request, as the end of a sentence.
    func fate(of request: Int) -> String {
        let result = record.results[request]
        let instant = result.at.map { " at \($0)" } ?? ""
        switch result.outcome {
        case .opened: return "it opened\(instant)"
        case .superseded: return "it was superseded by \(result.by.map(id) ?? "another")\(instant)"
        case .dropped, .ignored:
            return "it was \(result.outcome.rawValue)\(instant): \(result.reason ?? "")"
        case .pending: return pendingWords(result)
        }
    }

    private func pendingWords(_ result: RequestResult) -> String {
        guard result.delivered != nil else { return "it was never delivered" }
        guard let last = result.waits.last else { return "it was still pending at the end" }
        return "it was still pending at the end: \(last)"
    }

    /// Puts each failure into the timeline, behind what happened up to its instant.
    private mutating func drawFailures() {
        for failure in failures {
            let instant = failure.at ?? end
            let place = timeline.entries.firstIndex { $0.at > instant } ?? timeline.entries.count
            let entry = Timeline.Entry(
                at: instant, .screen, "failed: \(failure.message)", request: failure.request,
                tone: .failure)
            timeline.entries.insert(entry, at: place)
        }
    }
}
