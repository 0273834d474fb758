internal import IWoolShortcuts
internal import LaunchSimulation

extension SimulationReport {
    /// Which design was simulated, the first thing to know about a picture.
    var designWords: String {
        switch result.scenario.designOrigin {
        case .reference: "the reference; yours may differ: --design FILE"
        case .scenario: "the one in the scenario"
        case .file(let name): VisibleText.whole(name)
        }
    }

    /// The name of a request, safe to show.
    func id(_ request: Int) -> String { VisibleText.shown(result.scenario.requests[request].id) }

    /// What a request asks for: a destination's name, an activity, or the link that is none.
    func target(_ request: Int) -> String {
        let request = result.scenario.requests[request]
        guard let link = request.outcome.link else { return VisibleText.shown(request.link) }
        return link.event.map { "\(link.destinationName) \($0.id)" } ?? link.destinationName
    }

    /// Which way a request came.
    func path(_ request: Int) -> String {
        switch result.scenario.requests[request].source {
        case .quickAction: "quick action"
        case .openURL: "URL"
        case .widgetTap: "URL (widget)"
        }
    }

    /// How a request ended, how long after its tap, and why.
    func ending(_ request: Int) -> String {
        let end = result.requests[request]
        var after = ""
        if let at = end.at {
            let delay = end.tapped.map { at - $0 }
            after = delay.map { $0 == .zero ? " at its tap" : " \($0) after its tap" } ?? " at \(at)"
        }
        switch end.outcome {
        case .opened: return "opened\(after)"
        case .superseded: return "superseded by \(end.by.map(id) ?? "another")\(after)"
        case .dropped, .ignored: return "\(end.outcome.rawValue)\(after): \(end.reason ?? "for no reason")"
        case .pending: return end.delivered == nil ? "never delivered" : "still pending at the end"
        }
    }

    /// An entry of the timeline without its instant and lane: who, what, and where if that is not clear.
    func words(of entry: Timeline.Entry) -> String {
        let event = VisibleText.whole(entry.event)
        guard entry.tone != .failure else { return event }
        var words = entry.request.map { "\(id($0)) " } ?? ""
        if entry.tone == .open { words += "opens " }
        words += event
        if let place = place(of: entry) { words += " in \(place)" }
        return words
    }

    /// The scene of an entry, where there are several and its words don't name it.
    private func place(of entry: Timeline.Entry) -> String? {
        let scenes = result.scenario.scenes
        guard scenes.count > 1, let scene = entry.scene else { return nil }
        let isNamed = entry.event.split(whereSeparator: { " ,".contains($0) }).contains {
            $0 == scenes[scene]
        }
        return isNamed ? nil : VisibleText.shown(scenes[scene])
    }
}

extension Timeline.Lane {
    /// The lane's name where there is little room.
    var shortName: String {
        switch self {
        case .iOS: "iOS"
        case .sceneDelegate: "delegate"
        case .buffer: "buffer"
        case .observer: "observer"
        case .router: "router"
        case .screen: "screen"
        }
    }

    /// Its place among the lanes, from 0.
    var place: Int { Timeline.Lane.allCases.firstIndex(of: self) ?? 0 }
}

extension Timeline.Entry {
    /// The sign in front of an entry that should be found at a glance; empty for most.
    var sign: String {
        switch tone {
        case .open: "► "
        case .failure: "✗ "
        case .step, .event, .wait, .end: isMade ? "· " : ""
        }
    }

    var paint: TextStyle.Paint? {
        switch tone {
        case .open: .good
        case .failure: .bad
        case .wait: .doubtful
        case .end: .helpful
        case .step, .event: nil
        }
    }
}
