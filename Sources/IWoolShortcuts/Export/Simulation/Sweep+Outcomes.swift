internal import IWoolShortcuts
internal import LaunchSimulation

extension Sweep {
    /// The first value, in milliseconds.
    var from: Int { samples.first?.value.milliseconds ?? 0 }

    /// The last value, in milliseconds.
    var to: Int { samples.last?.value.milliseconds ?? 0 }

    /// The outcomes in the order in which they come up, each once; a picture gives them letters.
    var outcomes: [String] {
        samples.reduce(into: []) { outcomes, sample in
            if outcomes.last != sample.outcome, !outcomes.contains(sample.outcome) {
                outcomes.append(sample.outcome)
            }
        }
    }

    /// The letter of an outcome.
    static func letter(_ place: Int?) -> String {
        guard let place, place < 26, let scalar = Unicode.Scalar(65 + UInt32(place)) else { return "*" }
        return String(scalar)
    }

    /// The sample that a column of a plot shows: the one at its left edge.
    func sample(inColumn column: Int, of count: Int) -> Sample? {
        guard !samples.isEmpty else { return nil }
        return samples[min(samples.count - 1, column * samples.count / max(count, 1))]
    }

    /// The values of one outcome after the other, with their letters.
    var stretches: [(letter: String, from: Int, to: Int)] {
        let outcomes = outcomes
        return samples.reduce(into: []) { stretches, sample in
            let letter = Sweep.letter(outcomes.firstIndex(of: sample.outcome))
            let value = sample.value.milliseconds
            if let last = stretches.last, last.letter == letter {
                stretches[stretches.count - 1].to = value
            } else {
                stretches.append((letter, value, value))
            }
        }
    }

    /// The last instant at which anything opened, in milliseconds; 0 when nothing did.
    var latestOpening: Int { samples.compactMap(\.openedAt?.milliseconds).max() ?? 0 }
}
