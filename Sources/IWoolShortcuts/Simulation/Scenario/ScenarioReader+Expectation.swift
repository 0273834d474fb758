internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// What should come of a scenario.
extension ScenarioReader {
    static let expectationKeys = [
        "opened", "superseded", "dropped", "ignored", "pending", "shown", "final",
    ]
    static let openedKeys = [
        "request", "destination", "id", "day", "notBefore", "notAfter", "at", "within", "of", "scene", "path",
    ]

    /// Reads `expect`.
    mutating func readExpectation(_ pair: YAMLNode.Mapping.Pair) {
        let wanted = "a mapping such as {opened: [a]}"
        guard
            let fields = fields(pair.value, of: "expect", wanted, keys: ScenarioReader.expectationKeys)
        else { return }
        var expectation = LaunchScenario.Expectation(range: pair.value.range)
        expectation.keyRanges = fields.pairs.compactMap { pair in
            pair.key.scalar.map { ($0.value, pair.key.range) }
        }
        if let pair = fields["opened"] { expectation.opened = opened(pair.value) }
        expectation.superseded = ended(fields["superseded"], "superseded", also: .by)
        expectation.dropped = ended(fields["dropped"], "dropped", also: .reason(DroppedReason.names))
        expectation.ignored = ended(fields["ignored"], "ignored", also: .reason(IgnoredRequest.names))
        expectation.pending = ended(fields["pending"], "pending", also: .nothing)
        if let pair = fields["shown"] { expectation.shown = shown(pair.value) }
        if let pair = fields["final"], let name = destinationName(pair.value, of: "final") {
            expectation.final = (name, pair.value.range)
        }
        scenario.expectation = expectation
        checkContradictions()
    }

    private mutating func opened(_ node: YAMLNode) -> [LaunchScenario.Opened]? {
        guard let nodes = list(node, of: "opened", "ids, or of rows such as {request: a}") else { return nil }
        return nodes.compactMap { openedRow($0) }
    }

    private mutating func openedRow(_ node: YAMLNode) -> LaunchScenario.Opened? {
        var row = LaunchScenario.Opened(range: node.range)
        guard node.mapping != nil else {
            guard let id = text(node, of: "opened", "an id, or a row such as {request: a}") else {
                return nil
            }
            row.request = request(id, at: node, of: "opened")
            return row
        }
        let wanted = "a row such as {request: a}"
        guard let fields = fields(node, of: "opened", wanted, keys: ScenarioReader.openedKeys) else {
            return nil
        }
        row.request = fields["request"].flatMap { requestID($0.value, of: "request")?.number }
        row.destination = fields["destination"].flatMap { destinationName($0.value, of: "destination") }
        row.activity = fields["id"].flatMap {
            number($0.value, of: "id", "the id of an activity, such as 42")
        }
        row.day = fields["day"].flatMap { number($0.value, of: "day", "a number of seconds since 1970") }
        for key in ["id", "day"] {
            if let pair = fields[key], let name = row.destination, name != Destination.eventName {
                findings.add(.onlyOfAnActivity(pair.key, key, name))
            }
        }
        row.notBefore = fields["notBefore"].flatMap { duration($0.value, of: "notBefore") }
        row.notAfter = fields["notAfter"].flatMap { duration($0.value, of: "notAfter") }
        row.at = fields["at"].flatMap { duration($0.value, of: "at") }
        row.within = within(fields)
        row.scene = fields["scene"].flatMap { knownScene($0.value) }
        if let pair = fields["path"], let path: Path = word(pair.value, of: "path") { row.path = path.source }
        return row
    }

    /// The values of `path`.
    enum Path: String, CaseIterable {
        case quickAction, url

        var source: ShortcutRequest.Source { self == .quickAction ? .quickAction : .url }
    }

    private mutating func within(_ fields: Fields) -> (VirtualInstant, of: LaunchScenario.Trigger)? {
        switch (fields["within"], fields["of"]) {
        case (let within?, let of?):
            guard let length = duration(within.value, of: "within"),
                let trigger = trigger(of.value, of: "of")
            else { return nil }
            return (length, trigger)
        case (let within?, nil):
            findings.add(.withinWithoutOf(within.key, "within", needs: "of"))
        case (nil, let of?):
            findings.add(.withinWithoutOf(of.key, "of", needs: "within"))
        case (nil, nil):
            break
        }
        return nil
    }

    private mutating func knownScene(_ node: YAMLNode) -> Int? {
        guard let name = text(node, of: "scene", "the name of a scene, such as s1") else { return nil }
        if let scene = sceneNames.number(of: name) { return scene }
        findings.add(.unknownScene(node, name, in: "scene", sceneNames.names))
        return nil
    }

    /// What a row of a list other than `opened` says beside its request.
    private enum Rest {
        case nothing, by
        case reason([String])

        var key: String? {
            switch self {
            case .nothing: nil
            case .by: "by"
            case .reason: "reason"
            }
        }
    }

    private mutating func ended(
        _ pair: YAMLNode.Mapping.Pair?, _ key: String, also rest: Rest
    ) -> [LaunchScenario.Ended]? {
        guard let pair, let nodes = list(pair.value, of: key, "ids, or of rows such as {request: a}") else {
            return nil
        }
        return nodes.compactMap { endedRow($0, key, also: rest) }
    }

    private mutating func endedRow(
        _ node: YAMLNode, _ key: String, also rest: Rest
    ) -> LaunchScenario.Ended? {
        let isIgnored = key == "ignored"
        guard node.mapping != nil else {
            return requestID(node, of: key, orNavigation: isIgnored)
                .map { LaunchScenario.Ended(request: $0.id, range: node.range) }
        }
        let keys = ["request"] + (rest.key.map { [$0] } ?? [])
        guard let fields = fields(node, of: key, "a row such as {request: a}", keys: keys) else { return nil }
        guard let pair = fields["request"] else {
            findings.add(.rowWithoutRequest(node, key))
            return nil
        }
        guard let request = requestID(pair.value, of: "request", orNavigation: isIgnored) else { return nil }
        var row = LaunchScenario.Ended(request: request.id, range: node.range)
        switch rest {
        case .nothing: break
        case .by: row.by = fields["by"].flatMap { requestID($0.value, of: "by")?.id }
        case .reason(let names): row.reason = fields["reason"].flatMap { reason($0.value, names) }
        }
        return row
    }

    private mutating func reason(_ node: YAMLNode, _ names: [String]) -> String? {
        guard let text = text(node, of: "reason", WordList.choice(of: names)) else { return nil }
        if names.contains(text) { return text }
        findings.add(.unknownValue(node, of: "reason", text, names))
        return nil
    }

    /// A request of the file by its id; where it may be refused, also an automatic navigation.
    private mutating func requestID(
        _ node: YAMLNode, of key: String, orNavigation: Bool = false
    ) -> (id: String, number: Int?)? {
        guard let id = text(node, of: key, "the id of a request") else { return nil }
        if orNavigation, let number = ids.number(of: id), named[number].request == nil { return (id, nil) }
        return request(id, at: node, of: key).map { (id, $0) }
    }

    private mutating func shown(
        _ node: YAMLNode
    ) -> [(request: Int, what: Shown.What, range: ByteRange)] {
        guard let mapping = node.mapping else {
            findings.add(.scenarioType(node, of: "shown", "a mapping such as {a: visible}", in: source))
            return []
        }
        return mapping.pairs.compactMap { pair in
            guard let id = requestID(pair.key, of: "shown"), let number = id.number,
                let what: Shown.What = word(pair.value, of: "shown")
            else { return nil }
            return (number, what, pair.value.range)
        }
    }

    /// The canonical name of a destination, or `event`.
    private mutating func destinationName(_ node: YAMLNode, of key: String) -> String? {
        guard let text = text(node, of: key, "the name of a destination, or event") else { return nil }
        if text == Destination.eventName { return text }
        if let destination = Destination(text) { return destination.canonicalName }
        findings.add(.unknownDestinationName(node, text, of: key, IWoolDeepLink.destinationNames))
        return nil
    }
}

extension DroppedReason {
    /// The names that a row may give.
    static let names = allCases.map(\.rawValue)
}

extension IgnoredRequest {
    /// The names that a row may give; the last is that of a refused navigation.
    static let names =
        IWoolDeepLink.IgnoredReason.allCases.map(\.rawValue) + ["duplicateDelivery", "explicitRequestWins"]
}

extension Diagnostic {
    fileprivate static func onlyOfAnActivity(
        _ key: YAMLNode, _ name: String, _ destination: String
    ) -> Diagnostic {
        Diagnostic(
            .unknownKey, severity: .error, at: key.range,
            "'\(name)' is expected of '\(destination)', and only an activity has one",
            label: "only for 'destination: event'", fixes: [Fix("take it out, or write 'destination: event'")]
        )
    }

    fileprivate static func withinWithoutOf(
        _ key: YAMLNode, _ name: String, needs other: String
    ) -> Diagnostic {
        Diagnostic(
            .missingKey, at: key.range, "the key '\(other)' is missing beside '\(name)'",
            label: "no '\(other)' beside this",
            fixes: [Fix("write both, such as 'within: 250ms, of: sceneDidBecomeActive'")])
    }

    fileprivate static func rowWithoutRequest(_ node: YAMLNode, _ key: String) -> Diagnostic {
        Diagnostic(
            .missingKey, at: node.range, "the key 'request' is missing in a row of '\(key)'",
            label: "no 'request' in here", fixes: [Fix("write 'request: a', with the id of the tap")])
    }
}
