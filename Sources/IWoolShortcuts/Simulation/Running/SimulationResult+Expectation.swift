internal import IWoolShortcuts

extension SimulationResult {
    /// What came, as an expectation: a scenario that holds it passes as long as the design does the same.
    package var asExpectation: LaunchScenario.Expectation {
        var expected = LaunchScenario.Expectation(range: 0..<0)
        expected.opened = openings.map { opening in
            var row = LaunchScenario.Opened(range: 0..<0)
            row.request = opening.request
            row.destination = opening.link.destinationName
            row.at = opening.at
            row.scene = opening.scene
            return row
        }
        expected.superseded = rows(.superseded)
        expected.dropped = rows(.dropped)
        expected.ignored = rows(.ignored)
        expected.pending = rows(.pending)
        return expected
    }

    private func rows(_ outcome: RequestResult.Outcome) -> [LaunchScenario.Ended] {
        requests.indices.filter { requests[$0].outcome == outcome }.map { index in
            var row = LaunchScenario.Ended(request: scenario.requests[index].id, range: 0..<0)
            row.reason = requests[index].reason
            row.by = requests[index].by.map { scenario.requests[$0].id }
            return row
        }
    }

    /// Every opening, in order; a request comes twice when a design opens it twice.
    private var openings: [(request: Int, link: IWoolDeepLink, scene: Int, at: VirtualInstant)] {
        actions.compactMap { entry in
            guard case .open(let request, let link, let scene) = entry.action else { return nil }
            return (request, link, scene, entry.at)
        }
    }
}
