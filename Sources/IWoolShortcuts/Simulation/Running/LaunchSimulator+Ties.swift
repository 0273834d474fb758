internal import IWoolShortcuts

extension LaunchSimulator {
    /// Simulates a scenario, in every order of its ties when it asks for that.
    package static func simulate(_ scenario: LaunchScenario) -> SimulationResult {
        let listed = run(scenario)
        guard scenario.triesEveryOrder, listed.problems.isEmpty else { return listed }
        return everyOrder(of: scenario, listed)
    }

    private static func everyOrder(
        of scenario: LaunchScenario, _ listed: SimulationResult
    ) -> SimulationResult {
        let orders = TieOrders(scenario)
        var result = listed
        guard orders.count <= TieOrders.limit else {
            result.failures.append(
                SimulationResult.Finding(
                    "tooManyOrders",
                    "the events that share an instant have more than \(TieOrders.limit) orders",
                    range: scenario.range))
            return result
        }
        orders.tryEach { events in
            var other = scenario
            other.events = events
            let outcome = run(other)
            // An order that no phone can have says nothing.
            guard outcome.problems.isEmpty else { return true }
            guard let request = firstDifference(listed, outcome) else { return true }
            result.failures.append(orderMatters(request, listed, outcome))
            return false
        }
        return result
    }

    private static func firstDifference(_ one: SimulationResult, _ other: SimulationResult) -> Int? {
        one.requests.indices.first { index in
            let (left, right) = (one.requests[index], other.requests[index])
            return left.outcome != right.outcome || left.reason != right.reason || left.at != right.at
        }
    }

    private static func orderMatters(
        _ request: Int, _ listed: SimulationResult, _ other: SimulationResult
    ) -> SimulationResult.Finding {
        let scenario = listed.scenario
        let id = scenario.requests[request].id
        let names = other.scenario.events.map { event in
            event.action.name(other.scenario.requests).rawValue
        }
        return SimulationResult.Finding(
            "orderMatters",
            "the order of one instant decides what becomes of \(id): \(words(listed.requests[request])) as "
                + "listed, \(words(other.requests[request])) when the order is "
                + names.joined(separator: ", "),
            request: request, at: listed.requests[request].at, range: scenario.range)
    }

    private static func words(_ result: RequestResult) -> String {
        let instant = result.at.map { " at \($0)" } ?? ""
        return "\(result.outcome.rawValue)\(instant)" + (result.reason.map { " (\($0))" } ?? "")
    }
}
