internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// What happens in each event.
extension ScenarioReader {
    /// The action of an event, or nil after a finding.
    mutating func action(of draft: EventDraft, event: Int) -> LaunchScenario.Action? {
        let value = draft.pair.value
        switch draft.name {
        case .quickAction, .openURL, .widgetTap:
            return tap(draft, event: event)
        case .launch:
            let launch: Launch? = word(value, of: "launch")
            return launch.map { .launch(inBackground: $0 == .background) }
        case .sceneWillConnect:
            return connection(draft, event: event)
        case .defaultNavigation:
            return destination(value, of: "defaultNavigation").map {
                let id = draft[.id]?.value.scalar?.value
                return .defaultNavigation($0, id: id, scene: draft.scene)
            }
        case .terminate: return isTrue(draft) ? .terminate : nil
        case .lock: return isTrue(draft) ? .lock : nil
        case .unlock: return isTrue(draft) ? .unlock : nil
        case .openApp: return isTrue(draft) ? .openApp(scene: draft.scene) : nil
        case .goHome: return isTrue(draft) ? .goHome(scene: draft.scene) : nil
        case .observerAttach, .observerDetach, .sceneWillEnterForeground, .sceneDidBecomeActive,
            .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect, .sheetDidPresent,
            .sheetDidDismiss:
            return .scene(draft.name, draft.scene)
        }
    }

    /// The values of `launch`.
    enum Launch: String, CaseIterable {
        case user, background
    }

    /// The values of `role`.
    enum Role: String, CaseIterable {
        case window, carPlay
    }

    private mutating func isTrue(_ draft: EventDraft) -> Bool {
        let value = draft.pair.value
        if value.scalar?.style == .plain, value.tag == nil,
            ["true", "True", "TRUE"].contains(value.scalar?.value ?? "")
        {
            return true
        }
        findings.add(.notTrue(value, draft.name, in: source))
        return false
    }

    private mutating func tap(_ draft: EventDraft, event: Int) -> LaunchScenario.Action? {
        var echoed: Int?
        if let pair = draft[.echoOf] {
            echoed = earlierRequest(pair.value, of: "echoOf", event: event, draft)
        }
        var via: SceneCallback?
        if let pair = draft[.via] {
            let own: SceneCallback = draft.name == .quickAction ? .performActionFor : .onOpenURL
            via = callback(pair.value, among: [own], draft)
        }
        return .tap(requests: Array(draft.requests), echoOf: echoed, via: via)
    }

    private mutating func connection(_ draft: EventDraft, event: Int) -> LaunchScenario.Action? {
        var carried: [Int] = []
        if let pair = draft[.carries] {
            for node in list(pair.value, of: "carries", "ids of requests") ?? [] {
                guard let request = earlierRequest(node, of: "carries", event: event, draft) else {
                    continue
                }
                if let first = carriers[request] {
                    findings.add(
                        .carriedTwice(node, scenario.requests[request].id, draft, first: first, in: source))
                } else {
                    carriers[request] = draft.pair.key.range
                    carried.append(request)
                }
            }
        }
        var callbacks: [SceneCallback] = [.configurationForConnecting, .willConnectTo]
        if let pair = draft[.via] {
            let nodes = list(pair.value, of: "via", "callbacks of the connection") ?? []
            let read = nodes.map { callback($0, among: callbacks, draft) }
            // iOS calls them in this order, whatever the file's.
            callbacks = callbacks.filter(read.contains)
        }
        var role = Role.window
        if let pair = draft[.role] { role = word(pair.value, of: "role") ?? .window }
        return .sceneWillConnect(
            draft.scene, carries: carried, via: callbacks, isCarPlay: role == .carPlay)
    }

    private mutating func callback(
        _ node: YAMLNode, among allowed: [SceneCallback], _ draft: EventDraft
    ) -> SceneCallback? {
        let words = allowed.map(\.rawValue)
        guard let text = text(node, of: "via", WordList.choice(of: words)) else { return nil }
        guard let callback = SceneCallback(rawValue: text) else {
            findings.add(.unknownValue(node, of: "via", text, words))
            return nil
        }
        guard allowed.contains(callback) else {
            findings.add(.wrongCallback(node, callback, draft.name, words))
            return nil
        }
        return callback
    }

    /// A destination by its name or an alias.
    mutating func destination(_ node: YAMLNode, of key: String) -> Destination? {
        guard let text = text(node, of: key, "the name of a destination") else { return nil }
        if let destination = Destination(text) { return destination }
        findings.add(.unknownDestinationName(node, text, of: key, Destination.all.map(\.canonicalName)))
        return nil
    }
}

extension Diagnostic {
    fileprivate static func notTrue(
        _ node: YAMLNode, _ name: LaunchScenario.EventName, in source: SourceText
    ) -> Diagnostic {
        let blank = node.range.isEmpty ? " " : ""
        let edit = TextEdit(range: node.range, replacement: blank + "true")
        let isShort = node.scalar.map { $0.style != .literal && $0.style != .folded } ?? false
        return Diagnostic(
            .wrongType, at: node.range,
            "'\(name.rawValue)' is \(node.described(in: source)), and must be true",
            label: "not true",
            fixes: [Fix("write 'true', or take the event out", edits: isShort ? [edit] : [])])
    }

    fileprivate static func wrongCallback(
        _ node: YAMLNode, _ callback: SceneCallback, _ name: LaunchScenario.EventName, _ words: [String]
    ) -> Diagnostic {
        let isTap = name.isTap
        let only = words.count == 1 ? words.first : nil
        let note =
            isTap && callback.isOfConnection
            ? ["what a connection brings is said by its 'carries' and 'via'"] : []
        return Diagnostic(
            .wrongCallback, at: node.range,
            "'\(name.rawValue)' does not come through \(callback.rawValue), but through "
                + WordList.choice(of: words),
            label: "not its callback", notes: note,
            fixes: only.map { [.renaming(node, to: $0)] } ?? [Fix("write one of these")], suggestion: only)
    }

    fileprivate static func carriedTwice(
        _ node: YAMLNode, _ id: String, _ draft: ScenarioReader.EventDraft, first: ByteRange,
        in source: SourceText
    ) -> Diagnostic {
        Diagnostic(
            .impossibleHistory, at: node.range,
            "\(draft.words(in: source)) carries \(VisibleText.quoted(id)), which 'sceneWillConnect' at line "
                + "\(source.line(at: first.lowerBound)) carried already",
            label: "carried again", related: [Label(at: first, "carried here")],
            fixes: [Fix("take it out of one of the two")])
    }

    /// A name that must be a destination's is none.
    static func unknownDestinationName(
        _ node: YAMLNode, _ text: String, of key: String, _ names: [String]
    ) -> Diagnostic {
        let shown = VisibleText.quoted(text)
        let near = IWoolDeepLink.nearMiss.name(near: text).flatMap { names.contains($0) ? $0 : nil }
        guard let near else {
            return Diagnostic(
                .unknownDestination, severity: .error, at: node.range,
                "'\(key)' is \(shown), which is no destination: they are \(names.joined(separator: ", "))",
                label: "not a destination", fixes: [Fix("write one of these names")])
        }
        return Diagnostic(
            .unknownDestination, severity: .error, at: node.range,
            "'\(key)' is \(shown), did you mean '\(near)'?", label: "not a destination",
            fixes: [.renaming(node, to: near)], suggestion: near)
    }
}
