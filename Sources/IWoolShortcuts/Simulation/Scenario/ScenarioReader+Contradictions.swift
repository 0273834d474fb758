internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// Expectations that no run can meet.
extension ScenarioReader {
    /// Says of each request that is expected to end in two ways.
    mutating func checkContradictions() {
        guard let expectation = scenario.expectation else { return }
        var firsts: [(list: String, range: ByteRange)?] = Array(repeating: nil, count: ids.count)
        for (list, request, range) in expectation.ends(scenario) {
            guard let number = ids.number(of: request) else { continue }
            if let first = firsts[number] {
                findings.add(.expectedTwice(request, range, list, first: first))
            } else {
                firsts[number] = (list, range)
            }
        }
        for row in expectation.opened ?? [] { checkTimes(row) }
    }

    private mutating func checkTimes(_ row: LaunchScenario.Opened) {
        let earliest = max(row.notBefore ?? .zero, row.at ?? .zero)
        let latest = [row.notAfter, row.at].compactMap(\.self).min()
        guard let latest, latest < earliest else { return }
        findings.add(.noInstantLeft(row, from: earliest, to: latest))
    }
}

extension LaunchScenario.Expectation {
    /// Every end of a request that is expected, in the order of the lists.
    fileprivate func ends(
        _ scenario: LaunchScenario
    ) -> [(list: String, request: String, range: ByteRange)] {
        let opened = (opened ?? []).compactMap { row in
            row.request.map { ("opened", scenario.requests[$0].id, row.range) }
        }
        let others = [
            ("superseded", superseded), ("dropped", dropped), ("ignored", ignored), ("pending", pending),
        ].flatMap { list, rows in (rows ?? []).map { (list, $0.request, $0.range) } }
        return (opened + others).map { (list: $0.0, request: $0.1, range: $0.2) }
    }
}

extension Diagnostic {
    fileprivate static func expectedTwice(
        _ id: String, _ range: ByteRange, _ list: String, first: (list: String, range: ByteRange)
    ) -> Diagnostic {
        let message =
            list == first.list
            ? "\(VisibleText.quoted(id)) stands in '\(list)' twice"
            : "\(VisibleText.quoted(id)) stands in '\(list)' and in '\(first.list)'"
        return Diagnostic(
            .impossibleExpectation, at: range, "\(message), and a request ends once",
            label: "again here", related: [Label(at: first.range, "first here")],
            fixes: [Fix("keep the one that is meant")])
    }

    fileprivate static func noInstantLeft(
        _ row: LaunchScenario.Opened, from earliest: VirtualInstant, to latest: VirtualInstant
    ) -> Diagnostic {
        Diagnostic(
            .impossibleExpectation, at: row.range,
            "the row asks for an opening not before \(earliest) and not after \(latest)",
            label: "no instant is left", fixes: [Fix("put the times in order")])
    }
}
