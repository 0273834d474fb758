internal import IWoolShortcuts
internal import LaunchSimulation

/// What the pictures of a simulation say, in a language.
struct SimulationWords {
    let report: SimulationReport
    let language: Language

    init(_ report: SimulationReport, in language: Language = .english) {
        self.report = report
        self.language = language
    }

    private var scenario: LaunchScenario { report.result.scenario }
    private var listComma: String { language == .english ? ", " : "、" }
    /// What stands between parts of a sentence.
    var semicolon: String { language == .english ? "; " : "；" }

    /// The title in one line; that there is none, and where, for a scenario without one.
    var title: String {
        guard let title = scenario.title, !title.isEmpty else {
            return Wording.untitled(in: language, VisibleText.whole(report.source.name))
        }
        return VisibleText.whole(title)
    }

    /// How it went.
    var verdict: String { Wording.verdict(report.verdict)(in: language) }

    /// Which design was simulated, the first thing to know about a picture.
    var design: String {
        switch scenario.designOrigin {
        case .reference: Wording.referenceDesign(in: language)
        case .scenario: Wording.scenarioDesign(in: language)
        case .file(let name): VisibleText.whole(name)
        }
    }

    // MARK: Requests

    /// The name of a request, safe to show.
    func id(_ request: Int) -> String { VisibleText.shown(scenario.requests[request].id) }

    /// What a request asks for: a destination's name, an activity, or the link that is none.
    func target(_ request: Int) -> String {
        let request = scenario.requests[request]
        guard let link = request.outcome.link else { return VisibleText.shown(request.link) }
        return link.event.map { "\(link.destinationName) \($0.id)" } ?? link.destinationName
    }

    /// Which way a request came.
    func path(_ request: Int) -> String {
        switch scenario.requests[request].source {
        case .quickAction: Wording.quickAction(in: language)
        case .openURL: Wording.url(in: language)
        case .widgetTap: Wording.widget(in: language)
        }
    }

    /// How a request ended, how long after its tap, and why.
    func ending(_ request: Int) -> String {
        let end = report.result.requests[request]
        let when = moment(of: end)
        let reason = end.reason ?? ""
        return switch end.outcome {
        case .opened: Wording.opened(in: language, when)
        case .superseded: Wording.superseded(in: language, end.by.map(id) ?? "", when)
        case .dropped: Wording.dropped(in: language, when, reason)
        case .ignored: Wording.ignored(in: language, when, reason)
        case .pending:
            (end.delivered == nil ? Wording.neverDelivered : Wording.pending)(in: language)
        }
    }

    private func moment(of end: RequestResult) -> String {
        guard let at = end.at else { return "" }
        guard let tapped = end.tapped else { return Wording.atInstant(in: language, "\(at)") }
        return at == tapped
            ? Wording.atTap(in: language) : Wording.afterTap(in: language, "\(at - tapped)")
    }

    /// What a request waited for; empty for nothing.
    func waits(_ request: Int) -> String {
        report.result.requests[request].waits.map { translated($0, by: Wording.gates) }
            .joined(separator: listComma)
    }

    /// What there is to see of a request, and why not; empty when it was not opened.
    func shown(_ request: Int) -> String {
        guard let shown = report.result.requests[request].shown else { return "" }
        return ([shown.what.words] + (shown.reason.map { [$0.words] } ?? []))
            .map { translated($0, by: Wording.sights) }.joined(separator: listComma)
    }

    /// How a request ended, after waiting for what, and what there is to see.
    func fate(_ request: Int) -> String {
        let (waits, shown) = (waits(request), shown(request))
        return
            ([ending(request)] + (waits.isEmpty ? [] : [Wording.waited(in: language, waits)])
            + (shown.isEmpty ? [] : [Wording.shown(in: language, shown)]))
            .joined(separator: semicolon)
    }

    /// A request and its fate, as a sentence.
    func sentence(_ request: Int) -> String {
        let head = [id(request), target(request), path(request)].joined(separator: listComma)
        return head + (language == .english ? ": " : "：") + fate(request)
    }

    // MARK: Entries

    /// An entry of the timeline without its instant and lane: who, what, and where if that is not clear.
    func words(of entry: Timeline.Entry) -> String {
        var words = event(of: entry)
        if entry.tone == .failure { return words }
        if entry.tone == .open { words = Wording.opens(in: language, words) }
        if let place = place(of: entry) { words = Wording.inScene(in: language, words, place) }
        return (entry.request.map { "\(id($0)) " } ?? "") + words
    }

    private func event(of entry: Timeline.Entry) -> String {
        let event = VisibleText.whole(entry.event)
        guard language != .english else { return event }
        if entry.tone == .wait, let gates = Wording.waits.value(in: event) {
            let words = gates.components(separatedBy: ", ").map { translated($0, by: Wording.gates) }
            return Wording.waits(in: language, words.joined(separator: listComma))
        }
        if entry.lane == .screen, entry.tone != .failure { return sight(event) }
        return translated(event, by: Wording.steps)
    }

    /// A screen by its title, with what is to be said about it in parentheses.
    private func sight(_ event: String) -> String {
        guard event.hasSuffix(")"), let open = event.firstIndex(of: "(") else { return screen(event) }
        let notes = event[event.index(after: open)...].dropLast().components(separatedBy: ", ")
        return screen(event[..<open].dropLast()) + "（"
            + notes.map { translated($0, by: Wording.sights) }.joined(separator: listComma) + "）"
    }

    private func screen(_ name: some StringProtocol) -> String {
        ShortcutOption(name)?.title(in: language) ?? String(name)
    }

    private func translated(_ text: String, by wordings: [Wording]) -> String {
        for wording in wordings {
            if let value = wording.value(in: text) { return wording(in: language, value) }
        }
        return text
    }

    /// The scene of an entry, where there are several and its words don't name it.
    private func place(of entry: Timeline.Entry) -> String? {
        guard scenario.scenes.count > 1, let scene = entry.scene else { return nil }
        let name = scenario.scenes[scene]
        let isNamed = entry.event.split(whereSeparator: { " ,".contains($0) }).contains { $0 == name }
        return isNamed ? nil : VisibleText.shown(name)
    }
}

extension StringProtocol {
    /// The parts between a separator, which may have several characters.
    fileprivate func components(separatedBy separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
