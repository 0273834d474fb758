package import IWoolShortcuts

/// A design held against every promise: what it breaks, the shortest way, and which switches mend it.
package struct DesignAudit: Sendable {
    /// One promise, and what became of it.
    package struct Finding: Sendable {
        /// The promise.
        package let promise: DeliveryPromise
        /// The shortest history that breaks it, with the question in which it was found; nil when it is kept.
        package let breach: Breach?
        /// The fewest switches that, set to what ships, keep this promise where it was broken.
        package let mend: [LaunchDesign.Switch]
    }

    /// A history that breaks a promise.
    package struct Breach: Sendable {
        /// What was asked.
        package let question: ExplorerQuestion
        /// The steps.
        package let history: [ExplorerStep]
    }

    /// The design.
    package let design: LaunchDesign
    /// Each promise.
    package let findings: [Finding]
    /// The fewest switches that, set to what ships, keep every promise in every question; nil when none do.
    package let mend: [LaunchDesign.Switch]?
    /// How many states were walked in all.
    package let stateCount: Int

    /// Whether every promise is kept.
    package var isSound: Bool { findings.allSatisfy { $0.breach == nil } }

    /// Audits a design.
    ///
    /// - Parameter progress: Is told how many states were walked, from time to time.
    package init(of design: LaunchDesign, progress: @escaping (Int) -> Void = { _ in }) {
        var walk = Walk(progress: progress)
        let breaches = walk.breaches(in: design)
        let suspects = LaunchDesign.Switch.all.filter { $0.isWrong(in: design) }
        let sets = DesignAudit.subsets(of: suspects)
        var findings: [Finding] = []
        for promise in DeliveryPromise.allCases {
            let breach = breaches[promise.rawValue]
            let mend = breach.flatMap { breach in
                sets.first { walk.keeps([promise], breach.question, design.mended($0)) }
            }
            findings.append(Finding(promise: promise, breach: breach, mend: mend ?? []))
        }
        let isSound = findings.allSatisfy { $0.breach == nil }
        self.design = design
        self.findings = findings
        mend = isSound ? [] : sets.first { walk.keepsAll(design.mended($0)) }
        stateCount = walk.stateCount
    }

    /// The sets of some switches that are not empty, the smallest first, each in the order of the table.
    private static func subsets(of switches: [LaunchDesign.Switch]) -> [[LaunchDesign.Switch]] {
        // Of many wrong switches only the whole, and what is small, is worth the time.
        let limit = switches.count > 10 ? 2 : switches.count
        var sets: [[LaunchDesign.Switch]] = [[]]
        var byCount: [[[LaunchDesign.Switch]]] = Array(repeating: [], count: switches.count + 1)
        for one in switches {
            for set in sets where set.count < limit { sets.append(set + [one]) }
        }
        for set in sets where !set.isEmpty { byCount[set.count].append(set) }
        let small = byCount.flatMap { $0 }
        return limit < switches.count ? small + [switches] : small
    }
}

extension DesignAudit {
    /// Walks questions, and counts what it walks.
    private struct Walk {
        let progress: (Int) -> Void
        var stateCount = 0

        init(progress: @escaping (Int) -> Void) {
            self.progress = progress
        }

        /// For each promise, the shortest history of any question that breaks it.
        mutating func breaches(in design: LaunchDesign) -> [Breach?] {
            var shortest: [Breach?] = DeliveryPromise.allCases.map { _ in nil }
            for question in AuditQuestions.all(for: design) {
                let exploration = explore(question, DeliveryPromise.allCases)
                for finding in exploration.broken {
                    guard let history = finding.history else { continue }
                    let known = shortest[finding.promise.rawValue]
                    if known.map({ history.count < $0.history.count }) ?? true {
                        shortest[finding.promise.rawValue] = Breach(question: question, history: history)
                    }
                }
            }
            return shortest
        }

        /// Whether a design keeps some promises in a question; ends with the first that it breaks.
        mutating func keeps(
            _ promises: [DeliveryPromise], _ question: ExplorerQuestion, _ design: LaunchDesign
        ) -> Bool {
            var question = question
            question.design = design
            return promises.allSatisfy { promise in
                let exploration = explore(question, [promise])
                return exploration.broken.isEmpty && exploration.isComplete
            }
        }

        /// Whether a design keeps every promise in every question.
        mutating func keepsAll(_ design: LaunchDesign) -> Bool {
            for question in AuditQuestions.all(for: design) {
                let exploration = explore(question, DeliveryPromise.allCases, stopsAtFirst: true)
                if !exploration.broken.isEmpty { return false }
            }
            return true
        }

        private mutating func explore(
            _ question: ExplorerQuestion, _ promises: [DeliveryPromise], stopsAtFirst: Bool = false
        ) -> Exploration {
            let before = stateCount
            let stop: StateExplorer.Stop = stopsAtFirst ? .atFirstBreach : .whenAllAreBroken
            let exploration = StateExplorer(question).explore(promises, stop) { count in
                progress(before + count)
                return true
            }
            stateCount += exploration.stateCount
            return exploration
        }
    }
}

extension LaunchDesign {
    /// The design with some switches set to what ships.
    package func mended(_ switches: [Switch]) -> LaunchDesign {
        var design = self
        for one in switches { one.reset(in: &design) }
        return design
    }
}
