internal import IWoolShortcuts

/// What a plain timer of 400 ms, and no look at the scene, would have made of a scenario.
package enum PlainTimer {
    /// How long the advice that such timers come from waits.
    private static let length: Duration = .milliseconds(400)

    /// The openings that would have come otherwise, a sentence each; none when it would be the same.
    package static func notes(on result: SimulationResult) -> [String] {
        var scenario = result.scenario
        scenario.design.opensWhen = .timerFires
        scenario.design.timerFor = .coldSheets
        scenario.design.timer = length
        scenario.triesEveryOrder = false
        scenario.expectation = nil
        guard scenario.design != result.scenario.design else { return [] }
        let plain = LaunchSimulator.run(scenario)
        return result.requests.indices.compactMap { index in
            note(index, result, plain)
        }
    }

    private static func note(_ index: Int, _ result: SimulationResult, _ plain: SimulationResult) -> String? {
        let (real, other) = (result.requests[index], plain.requests[index])
        guard real.outcome != other.outcome || real.at != other.at else { return nil }
        let id = result.scenario.requests[index].id
        guard other.outcome == .opened, let early = other.at else {
            return "a plain 0.4 s timer would not have opened \(id)"
        }
        guard real.outcome == .opened, let right = real.at else {
            return "a plain 0.4 s timer would have opened \(id) at \(early), when its gates were shut"
        }
        return right > early
            ? "a plain 0.4 s timer would have opened \(id) at \(early), \(right - early) before its gates "
                + "were open, and nothing would have been seen"
            : "a plain 0.4 s timer would have opened \(id) at \(early), \(early - right) later than it had to"
    }
}
