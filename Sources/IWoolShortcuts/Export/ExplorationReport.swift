internal import IWoolShortcuts
package import LaunchSimulation

/// What an exploration found, for people and for scripts.
package struct ExplorationReport: Sendable {
    let exploration: Exploration
    let origin: LaunchScenario.DesignOrigin
    /// For each promise that is broken, the scenario that its history makes.
    private let replays: [Replay]

    /// A history that breaks a promise, made a scenario and simulated.
    struct Replay: Sendable {
        let promise: DeliveryPromise
        let history: [ExplorerStep]
        let report: SimulationReport?
    }

    package init(_ exploration: Exploration, origin: LaunchScenario.DesignOrigin) {
        self.exploration = exploration
        self.origin = origin
        replays = exploration.broken.map { finding in
            let history = finding.history ?? []
            return Replay(
                promise: finding.promise, history: history,
                report: ExplorationReport.replay(history, finding.promise, exploration.question, origin))
        }
    }

    private static func replay(
        _ history: [ExplorerStep], _ promise: DeliveryPromise, _ question: ExplorerQuestion,
        _ origin: LaunchScenario.DesignOrigin
    ) -> SimulationReport? {
        guard var scenario = ExplorerReplay(history, of: question).scenario else { return nil }
        scenario.title = "\(promise.name) is broken: \(promise.bugClass)"
        if origin != .reference { scenario.designOrigin = origin }
        let result = LaunchSimulator.run(scenario)
        let source = SourceText(name: "\(promise.name).scenario.yaml", text: "")
        return SimulationReport(source, result)
    }

    /// The scenarios of the histories: what they give is written down as what they are expected to give.
    package var scenarios: [(promise: DeliveryPromise, text: String)] {
        replays.compactMap { replay in
            guard let result = replay.report?.result else { return nil }
            var scenario = result.scenario
            scenario.expectation = result.asExpectation
            let comments = [
                "A shortest history that breaks the promise \(replay.promise.name):",
                replay.promise.sentence + ".",
            ]
            return (replay.promise, ScenarioText(scenario, comments: comments).text)
        }
    }

    func replay(of promise: DeliveryPromise) -> Replay? {
        replays.first { $0.promise == promise }
    }

    /// `complete`, or where it was cut.
    var extent: String {
        if exploration.isComplete { return "complete" }
        return exploration.wasSettled
            ? "ended when everything that was asked was broken" : "cut at \(exploration.stateCount) states"
    }
}
