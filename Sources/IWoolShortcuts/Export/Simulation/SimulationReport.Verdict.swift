internal import LaunchSimulation

extension SimulationReport {
    /// How a simulation went; the raw value is the word for it.
    package enum Verdict: String, CaseIterable, Sendable {
        /// Everything that was expected came, and nothing else.
        case passed
        /// Nothing was expected, so that nothing can fail.
        case assertsNothing = "asserts nothing"
        /// Something came otherwise.
        case failed
        /// No phone can have this history, so that the run counts for nothing.
        case impossible
    }

    /// How it went.
    package var verdict: Verdict {
        if !result.problems.isEmpty { return .impossible }
        if !result.failures.isEmpty { return .failed }
        return result.scenario.expectation == nil ? .assertsNothing : .passed
    }
}

extension SimulationReport.Verdict {
    /// The sign in front of the word.
    var sign: String {
        switch self {
        case .passed: "✓"
        case .assertsNothing: "-"
        case .failed, .impossible: "✗"
        }
    }

    var paint: TextStyle.Paint {
        switch self {
        case .passed: .good
        case .assertsNothing: .doubtful
        case .failed, .impossible: .bad
        }
    }
}
