package import IWoolShortcuts
internal import ShortcutsConfiguration

/// The list of events: which of them happens, and which keys it takes.
extension ScenarioReader {
    /// Reads `events`.
    mutating func readEvents(_ node: YAMLNode) {
        guard let nodes = list(node, of: "events", "events such as {at: 0ms, quickAction: calendar}") else {
            return
        }
        var drafts: [EventDraft] = []
        drafts.reserveCapacity(nodes.count)
        for node in nodes {
            guard var draft = draft(of: node) else { continue }
            readScene(of: &draft)
            if draft.name.isTap { readTap(&draft, event: drafts.count) }
            if draft.name == .defaultNavigation { nameNavigation(draft, event: drafts.count) }
            drafts.append(draft)
        }
        nameTheOthers(drafts)
        carriers = Array(repeating: nil, count: scenario.requests.count)
        var clock = StaticClock()
        scenario.events.reserveCapacity(drafts.count)
        for (index, draft) in drafts.enumerated() {
            checkDevice(draft)
            let moment = moment(of: draft)
            if let moment { check(moment, of: index, drafts, &clock) }
            guard let action = action(of: draft, event: index), let moment else { continue }
            scenario.events.append(
                LaunchScenario.Event(
                    moment, action, range: draft.node.range, nameRange: draft.pair.key.range))
        }
    }

    /// The pairs of an event, sorted by what they are.
    private mutating func draft(of node: YAMLNode) -> EventDraft? {
        guard let mapping = node.mapping else {
            findings.add(.eventType(node, in: source))
            return nil
        }
        var names: [(name: LaunchScenario.EventName, pair: YAMLNode.Mapping.Pair)] = []
        var keys: [(key: LaunchScenario.EventKey, pair: YAMLNode.Mapping.Pair)] = []
        var unknown: [YAMLNode] = []
        for pair in mapping.pairs {
            let word = pair.key.scalar?.value ?? ""
            if let key = LaunchScenario.EventKey(rawValue: word) {
                keys.append((key, pair))
            } else if let name = LaunchScenario.EventName(rawValue: word) {
                names.append((name, pair))
            } else if !isKnown(pair.key, []) {
                unknown.append(pair.key)
            }
        }
        guard names.count == 1, let (name, pair) = names.first else {
            reportName(node, names, unknown)
            for (key, pair) in keys {
                if key == .id || key == .ids { loseIDs(pair.value) }
                if key == .at || key == .wait { _ = duration(pair.value, of: key.rawValue) }
            }
            return nil
        }
        let form = name.form
        let allowed = form.keys.map(\.rawValue) + ["at", "wait", "after"]
        for key in unknown {
            findings.add(.unknownScenarioKey(key, in: "'\(name.rawValue)'", allowed, source))
        }
        for (key, pair) in keys where !key.isMoment && !form.keys.contains(key) {
            findings.add(.unknownScenarioKey(pair.key, in: "'\(name.rawValue)'", allowed, source))
        }
        return EventDraft(node: node, name: name, pair: pair, keys: keys)
    }

    /// Says that an event names none, one that there is none of, or several.
    private mutating func reportName(
        _ node: YAMLNode, _ names: [(name: LaunchScenario.EventName, pair: YAMLNode.Mapping.Pair)],
        _ unknown: [YAMLNode]
    ) {
        if let first = names.first {
            for other in names.dropFirst() {
                findings.add(.severalEvents(other.pair.key, other.name, first: first.pair.key, first.name))
            }
            return
        }
        guard let first = unknown.first else {
            findings.add(.noEvent(node))
            return
        }
        let near = unknown.first { key in
            LaunchScenario.EventName.nearMiss.name(near: key.scalar?.value ?? "") != nil
        }
        findings.add(.unknownEvent(near ?? first, in: source))
    }

    /// Remembers the ids of an event that was not understood: what names them is no second mistake.
    private mutating func loseIDs(_ node: YAMLNode) {
        for node in node.sequence?.items ?? [node] {
            if let id = node.scalar?.value { _ = lostIDs.numbering(id) }
        }
    }

    /// Numbers the scene that an event names, in the order of the file.
    private mutating func readScene(of draft: inout EventDraft) {
        if draft.name.form.value == .scene {
            draft.scene = scene(draft.pair.value, of: draft.name.rawValue) ?? 0
        } else if let pair = draft[.scene], draft.name.form.keys.contains(.scene) {
            draft.scene = scene(pair.value, of: "scene") ?? 0
        }
    }

    /// Lifecycle is made by a device, and what only a device makes needs one.
    private mutating func checkDevice(_ draft: EventDraft) {
        if scenario.device != nil, draft.name.isLifecycle {
            findings.add(.lifecycleWithDevice(draft.pair.key, draft.name))
        } else if scenario.device == nil, draft.name.needsDevice {
            findings.add(.needsDevice(draft.pair.key, draft.name))
        }
    }
}

extension LaunchScenario.EventName {
    /// Guesses the event that a mistyped name was meant to be.
    package static let nearMiss = NearMiss(words: allCases.map(\.rawValue))
}

extension Diagnostic {
    fileprivate static func eventType(_ node: YAMLNode, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .wrongType, at: node.range,
            "an event is \(node.described(in: source)), and must be a mapping such as {at: 0ms, lock: true}",
            label: "not an event", fixes: [Fix("write when it happens, and what")])
    }

    fileprivate static func noEvent(_ node: YAMLNode) -> Diagnostic {
        Diagnostic(
            .noEvent, at: node.range, "the event does not say what happens", label: "no event is named here",
            fixes: [
                Fix("name what happens, for example 'quickAction: calendar' or 'sceneDidBecomeActive: s1'")
            ])
    }

    fileprivate static func unknownEvent(_ key: YAMLNode, in source: SourceText) -> Diagnostic {
        let name = key.scalar?.value ?? ""
        let shown = key.scalar == nil ? key.described(in: source) : VisibleText.quoted(name)
        guard let near = LaunchScenario.EventName.nearMiss.name(near: name) else {
            let names = LaunchScenario.EventName.allCases.map(\.rawValue).joined(separator: ", ")
            return Diagnostic(
                .unknownEvent, at: key.fullRange, "unknown event \(shown): the events are \(names)",
                label: "not an event", fixes: [Fix("write one of these names")])
        }
        return Diagnostic(
            .unknownEvent, at: key.range, "unknown event \(shown), did you mean '\(near)'?",
            label: "not an event", fixes: [.renaming(key, to: near)], suggestion: near)
    }

    fileprivate static func severalEvents(
        _ key: YAMLNode, _ name: LaunchScenario.EventName, first: YAMLNode, _ other: LaunchScenario.EventName
    ) -> Diagnostic {
        Diagnostic(
            .severalEvents, at: key.range,
            "'\(other.rawValue)' and '\(name.rawValue)' stand in one event, and each is an event of its own",
            label: "a second event", related: [Label(at: first.range, "the first event")],
            fixes: [Fix("write '\(name.rawValue)' as an item of its own, with the same time")])
    }

    fileprivate static func lifecycleWithDevice(
        _ key: YAMLNode, _ name: LaunchScenario.EventName
    ) -> Diagnostic {
        Diagnostic(
            .lifecycleWithDevice, at: key.range,
            "'\(name.rawValue)' stands in the file, and 'device' makes the lifecycle by itself",
            label: "the device makes it",
            fixes: [Fix("take the event out, or take 'device' out and write every event of the lifecycle")])
    }

    fileprivate static func needsDevice(
        _ key: YAMLNode, _ name: LaunchScenario.EventName
    ) -> Diagnostic {
        Diagnostic(
            .needsDevice, at: key.range,
            "'\(name.rawValue)' stands in the file, and only a 'device' makes what follows from it",
            label: "needs 'device'", fixes: [Fix("write the line 'device: typical'")])
    }
}
