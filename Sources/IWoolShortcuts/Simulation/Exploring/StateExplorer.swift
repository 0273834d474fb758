/// Walks every order of some taps, lifecycle events and deadlines, breadth first, through the machines that
/// ship, and looks for histories that break a promise; the first that it finds is a shortest one.
package struct StateExplorer {
    /// What is asked.
    package let question: ExplorerQuestion
    private let taps: ExplorerTaps
    private let steps: [ExplorerStep]
    private let coder: StateCoder

    package init(_ question: ExplorerQuestion) {
        precondition(
            question.requestCount <= ExplorerQuestion.requestLimit,
            "\(question.requestCount) requests, and a state has room for \(ExplorerQuestion.requestLimit)")
        self.question = question
        taps = ExplorerTaps(question)
        steps = question.steps
        coder = StateCoder(question, taps)
    }

    /// When a walk may end before everything was walked.
    package enum Stop: Hashable, Sendable {
        /// Never.
        case never
        /// Once each promise that is looked for was broken.
        case whenAllAreBroken
        /// Once any promise that is looked for was broken.
        case atFirstBreach
    }

    /// Walks until nothing is new, or the limit of states is reached.
    ///
    /// - Parameters:
    ///   - promises: What is looked for.
    ///   - stop: When the walk may end early.
    ///   - progress: Is told the number of states from time to time; false ends the walk.
    package func explore(
        _ promises: [DeliveryPromise] = DeliveryPromise.allCases, _ stop: Stop = .never,
        progress: (Int) -> Bool = { _ in true }
    ) -> Exploration {
        var walk = Walk(looksFor: promises, wordCount: coder.wordCount)
        coder.write(ExplorerState(question), to: &walk.scratch)
        _ = walk.table.insert(walk.scratch, parent: 0, step: 0)
        var place = 0
        var levelEnd = 1
        while place < walk.table.count {
            if place == levelEnd {
                walk.depth += 1
                levelEnd = walk.table.count
            }
            expand(place, &walk)
            place += 1
            if walk.table.count > question.maxStates { walk.isCut = true }
            if place & 0xFFFF == 0, !progress(walk.table.count) { walk.isCut = true }
            if walk.isCut || walk.isSettled(stop) { break }
        }
        return Exploration(
            question: question, stateCount: walk.table.count, transitionCount: walk.transitionCount,
            depth: walk.depth, isComplete: !walk.isCut && place == walk.table.count,
            wasSettled: walk.isSettled(stop), bytesPerState: walk.table.bytesPerState,
            findings: promises.map { promise in
                Exploration.Finding(
                    promise: promise,
                    history: walk.broken[promise.rawValue].map {
                        history($0.place, $0.step, in: walk.table)
                    })
            })
    }

    private func expand(_ place: Int, _ walk: inout Walk) {
        let state = coder.read(walk.table.state(place))
        for (index, step) in steps.enumerated() where state.allows(step, taps) {
            var next = state
            let broken = next.take(step, taps)
            walk.transitionCount += 1
            if !broken.isEmpty { walk.note(broken, place, index) }
            coder.write(next, to: &walk.scratch)
            _ = walk.table.insert(walk.scratch, parent: place, step: index)
        }
    }

    private func history(_ place: Int, _ last: Int, in table: StateTable) -> [ExplorerStep] {
        var reversed = [steps[last]]
        var place = place
        while place != 0 {
            let origin = table.origin(of: place)
            reversed.append(steps[origin.step])
            place = origin.parent
        }
        return reversed.reversed()
    }
}

extension StateExplorer {
    /// What a walk has found so far.
    private struct Walk {
        var table: StateTable
        var scratch: [UInt64]
        var transitionCount = 0
        var depth = 0
        var isCut = false
        /// For each promise, the state and the step that broke it first.
        var broken: [(place: Int, step: Int)?]
        private let wanted: BrokenPromises
        private var found: BrokenPromises = []

        init(looksFor promises: [DeliveryPromise], wordCount: Int) {
            table = StateTable(wordCount: wordCount)
            scratch = Array(repeating: 0, count: wordCount)
            broken = Array(repeating: nil, count: DeliveryPromise.allCases.count)
            wanted = promises.reduce(into: []) { $0.insert(BrokenPromises($1)) }
        }

        /// Whether enough was found to end.
        func isSettled(_ stop: Stop) -> Bool {
            switch stop {
            case .never: false
            case .whenAllAreBroken: found == wanted
            case .atFirstBreach: !found.isEmpty
            }
        }

        mutating func note(_ promises: BrokenPromises, _ place: Int, _ step: Int) {
            let new = promises.intersection(wanted).subtracting(found)
            guard !new.isEmpty else { return }
            for promise in DeliveryPromise.allCases where new.contains(BrokenPromises(promise)) {
                broken[promise.rawValue] = (place, step)
            }
            found.formUnion(new)
        }
    }
}
