internal import IWoolShortcuts

extension ExpectationJudge {
    /// The lists of what does not open: each row is met, and each list is complete.
    mutating func judgeEnds(_ expected: LaunchScenario.Expectation) {
        judge(expected.superseded, as: .superseded, expected)
        judge(expected.dropped, as: .dropped, expected)
        judge(expected.ignored, as: .ignored, expected)
        judge(expected.pending, as: .pending, expected)
    }

    private mutating func judge(
        _ rows: [LaunchScenario.Ended]?, as outcome: RequestResult.Outcome,
        _ expected: LaunchScenario.Expectation
    ) {
        guard let rows else { return }
        for row in rows { judge(row, as: outcome) }
        let range = expected.keyRange(outcome.rawValue)
        let named = rows.map(\.request)
        for (request, result) in record.results.enumerated()
        where result.outcome == outcome && !named.contains(id(request)) {
            fail(
                "endedUnexpectedly",
                "\(id(request)) was not expected to be \(outcome.rawValue): \(fate(of: request))",
                request: request, at: result.at, range: range)
        }
        guard outcome == .ignored else { return }
        for refusal in record.refusals where !named.contains(refusal) {
            fail(
                "endedUnexpectedly",
                "the automatic navigation \(refusal) was not expected to be refused: explicitRequestWins",
                range: range)
        }
    }

    private mutating func judge(_ row: LaunchScenario.Ended, as outcome: RequestResult.Outcome) {
        guard let request = scenario.requests.firstIndex(where: { $0.id == row.request }) else {
            judgeNavigation(row, as: outcome)
            return
        }
        let result = record.results[request]
        guard result.outcome == outcome else {
            fail(
                "endedOtherwise",
                "\(row.request) was expected to be \(outcome.rawValue): \(fate(of: request))",
                request: request, at: result.at, range: row.range)
            return
        }
        if let reason = row.reason, reason != result.reason {
            fail(
                "endedForOtherReason",
                "\(row.request) was \(outcome.rawValue): \(result.reason ?? "for no reason"), and was "
                    + "expected to be: \(reason)",
                request: request, at: result.at, range: row.range)
        }
        if let newer = row.by, newer != result.by.map(id) {
            fail(
                "supersededByOther",
                "\(row.request) was superseded by \(result.by.map(id) ?? "nothing"), and was expected to be "
                    + "by \(newer)",
                request: request, at: result.at, range: row.range)
        }
    }

    private mutating func judgeNavigation(_ row: LaunchScenario.Ended, as outcome: RequestResult.Outcome) {
        guard outcome == .ignored, record.refusals.contains(row.request) else {
            fail(
                "endedOtherwise",
                "the automatic navigation \(row.request) was expected to be \(outcome.rawValue), and was "
                    + (record.refusals.contains(row.request) ? "refused" : "not refused"),
                range: row.range)
            return
        }
        if let reason = row.reason, reason != "explicitRequestWins" {
            fail(
                "endedForOtherReason",
                "\(row.request) was refused: explicitRequestWins, and was expected to be: \(reason)",
                range: row.range)
        }
    }

    /// What the person sees.
    mutating func judgeShown(_ expected: LaunchScenario.Expectation) {
        for (request, what, range) in expected.shown {
            let result = record.results[request]
            guard let shown = result.shown else {
                fail(
                    "neverShown", "\(id(request)) shows nothing, since it never opened: \(fate(of: request))",
                    request: request, at: result.at, range: range)
                continue
            }
            guard shown.what != what else { continue }
            let reason = shown.reason.map { ", since: \($0.words)" } ?? ""
            fail(
                "shownOtherwise",
                "what \(id(request)) opens is \(shown.what.rawValue)\(reason), and was expected to be "
                    + what.rawValue,
                request: request, at: result.at, range: range)
        }
    }

    /// The screen on top at the end.
    mutating func judgeFinal(_ expected: LaunchScenario.Expectation) {
        guard let (name, range) = expected.final, name != record.final else { return }
        let actual = record.final.map { "\($0) is" } ?? "nothing was opened, so that no screen is"
        fail("otherFinalScreen", "\(actual) on top at the end, and \(name) was expected", range: range)
    }

    /// A valid request that nobody speaks of may have been forgotten.
    mutating func hintAtUnmentioned(_ expected: LaunchScenario.Expectation) {
        let ends = [expected.superseded, expected.dropped, expected.ignored, expected.pending]
        let names = ends.flatMap { $0 ?? [] }.flatMap { [$0.request] + ($0.by.map { [$0] } ?? []) }
        let numbers = (expected.opened ?? []).compactMap(\.request) + expected.shown.map(\.request)
        let destinations = (expected.opened ?? []).filter { $0.request == nil }.compactMap(\.destination)
        for (request, row) in scenario.requests.enumerated() {
            guard let link = row.outcome.link, !numbers.contains(request), !names.contains(row.id),
                !destinations.contains(link.destinationName)
            else { continue }
            warnings.append(
                SimulationResult.Finding(
                    "notMentioned", "no expectation mentions \(row.id): \(fate(of: request))",
                    request: request, range: row.range, isHint: true))
        }
    }
}
