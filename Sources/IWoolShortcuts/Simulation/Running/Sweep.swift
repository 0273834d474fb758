/// What came of a scenario for every value of one duration, millisecond by millisecond.
package struct Sweep: Hashable, Sendable {
    /// The outcome for one value.
    package struct Sample: Hashable, Sendable {
        /// The value of the duration.
        package let value: VirtualInstant
        /// What became of the requests, in words; two values with the same words differ in instants only.
        package let outcome: String
        /// When the first request that opened did so.
        package let openedAt: VirtualInstant?

        package init(value: VirtualInstant, outcome: String, openedAt: VirtualInstant?) {
            self.value = value
            self.outcome = outcome
            self.openedAt = openedAt
        }
    }

    /// A value at which the outcome changes.
    package struct Threshold: Hashable, Sendable {
        /// The first value with the new outcome.
        package let value: VirtualInstant
        /// What came of the value before.
        package let before: String
        /// What comes of it from here on.
        package let after: String
    }

    /// The duration that was swept: `timer`, `expires`, `connect`, `attach`, `activate`, `resume`.
    package let name: String
    /// What was simulated.
    package let title: String?
    /// Every value, in order; at least one.
    package let samples: [Sample]

    package init(name: String, title: String?, samples: [Sample]) {
        precondition(!samples.isEmpty, "a sweep of \(name) without a value")
        self.name = name
        self.title = title
        self.samples = samples
    }

    /// The values at which the outcome changes, in order.
    package var thresholds: [Threshold] {
        zip(samples, samples.dropFirst()).compactMap { before, after in
            before.outcome == after.outcome
                ? nil : Threshold(value: after.value, before: before.outcome, after: after.outcome)
        }
    }
}
