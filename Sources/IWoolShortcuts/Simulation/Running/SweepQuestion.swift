internal import IWoolShortcuts

/// A duration of the design or of the device, and the values of it that are tried.
package struct SweepQuestion: Hashable, Sendable {
    /// A duration that can be swept.
    package enum Duration: String, CaseIterable, Sendable {
        case timer, expires
        case connect, attach, activate, resume

        /// Whether it belongs to the device.
        package var isOfDevice: Bool {
            switch self {
            case .timer, .expires: false
            case .connect, .attach, .activate, .resume: true
            }
        }
    }

    /// The most values that are tried.
    package static let limit = 200_001

    /// The duration.
    package let duration: Duration
    /// The first value and the last.
    package let values: ClosedRange<VirtualInstant>

    package init(_ duration: Duration, values: ClosedRange<VirtualInstant>) {
        self.duration = duration
        self.values = values
    }

    /// Simulates a scenario once for each value.
    ///
    /// - Parameter progress: Is told how many values were tried, from time to time.
    package func sweep(_ scenario: LaunchScenario, progress: (Int) -> Void = { _ in }) -> Sweep {
        var scenario = scenario
        // Expectations were written for one value, and the order of an instant is another question.
        scenario.expectation = nil
        scenario.triesEveryOrder = false
        let range = values.lowerBound.milliseconds...values.upperBound.milliseconds
        let samples = range.map { milliseconds in
            if milliseconds & 0xFF == 0 { progress(milliseconds - range.lowerBound) }
            let value = VirtualInstant(milliseconds: milliseconds)
            set(value, in: &scenario)
            return SweepQuestion.sample(of: LaunchSimulator.run(scenario), at: value)
        }
        return Sweep(name: duration.rawValue, title: scenario.title, samples: samples)
    }

    private func set(_ value: VirtualInstant, in scenario: inout LaunchScenario) {
        switch duration {
        case .timer: scenario.design.timer = value.duration
        case .expires: scenario.design.expires = value.duration
        case .connect: scenario.device?.connect = value
        case .attach: scenario.device?.attach = value
        case .activate: scenario.device?.activate = value
        case .resume: scenario.device?.resume = value
        }
    }

    private static func sample(of result: SimulationResult, at value: VirtualInstant) -> Sweep.Sample {
        let words = result.requests.enumerated().map { index, request in
            "\(result.scenario.requests[index].id) \(outcome(of: request))"
        }
        let first = result.requests.filter { $0.outcome == .opened }.compactMap(\.at).min()
        return Sweep.Sample(value: value, outcome: words.joined(separator: "; "), openedAt: first)
    }

    /// What became of a request, without instants, which change with every value.
    private static func outcome(of request: RequestResult) -> String {
        switch request.outcome {
        case .opened:
            if request.openedTooEarly { return "opens too early: the scene is not active yet" }
            return request.lastGate.map { "opens as soon as this is over: \($0)" } ?? "opens at once"
        case .superseded: return "is superseded"
        case .dropped, .ignored: return "is \(request.outcome.rawValue): \(request.reason ?? "")"
        case .pending: return "is still pending at the end"
        }
    }
}
