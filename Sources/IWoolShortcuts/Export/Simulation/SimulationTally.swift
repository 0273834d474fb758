/// How many simulations went how: `24 scenarios: 22 passed, 1 failed, 1 asserts nothing`.
package struct SimulationTally: Hashable, Sendable {
    private var counts: [Int] = SimulationReport.Verdict.allCases.map { _ in 0 }

    package init() {}

    /// Counts one more.
    package mutating func count(_ verdict: SimulationReport.Verdict) {
        for (index, other) in SimulationReport.Verdict.allCases.enumerated() where other == verdict {
            counts[index] += 1
        }
    }

    /// How many there are altogether.
    package var total: Int { counts.reduce(0, +) }

    /// Whether any scenario failed.
    package var hasFailures: Bool {
        zip(SimulationReport.Verdict.allCases, counts).contains { $0 == .failed && $1 > 0 }
    }

    /// The counts in one line, without those that are zero.
    package var words: String {
        let parts = zip(SimulationReport.Verdict.allCases, counts).filter { $0.1 > 0 }.map { verdict, count in
            verdict == .assertsNothing && count > 1
                ? "\(count) assert nothing" : "\(count) \(verdict.rawValue)"
        }
        let head = total == 1 ? "1 scenario" : "\(total) scenarios"
        return parts.isEmpty ? "no scenarios" : "\(head): \(parts.joined(separator: ", "))"
    }
}
