internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// When events happen.
extension ScenarioReader {
    /// The moment of an event, or nil after a finding.
    mutating func moment(of draft: EventDraft) -> LaunchScenario.Moment? {
        switch (draft[.at], draft[.wait], draft[.after]) {
        case (nil, nil, nil):
            findings.add(.noMoment(draft))
            return nil
        case (let at?, let wait?, nil):
            findings.add(.severalMoments(wait.key, "wait", first: at.key))
            return nil
        case (let at?, _, let after?):
            findings.add(.severalMoments(after.key, "after", first: at.key))
            return nil
        case (let at?, nil, nil):
            return duration(at.value, of: "at").map { .at($0) }
        case (nil, let wait?, nil):
            return duration(wait.value, of: "wait").map { .wait($0) }
        case (nil, let wait, let after?):
            let length = wait.map { duration($0.value, of: "wait") } ?? .zero
            guard let trigger = trigger(after.value, of: "after"), let length else { return nil }
            return .after(trigger, wait: length)
        }
    }

    /// The name of an event, or `ID opened`.
    mutating func trigger(_ node: YAMLNode, of key: String) -> LaunchScenario.Trigger? {
        let wanted = "the name of an event, or 'ID opened'"
        guard let text = text(node, of: key, wanted) else { return nil }
        if let name = LaunchScenario.EventName(rawValue: text) { return .event(name) }
        let words = text.split(separator: " ")
        if words.count > 1, words.last == "opened" {
            let id = words.dropLast().joined(separator: " ")
            return request(id, at: node, of: key).map { .opened(request: $0) }
        }
        if let number = ids.number(of: text), named[number].request != nil {
            findings.add(.triggerWithoutOpened(node, text, of: key))
        } else {
            findings.add(.unknownTrigger(node, text, of: key))
        }
        return nil
    }

    /// How far the clock is, as far as the file alone tells.
    struct StaticClock {
        /// No event behind this one comes earlier.
        var now = VirtualInstant.zero
        /// The event that says so.
        var event: Int?
    }

    /// Time does not go back.
    mutating func check(
        _ moment: LaunchScenario.Moment, of index: Int, _ drafts: [EventDraft], _ clock: inout StaticClock
    ) {
        switch moment {
        case .at(let instant):
            if instant < clock.now, let earlier = clock.event {
                findings.add(
                    .timeGoesBack(drafts[index], instant, behind: drafts[earlier], clock.now, in: source))
                return
            }
            clock.now = instant
        case .wait(let length), .after(_, let length):
            clock.now = clock.now + length
        }
        clock.event = index
    }
}

extension Diagnostic {
    fileprivate static func noMoment(_ draft: ScenarioReader.EventDraft) -> Diagnostic {
        let key = draft.pair.key
        let edit = TextEdit(range: key.range.lowerBound..<key.range.lowerBound, replacement: "wait: 0ms, ")
        let isFlow = draft.node.mapping?.brackets != nil
        return Diagnostic(
            .noMoment, at: key.range, "'\(draft.name.rawValue)' does not say when it happens",
            label: "no 'at', 'wait' or 'after' beside it",
            fixes: [Fix("write 'wait: 0ms' for the instant of the event before", edits: isFlow ? [edit] : [])]
        )
    }

    fileprivate static func severalMoments(
        _ key: YAMLNode, _ name: String, first: YAMLNode
    ) -> Diagnostic {
        Diagnostic(
            .severalMoments, at: key.range,
            "'at' and '\(name)' stand in one event, and each says when it happens",
            label: "a second time", related: [Label(at: first.range, "the first")],
            fixes: [Fix("keep one of the two")])
    }

    fileprivate static func triggerWithoutOpened(
        _ node: YAMLNode, _ text: String, of key: String
    ) -> Diagnostic {
        Diagnostic(
            .unknownEvent, at: node.range,
            "'\(key)' is \(VisibleText.quoted(text)), which is a request and no event: "
                + "its opening is '\(VisibleText.shown(text)) opened'",
            label: "not an event", fixes: [.renaming(node, to: text + " opened")],
            suggestion: text + " opened")
    }

    fileprivate static func unknownTrigger(
        _ node: YAMLNode, _ text: String, of key: String
    ) -> Diagnostic {
        let shown = VisibleText.quoted(text)
        guard let near = LaunchScenario.EventName.nearMiss.name(near: text) else {
            return Diagnostic(
                .unknownEvent, at: node.range,
                "'\(key)' is \(shown), which is neither an event nor the opening of a request",
                label: "not an event",
                fixes: [Fix("write the name of an event, or 'ID opened' for a request")])
        }
        return Diagnostic(
            .unknownEvent, at: node.range, "'\(key)' is \(shown), did you mean '\(near)'?",
            label: "not an event", fixes: [.renaming(node, to: near)], suggestion: near)
    }

    fileprivate static func timeGoesBack(
        _ draft: ScenarioReader.EventDraft, _ instant: VirtualInstant,
        behind earlier: ScenarioReader.EventDraft, _ now: VirtualInstant, in source: SourceText
    ) -> Diagnostic {
        Diagnostic(
            .impossibleHistory, at: draft[.at]?.value.range ?? draft.pair.key.range,
            "\(draft.words(in: source)) is at \(instant), and \(earlier.words(in: source)) before it "
                + "is at \(now): time does not go back",
            label: "earlier than the event before",
            related: [Label(at: earlier.pair.key.range, "at \(now)")],
            fixes: [Fix("list the events in the order of their instants")])
    }
}
