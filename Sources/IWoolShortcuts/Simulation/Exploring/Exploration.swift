/// What came of walking every order.
package struct Exploration: Sendable {
    /// One promise, and the shortest history that breaks it.
    package struct Finding: Sendable {
        /// The promise.
        package let promise: DeliveryPromise
        /// The steps of the history; nil when no history breaks the promise.
        package let history: [ExplorerStep]?
    }

    /// What was asked.
    package let question: ExplorerQuestion
    /// How many states there are.
    package let stateCount: Int
    /// How many steps lead from a state to a state.
    package let transitionCount: Int
    /// How many steps the farthest state is away.
    package let depth: Int
    /// Whether every state was walked.
    package let isComplete: Bool
    /// Whether the walk ended early because everything that was asked was broken.
    package let wasSettled: Bool
    /// How much memory a state took, in bytes.
    package let bytesPerState: Double
    /// Each promise that was looked at.
    package let findings: [Finding]

    /// The promises that are broken.
    package var broken: [Finding] { findings.filter { $0.history != nil } }
}
