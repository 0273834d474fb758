internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// The names of requests.
extension ScenarioReader {
    /// Takes the name of a request, or of an automatic navigation; one that is taken gives a finding.
    mutating func name(_ id: String, at node: YAMLNode, request: Int?, event: Int) {
        if let number = ids.number(of: id) {
            findings.add(.duplicateRequest(node, id, first: named[number].range, in: source))
            return
        }
        ids.add(id)
        named.append(NamedThing(request: request, range: node.range, event: event))
    }

    /// Names the requests that have no name of their own q1, q2 and so on.
    mutating func nameTheOthers(_ drafts: [EventDraft]) {
        var next = 1
        for (event, draft) in drafts.enumerated() {
            for request in draft.requests where !scenario.requests[request].isNamed {
                while ids.number(of: "q\(next)") != nil { next += 1 }
                scenario.requests[request].id = "q\(next)"
                ids.add("q\(next)")
                named.append(
                    NamedThing(
                        request: request, range: scenario.requests[request].range, event: event))
                next += 1
            }
        }
    }

    /// The number of a request that is named, or nil after a finding.
    mutating func request(_ id: String, at node: YAMLNode, of key: String) -> Int? {
        namedThing(id, at: node, of: key)?.request
    }

    /// What a name of a request stands for, or nil after a finding.
    mutating func namedThing(_ id: String, at node: YAMLNode, of key: String) -> NamedThing? {
        guard let number = ids.number(of: id) else {
            if lostIDs.number(of: id) == nil {
                findings.add(.unknownRequest(node, id, of: key, ids.names))
            }
            return nil
        }
        let thing = named[number]
        guard thing.request != nil else {
            findings.add(.navigationIsNoRequest(node, id, of: key, thing.range))
            return nil
        }
        return thing
    }

    /// A request that a connection carries or that an echo repeats: tapped before, in the file.
    mutating func earlierRequest(
        _ node: YAMLNode, of key: String, event: Int, _ draft: EventDraft
    ) -> Int? {
        guard let id = text(node, of: key, "the id of a request"),
            let thing = namedThing(id, at: node, of: key), let request = thing.request
        else { return nil }
        if thing.event >= event {
            findings.add(.tappedLater(node, id, draft, scenario.requests[request], in: source))
            return nil
        }
        return request
    }
}

extension Diagnostic {
    fileprivate static func duplicateRequest(
        _ node: YAMLNode, _ id: String, first: ByteRange, in source: SourceText
    ) -> Diagnostic {
        let line = source.line(at: first.lowerBound)
        return Diagnostic(
            .duplicateRequest, at: node.range,
            "the id \(VisibleText.quoted(id)) comes twice: it stands at line \(line) already",
            label: "again here", related: [Label(at: first, "first here")],
            fixes: [Fix("give each of the two a name of its own")])
    }

    fileprivate static func unknownRequest(
        _ node: YAMLNode, _ id: String, of key: String, _ known: [String]
    ) -> Diagnostic {
        let shown = VisibleText.quoted(id)
        // One letter is near to every other one, and means nothing unless there is only one.
        let isTelling = id.unicodeScalars.count > 1 || known.count == 1
        if isTelling, let near = NearMiss(words: known.prefix(1_000)).name(near: id) {
            return Diagnostic(
                .unknownRequest, at: node.range,
                "'\(key)' names \(shown), which is no request, did you mean '\(VisibleText.shown(near))'?",
                label: "not tapped", fixes: [.renaming(node, to: near)], suggestion: near)
        }
        let names = known.prefix(9).map { VisibleText.shown($0) }.joined(separator: ", ")
        let what = known.isEmpty ? "nothing is tapped" : "the requests are \(names)"
        return Diagnostic(
            .unknownRequest, at: node.range, "'\(key)' names \(shown), which is no request: \(what)",
            label: "not tapped", fixes: [Fix("name a request by the 'id' of its tap")])
    }

    fileprivate static func navigationIsNoRequest(
        _ node: YAMLNode, _ id: String, of key: String, _ navigation: ByteRange
    ) -> Diagnostic {
        Diagnostic(
            .unknownRequest, at: node.range,
            "'\(key)' names \(VisibleText.quoted(id)), which is a 'defaultNavigation' and no request",
            label: "no request", related: [Label(at: navigation, "the app's own navigation")],
            fixes: [Fix("name a tap; a refused navigation stands in 'ignored'")])
    }

    fileprivate static func tappedLater(
        _ node: YAMLNode, _ id: String, _ draft: ScenarioReader.EventDraft,
        _ request: LaunchScenario.Request, in source: SourceText
    ) -> Diagnostic {
        let line = source.line(at: request.range.lowerBound)
        let verb = draft.name.isTap ? "repeats" : "carries"
        let isItself = draft.node.range.contains(request.range.lowerBound)
        let when =
            isItself
            ? "which is itself"
            : "which '\(request.source.rawValue)' at line \(line) taps only behind it"
        return Diagnostic(
            .impossibleHistory, at: node.range,
            "\(draft.words(in: source)) \(verb) \(VisibleText.quoted(id)), \(when)",
            label: "not tapped yet", related: [Label(at: request.range, "tapped here")],
            fixes: [Fix("list the tap before '\(draft.name.rawValue)'")])
    }
}
