package import IWoolShortcuts

/// What came of simulating a scenario.
package struct SimulationResult: Sendable {
    /// What was simulated.
    package var scenario: LaunchScenario
    /// What became of each request, in the order of their taps.
    package var requests: [RequestResult]
    /// The screen on top at the end, by its name; nil when nothing was opened.
    package var final: String?
    /// What was expected and did not come, or came otherwise.
    package var failures: [Finding]
    /// What is worth a look, and hints.
    package var warnings: [Finding]
    /// What happened.
    package var timeline: Timeline
    /// What the machines said, with the instant of each.
    package var actions: [(at: VirtualInstant, action: DeliveryAction)]
    /// Every event that took place, made ones included, each with its instant.
    package var history: [LaunchScenario.Event]
    /// Histories that no phone can have; such a run counts for nothing.
    package var problems: [Diagnostic]
    /// When the clock stopped.
    package var end: VirtualInstant

    /// Whether everything that was expected came, and nothing else.
    package var passed: Bool { failures.isEmpty && problems.isEmpty }

    /// The scenario with every event and instant written out, and no device to make any.
    package var expanded: LaunchScenario {
        var explicit = scenario
        explicit.device = nil
        explicit.triesEveryOrder = false
        explicit.events = history
        return explicit
    }

    /// What no phone can have done, as failures for readers who know no other findings.
    package var impossibilities: [Finding] {
        problems.map { Finding("impossibleHistory", $0.message, range: $0.range) }
    }

    /// Something to say about a run.
    package struct Finding: Hashable, Sendable {
        /// The name that scripts rely on, such as `openedEarly`.
        package var code: String
        /// What it is, in words.
        package var message: String
        /// The number of the request that it is about.
        package var request: Int?
        /// When it showed, if at one instant.
        package var at: VirtualInstant?
        /// The bytes of the file that it is about.
        package var range: ByteRange
        /// Whether it is only a hint.
        package var isHint: Bool

        package init(
            _ code: String, _ message: String, request: Int? = nil, at: VirtualInstant? = nil,
            range: ByteRange, isHint: Bool = false
        ) {
            self.code = code
            self.message = message
            self.request = request
            self.at = at
            self.range = range
            self.isHint = isHint
        }
    }
}
