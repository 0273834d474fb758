internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// What is true before the first event, and the phone.
extension ScenarioReader {
    /// The keys of `given` that only a running process can have.
    private static let warmKeys = ["scenes", "observers", "sheet"]
    static let givenKeys = warmKeys + ["locked", "mail", "reviewPrompts", "build", "ios"]

    /// Reads `given`.
    mutating func readGiven(_ node: YAMLNode, start: YAMLNode.Mapping.Pair?) {
        let wanted = "a mapping such as {locked: true}"
        guard let fields = fields(node, of: "given", wanted, keys: ScenarioReader.givenKeys) else { return }
        let isWarm = scenario.start == .warm
        for key in ScenarioReader.warmKeys where !isWarm {
            if let pair = fields[key] { findings.add(.needsWarmStart(pair, key, start: start)) }
        }
        if let pair = fields["scenes"] { readScenes(pair.value, isWarm: isWarm) }
        if let pair = fields["observers"] { readObservers(pair.value, isWarm: isWarm) }
        if let pair = fields["sheet"] { readSheets(pair.value, isWarm: isWarm) }
        readConditions(fields)
    }

    private mutating func readConditions(_ fields: Fields) {
        if let pair = fields["locked"], let isLocked = truth(pair.value, of: "locked") {
            scenario.given.isLocked = isLocked
        }
        if let pair = fields["mail"], let mail: Mail = word(pair.value, of: "mail") {
            scenario.given.hasMailAccount = mail == .account
        }
        if let pair = fields["reviewPrompts"],
            let prompts: LaunchScenario.ReviewPrompts = word(pair.value, of: "reviewPrompts")
        {
            scenario.given.reviewPrompts = prompts
        }
        if let pair = fields["build"], let build: LaunchScenario.Build = word(pair.value, of: "build") {
            scenario.given.build = build
        }
        if let pair = fields["ios"], let text = text(pair.value, of: "ios", "a version such as 16.1") {
            if let version = IOSVersion(text) {
                scenario.given.iOS = version
            } else {
                findings.add(.scenarioType(pair.value, of: "ios", "a version such as 16.1", in: source))
            }
        }
    }

    /// The values of `mail`.
    enum Mail: String, CaseIterable {
        case account, none
    }

    private mutating func readScenes(_ node: YAMLNode, isWarm: Bool) {
        guard let scenes = sceneList(node, of: "scenes", among: nil) else { return }
        guard isWarm else { return }
        scenario.given.connected = scenes
        scenario.given.attached = scenes
    }

    private mutating func readObservers(_ node: YAMLNode, isWarm: Bool) {
        let connected = isWarm ? scenario.given.connected : nil
        guard let scenes = sceneList(node, of: "observers", among: connected) else { return }
        if isWarm { scenario.given.attached = scenes }
    }

    private mutating func readSheets(_ node: YAMLNode, isWarm: Bool) {
        let connected = isWarm ? scenario.given.connected : nil
        if node.sequence != nil {
            scenario.given.sheets = sceneList(node, of: "sheet", among: connected) ?? []
        } else if let scene = sceneInGiven(node, of: "sheet", among: connected) {
            scenario.given.sheets = [scene]
        }
    }

    /// A list of scenes, each once.
    private mutating func sceneList(_ node: YAMLNode, of key: String, among known: [Int]?) -> [Int]? {
        guard let nodes = list(node, of: key, "scenes such as [s1]") else { return nil }
        var scenes: [Int] = []
        var seen: [YAMLNode?] = []
        for node in nodes {
            guard let scene = sceneInGiven(node, of: key, among: known) else { continue }
            while seen.count <= scene { seen.append(nil) }
            if let first = seen[scene] {
                findings.add(.sceneTwice(node, sceneNames.names[scene], of: key, first: first))
            } else {
                seen[scene] = node
                scenes.append(scene)
            }
        }
        return scenes
    }

    private mutating func sceneInGiven(
        _ node: YAMLNode, of key: String, among known: [Int]?
    ) -> Int? {
        guard let name = text(node, of: key, "the name of a scene, such as s1") else { return nil }
        guard let known else { return sceneNames.numbering(name) }
        if let scene = sceneNames.number(of: name), known.contains(scene) { return scene }
        findings.add(.unknownScene(node, name, in: key, known.map { sceneNames.names[$0] }))
        return nil
    }

    /// The scene that an event is about.
    mutating func scene(_ node: YAMLNode, of key: String) -> Int? {
        let isTruth = node.scalar?.style == .plain && ["true", "false"].contains(node.scalar?.value ?? "")
        guard !isTruth else {
            findings.add(
                .scenarioType(node, of: key, "the name of a scene, such as s1", in: source))
            return nil
        }
        return text(node, of: key, "the name of a scene, such as s1").map { sceneNames.numbering($0) }
    }
}

extension ScenarioReader {
    static let deviceKeys = ["connect", "attach", "activate", "resume"]

    /// Reads `device`: a name, or the four times.
    mutating func device(_ node: YAMLNode) -> LaunchScenario.Device? {
        let names = LaunchScenario.Device.named.compactMap(\.name)
        guard node.mapping != nil else {
            let wanted = "\(WordList.choice(of: names)), or a mapping of its four times"
            guard let name = text(node, of: "device", wanted) else { return nil }
            if let device = LaunchScenario.Device.named.first(where: { $0.name == name }) { return device }
            findings.add(.unknownValue(node, of: "device", name, names))
            return nil
        }
        let wanted = "a mapping of its four times"
        guard let fields = fields(node, of: "device", wanted, keys: ScenarioReader.deviceKeys) else {
            return nil
        }
        var times: [Int] = []
        for key in ScenarioReader.deviceKeys {
            guard let pair = fields[key] else {
                findings.add(.missingDeviceTime(key, node))
                continue
            }
            if let time = duration(pair.value, of: key, plainIsMilliseconds: true) {
                times.append(time.milliseconds)
            }
        }
        guard times.count == ScenarioReader.deviceKeys.count, let connect = fields["connect"] else {
            return nil
        }
        for (key, time) in zip(["attach", "activate"], times[1...2]) where time < times[0] {
            if let pair = fields[key] { findings.add(.impossibleDevice(pair, key, connect: connect)) }
        }
        return LaunchScenario.Device(
            connect: times[0], attach: times[1], activate: times[2], resume: times[3])
    }
}

extension Diagnostic {
    fileprivate static func needsWarmStart(
        _ pair: YAMLNode.Mapping.Pair, _ key: String, start: YAMLNode.Mapping.Pair?
    ) -> Diagnostic {
        let fix = start.map { Fix.renaming($0.value, to: "warm") } ?? Fix("write the line 'start: warm'")
        return Diagnostic(
            .needsWarmStart, at: pair.key.range,
            "'\(key)' is given, and at a cold start there is no process that could have it",
            label: "needs 'start: warm'",
            related: start.map { [Label(at: $0.value.range, "the start is cold")] } ?? [], fixes: [fix])
    }

    fileprivate static func sceneTwice(
        _ node: YAMLNode, _ name: String, of key: String, first: YAMLNode
    ) -> Diagnostic {
        Diagnostic(
            .duplicateValue, at: node.range, "the scene \(VisibleText.quoted(name)) comes twice in '\(key)'",
            label: "again here", related: [Label(at: first.range, "first here")],
            fixes: [Fix("take one of the two out")])
    }

    /// A scene is named that is none of those there are.
    static func unknownScene(
        _ node: YAMLNode, _ name: String, in key: String, _ known: [String]
    ) -> Diagnostic {
        let shown = VisibleText.quoted(name)
        // A name of two letters is near to every other one, so only a single other scene is meant for sure.
        let near = known.count == 1 ? known.first : NearMiss(words: known).name(near: name)
        let scenes =
            known.isEmpty ? "there is none" : "the scenes are \(known.prefix(9).joined(separator: ", "))"
        return Diagnostic(
            .unknownScene, at: node.range, "unknown scene \(shown) in '\(key)': \(scenes)",
            label: "not connected", fixes: near.map { [.renaming(node, to: $0)] } ?? [], suggestion: near)
    }

    fileprivate static func missingDeviceTime(_ key: String, _ node: YAMLNode) -> Diagnostic {
        Diagnostic(
            .missingKey, at: node.range, "the key '\(key)' is missing in 'device'",
            label: "no '\(key)' in here", fixes: [Fix("write how many milliseconds after a tap it comes")])
    }

    fileprivate static func impossibleDevice(
        _ pair: YAMLNode.Mapping.Pair, _ key: String, connect: YAMLNode.Mapping.Pair
    ) -> Diagnostic {
        let what = key == "attach" ? "an observer attaches" : "a scene becomes active"
        return Diagnostic(
            .impossibleDevice, at: pair.value.range,
            "'\(key)' comes before 'connect': \(what) once it is connected",
            label: "earlier than the connection", related: [Label(at: connect.value.range, "the connection")],
            fixes: [Fix("give '\(key)' a time that is not before 'connect'")])
    }
}
