internal import IWoolShortcuts
internal import LaunchSimulation

extension ExplorationReport {
    /// The promises with a tick or a cross, and the timeline of each history that breaks one.
    package func text(_ style: TextStyle, columns: Int) -> String {
        var lines = [style.painted("design: \(designWords)", .faint)]
        lines.append(questionWords)
        lines.append(
            "\(exploration.stateCount) states, \(exploration.transitionCount) transitions, "
                + "depth \(exploration.depth): \(extent)")
        lines.append("")
        for finding in exploration.findings { lines.append(row(of: finding, style)) }
        var text = lines.joined(separator: "\n") + "\n"
        for finding in exploration.broken {
            guard let replay = replay(of: finding.promise) else { continue }
            text += "\n" + story(of: replay, style, columns)
        }
        return text
    }

    private var designWords: String {
        switch origin {
        case .reference: "the reference; yours may differ: --design FILE"
        case .scenario: "the one in the scenario"
        case .file(let name): VisibleText.whole(name)
        }
    }

    /// What was asked, in one line.
    private var questionWords: String {
        let question = exploration.question
        let taps = question.taps.map { VisibleText.shown($0.link) }.joined(separator: ", ")
        let scenes = question.sceneCount == 1 ? "" : ", \(question.sceneCount) scenes"
        let limit = question.eventLimit.map { ", at most \($0) events" } ?? ""
        return "taps: \(taps)\(scenes)\(limit)"
    }

    private func row(of finding: Exploration.Finding, _ style: TextStyle) -> String {
        let name = DisplayWidth.padded(finding.promise.name, to: 20)
        guard let history = finding.history else {
            let word = exploration.isComplete ? "kept" : "not broken so far"
            return style.painted("✓", .good) + " \(name) \(word)"
        }
        return style.painted("✗", .bad) + " \(name) broken in \(history.count) steps: "
            + finding.promise.bugClass
    }

    private func story(of replay: Replay, _ style: TextStyle, _ columns: Int) -> String {
        var text = style.painted("\(replay.promise.name):", .strong) + " \(replay.promise.sentence)\n"
        for (index, step) in replay.history.enumerated() {
            text += "  \(index + 1). \(step.words(exploration.question))\n"
        }
        guard let report = replay.report else {
            return text + "  (no instants keep the order of all its clocks)\n"
        }
        return text + "\n" + TimelineText(report, style: style, columns: columns).text
    }
}
