internal import IWoolShortcuts
internal import LaunchSimulation

/// A timeline as a Mermaid sequence diagram, one participant for each lane.
struct SequenceDiagram {
    let report: SimulationReport

    /// The statements, each with its line's end.
    var text: String {
        var text = "sequenceDiagram\n    accTitle: \(MermaidText.escaped(report.title))\n"
        for lane in Timeline.Lane.allCases {
            text += "    participant \(lane.shortName) as \(lane.rawValue)\n"
        }
        var previous: Timeline.Entry?
        for entry in report.result.timeline.entries {
            let isNew = previous?.at != entry.at
            let words = (isNew ? "\(entry.at) " : "") + entry.sign + SimulationWords(report).words(of: entry)
            text += "    \(statement(of: entry, after: isNew ? nil : previous))\(escaped(words))\n"
            previous = entry
        }
        return text
    }

    /// What an entry is drawn as: a note beside its lane, or an arrow from where it came.
    private func statement(of entry: Timeline.Entry, after previous: Timeline.Entry?) -> String {
        let name = entry.lane.shortName
        switch entry.tone {
        case .event, .wait, .end: return "Note over \(name): "
        case .failure: return "Note over iOS,screen: "
        case .step, .open: break
        }
        if entry.event.hasPrefix("completionHandler") {
            return "\(name)-->>\(Timeline.Lane.iOS.shortName): "
        }
        return "\(origin(of: entry, after: previous).shortName)->>\(name): "
    }

    /// The lane before it, unless it only goes on with what it did at that instant.
    private func origin(of entry: Timeline.Entry, after previous: Timeline.Entry?) -> Timeline.Lane {
        let lanes = Timeline.Lane.allCases
        guard entry.lane.place > 0 else { return entry.lane }
        let before = lanes[entry.lane.place - 1]
        switch entry.lane {
        case .router, .screen: return before
        default: break
        }
        guard let previous, previous.lane != entry.lane else { return entry.lane }
        return before
    }

    /// Long words in several lines, since a note is as wide as its longest.
    private func escaped(_ words: String) -> String {
        WrappedText.lines(of: words, width: 44).map(MermaidText.escaped).joined(separator: "<br/>")
    }
}
