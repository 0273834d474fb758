internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// Taps: what is asked for, and under which name.
extension ScenarioReader {
    /// Reads the requests of a tap.
    mutating func readTap(_ draft: inout EventDraft, event: Int) {
        let start = scenario.requests.count
        let value = draft.pair.value
        switch draft.name.form.value {
        case .links where value.sequence != nil:
            readLinks(value, draft, event: event)
        case .links:
            let link = text(value, of: draft.name.rawValue, "a link, or a list of links")
            readOne(link, value, draft, .openURL, event: event)
        case .widget:
            readOne(widgetLink(draft), value, draft, .widgetTap, event: event)
        default:
            readOne(quickActionLink(value), value, draft, .quickAction, event: event)
        }
        draft.requests = start..<scenario.requests.count
    }

    private mutating func readOne(
        _ link: String?, _ value: YAMLNode, _ draft: EventDraft, _ source: LaunchScenario.Request.Source,
        event: Int
    ) {
        let names = idNodes(draft)
        if names.isList, names.nodes.count != 1, let pair = draft[.id] ?? draft[.ids] {
            findings.add(.linkCount(pair.value, links: 1, ids: names.nodes.count))
        }
        add(link ?? "", value, id: names.nodes.first, draft, source, event: event)
    }

    private mutating func readLinks(_ value: YAMLNode, _ draft: EventDraft, event: Int) {
        let links = value.sequence?.items ?? []
        if links.isEmpty {
            findings.add(.scenarioType(value, of: "openURL", "at least one link", in: source))
        }
        let names = idNodes(draft)
        if let pair = draft[.id] ?? draft[.ids], names.nodes.count != links.count {
            findings.add(.linkCount(pair.value, links: links.count, ids: names.nodes.count))
        }
        for (index, node) in links.enumerated() {
            let link = text(node, of: "openURL", "a link, or a list of links")
            let id = index < names.nodes.count ? names.nodes[index] : nil
            add(link ?? "", node, id: id, draft, .openURL, event: event)
        }
    }

    /// The ids that a tap gives to its requests.
    private mutating func idNodes(_ draft: EventDraft) -> (nodes: [YAMLNode], isList: Bool) {
        if let id = draft[.id], let ids = draft[.ids], draft.name.form.keys.contains(.ids) {
            findings.add(.idAndIDs(ids.key, first: id.key))
        }
        guard let pair = draft[.id] ?? draft[.ids] else { return ([], false) }
        guard let list = pair.value.sequence?.items else { return ([pair.value], false) }
        return (list, true)
    }

    private mutating func add(
        _ link: String, _ value: YAMLNode, id: YAMLNode?, _ draft: EventDraft,
        _ source: LaunchScenario.Request.Source, event: Int
    ) {
        let name = id.flatMap { text($0, of: "id", "a name such as a") }
        if let name, let id { self.name(name, at: id, request: scenario.requests.count, event: event) }
        scenario.requests.append(
            LaunchScenario.Request(
                id: name ?? "", isNamed: name != nil, source: source, link: link, scene: draft.scene,
                range: value.range))
    }

    /// The link of a quick action: its name is enough.
    private mutating func quickActionLink(_ value: YAMLNode) -> String? {
        let wanted = "the name of a quick action, or a link"
        guard let text = text(value, of: "quickAction", wanted) else { return nil }
        guard !text.utf8.contains(UInt8(ascii: ":")) else { return text }
        let link = "iwool://" + text
        if case .ignored(let reason) = IWoolDeepLink.parse(link) {
            findings.add(.unknownDestination(value, text, reason))
        }
        return link
    }

    private mutating func widgetLink(_ draft: EventDraft) -> String? {
        let value = draft.pair.value
        guard let text = text(value, of: "widgetTap", "the name of a widget, or a link") else { return nil }
        guard !text.utf8.contains(UInt8(ascii: ":")) else {
            for key in [LaunchScenario.EventKey.activity, .day] {
                if let pair = draft[key] { findings.add(.linkTakesNothing(pair.key, key.rawValue)) }
            }
            return text
        }
        guard let widget = Widget(text) else {
            findings.add(.unknownWidget(value, text))
            return nil
        }
        var activity: Int64?
        if let pair = draft[.activity] {
            activity = number(pair.value, of: "activity", "the id of an activity, such as 42")
            if activity == nil { return nil }
        }
        var day: Double?
        if let pair = draft[.day] {
            day = number(pair.value, of: "day", "a number of seconds since 1970")
            if day == nil { return nil }
        }
        do throws(Widget.TapError) {
            return try widget.tapLink(activity: activity, day: day).canonicalLink
        } catch {
            findings.add(.widgetTap(draft, error))
            return nil
        }
    }

    /// A number, quoted or not.
    mutating func number<Number: LosslessStringConvertible>(
        _ node: YAMLNode, of key: String, _ wanted: String
    ) -> Number? {
        guard let text = text(node, of: key, wanted) else { return nil }
        if let number = Number(text), text.utf8.allSatisfy({ ASCII.isDigit($0) || "-.".utf8.contains($0) }) {
            return number
        }
        findings.add(.scenarioType(node, of: key, wanted, in: source))
        return nil
    }

    /// Takes the id of an automatic navigation.
    mutating func nameNavigation(_ draft: EventDraft, event: Int) {
        guard let pair = draft[.id], let id = text(pair.value, of: "id", "a name such as a") else { return }
        name(id, at: pair.value, request: nil, event: event)
    }
}

extension Diagnostic {
    fileprivate static func linkCount(_ node: YAMLNode, links: Int, ids: Int) -> Diagnostic {
        let linkWord = links == 1 ? "link" : "links"
        let idWord = ids == 1 ? "id" : "ids"
        return Diagnostic(
            .linkCount, at: node.range,
            "there are \(CountWord.of(links)) \(linkWord) and \(CountWord.of(ids)) \(idWord)",
            label: "not one id for each link", fixes: [Fix("give each link an id, or none of them")])
    }

    fileprivate static func idAndIDs(_ key: YAMLNode, first: YAMLNode) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: key.range, "'id' and 'ids' stand in one event, and mean the same",
            label: "again here", related: [Label(at: first.range, "first here")],
            fixes: [Fix("keep one of the two")])
    }

    fileprivate static func unknownDestination(
        _ node: YAMLNode, _ word: String, _ reason: IWoolDeepLink.IgnoredReason
    ) -> Diagnostic {
        let near = reason == .unknownPath ? IWoolDeepLink.nearMiss.name(near: word) : nil
        let meant = near.map { ", did you mean '\($0)'?" } ?? ", which is allowed: the app ignores it"
        return Diagnostic(
            .unknownDestination, at: node.range,
            "\(VisibleText.quoted(word)) opens nothing (\(reason))\(meant)", label: "opens nothing",
            fixes: near.map { [.renaming(node, to: $0)] } ?? [], suggestion: near)
    }

    fileprivate static func linkTakesNothing(_ key: YAMLNode, _ name: String) -> Diagnostic {
        Diagnostic(
            .widgetTap, at: key.range, "'\(name)' stands beside a link, which says everything itself",
            label: "only for the name of a widget", fixes: [Fix("take '\(name)' out")])
    }

    fileprivate static func unknownWidget(_ node: YAMLNode, _ text: String) -> Diagnostic {
        let shown = VisibleText.quoted(text)
        guard let near = Widget.nearMiss.name(near: text)?.name else {
            let names = Widget.all.map(\.name).joined(separator: ", ")
            return Diagnostic(
                .unknownWidget, at: node.range, "unknown widget \(shown): the widgets are \(names)",
                label: "not a widget", fixes: [Fix("write one of these names, or a link")])
        }
        return Diagnostic(
            .unknownWidget, at: node.range, "unknown widget \(shown), did you mean '\(near)'?",
            label: "not a widget", fixes: [.renaming(node, to: near)], suggestion: near)
    }

    fileprivate static func widgetTap(
        _ draft: ScenarioReader.EventDraft, _ error: Widget.TapError
    ) -> Diagnostic {
        let key: YAMLNode? =
            switch error {
            case .opensNoLink, .needsActivity: nil
            case .takesNoActivity: (draft[.activity] ?? draft[.day])?.key
            case .dayWithoutActivity: draft[.day]?.key
            case .noSuchLink(.notPositive): draft[.activity]?.value
            case .noSuchLink(.dayOutOfRange): draft[.day]?.value
            }
        return Diagnostic(
            .widgetTap, at: key?.range ?? draft.pair.value.range, error.description,
            label: "no such tap", fixes: [Fix(fix(for: error))])
    }

    private static func fix(for error: Widget.TapError) -> String {
        switch error {
        case .opensNoLink: "take the tap out"
        case .needsActivity: "write 'activity: 42' beside it, with the id that is meant"
        case .takesNoActivity: "take 'activity' and 'day' out"
        case .dayWithoutActivity: "write 'activity: 42' beside it, or take 'day' out"
        case .noSuchLink: "write another number"
        }
    }
}
