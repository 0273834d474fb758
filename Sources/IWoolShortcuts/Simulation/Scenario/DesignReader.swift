internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// Reads the switches of a design, of a file or of a scenario.
struct DesignReader {
    /// The text.
    let source: SourceText
    /// The design so far.
    var design = LaunchDesign.reference
    /// The switches that were set so far.
    var settings: [DesignFile.Setting] = []
    /// What was found.
    var findings = ScenarioFindings()

    init(source: SourceText) {
        self.source = source
    }

    /// Reads the title of a design.
    mutating func title(_ node: YAMLNode) -> String? {
        guard let scalar = node.scalar, !node.isNull else {
            findings.add(.scenarioType(node, of: "title", "a line of text", in: source))
            return nil
        }
        return scalar.value
    }

    /// Reads a switch.
    mutating func read(_ pair: YAMLNode.Mapping.Pair) {
        let name = pair.key.scalar?.value ?? ""
        if name.utf8.starts(with: RootMapping.ownPrefix.utf8) { return }
        guard let found = LaunchDesign.Switch.named(name) else {
            findings.add(.unknownSwitch(pair.key, in: source))
            return
        }
        guard let nodes = words(pair.value, of: found) else { return }
        do throws(LaunchDesign.Switch.Problem) {
            try found.set(nodes.map { $0.scalar?.value ?? "" }, in: &design)
            settings.append(
                DesignFile.Setting(choice: found, key: pair.key.range, value: pair.value.range))
        } catch {
            let node = error.word.map { nodes[$0] } ?? pair.value
            findings.add(.switchValue(node, of: found, error))
        }
    }

    /// The scalars of a value, one for all but lists.
    private mutating func words(_ node: YAMLNode, of found: LaunchDesign.Switch) -> [YAMLNode]? {
        let words = found.values.map(\.word)
        guard found.form == .list else {
            guard node.scalar != nil, !node.isNull else {
                let wanted =
                    found.form == .time ? "a time such as \(found.defaultText)" : WordList.choice(of: words)
                findings.add(.scenarioType(node, of: found.name, wanted, in: source))
                return nil
            }
            return [node]
        }
        guard let nodes = node.sequence?.items else {
            findings.add(
                .scenarioListType(node, of: found.name, "any of \(WordList.sum(of: words))", in: source))
            return nil
        }
        for node in nodes where node.scalar == nil || node.isNull {
            findings.add(.scenarioType(node, of: found.name, WordList.choice(of: words), in: source))
            return nil
        }
        return nodes
    }

    /// Says which of the switches that were set make no difference, and why.
    mutating func checkMoot() {
        for setting in settings {
            guard let mootness = design.mootness(of: setting.choice.name) else { continue }
            let causes = settings.filter { mootness.causes.contains($0.choice.name) }
            findings.add(.mootSwitch(setting, mootness, causes))
        }
    }
}

extension ScenarioReader {
    /// Reads `design`: a mapping, or the name of a file.
    mutating func readDesign(_ node: YAMLNode, designs: inout DesignShelf) {
        if let mapping = node.mapping {
            var reader = DesignReader(source: source)
            for pair in mapping.pairs { reader.read(pair) }
            reader.checkMoot()
            findings.add(reader.findings)
            scenario.design = reader.design
            scenario.designOrigin = .scenario
            return
        }
        let wanted = "the name of a file, or a mapping such as {clears: never}"
        guard let name = text(node, of: "design", wanted) else { return }
        switch designs.design(named: name) {
        case .design(let design):
            scenario.design = design
            scenario.designOrigin = .file(name)
        case .refused(let reason):
            findings.add(.unreadableDesign(node, name, reason))
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownSwitch(_ key: YAMLNode, in source: SourceText) -> Diagnostic {
        let name = key.scalar?.value ?? ""
        let shown = key.scalar == nil ? key.described(in: source) : VisibleText.quoted(name)
        guard let near = LaunchDesign.Switch.nearMiss.name(near: name) else {
            let names = LaunchDesign.Switch.all.map(\.name).joined(separator: ", ")
            return Diagnostic(
                .unknownSwitch, at: key.fullRange, "unknown switch \(shown): the switches are \(names)",
                label: "not a switch", fixes: [Fix("write one of these names, or take it out")])
        }
        return Diagnostic(
            .unknownSwitch, at: key.range, "unknown switch \(shown), did you mean '\(near)'?",
            label: "not a switch", fixes: [.renaming(key, to: near)], suggestion: near)
    }

    fileprivate static func switchValue(
        _ node: YAMLNode, of found: LaunchDesign.Switch, _ problem: LaunchDesign.Switch.Problem
    ) -> Diagnostic {
        let text = node.scalar?.value ?? ""
        switch problem.reason {
        case .time(let time):
            var diagnostic = malformedDuration(node, of: found.name, text, time)
            if let suggestion = problem.suggestion, suggestion != time.suggestion {
                diagnostic.suggestion = suggestion
                diagnostic.fixes = [.renaming(node, to: suggestion)]
            }
            return diagnostic
        case .repeated:
            return Diagnostic(
                .duplicateValue, at: node.range,
                "\(VisibleText.quoted(text)) comes twice in '\(found.name)'", label: "again here",
                fixes: [Fix("take one of the two out")])
        case .unknown, .notOneWord:
            return unknownValue(node, of: found.name, text, found.values.map(\.word))
        }
    }

    fileprivate static func mootSwitch(
        _ setting: DesignFile.Setting, _ mootness: LaunchDesign.Mootness, _ causes: [DesignFile.Setting]
    ) -> Diagnostic {
        let name = setting.choice.name
        let others = WordList.sum(of: mootness.causes.map { "'\($0)'" })
        return Diagnostic(
            .mootSwitch, at: setting.key, "'\(name)' makes no difference: \(mootness.words)",
            label: "without effect",
            related: causes.map { Label(at: $0.key, "because of this") },
            fixes: [Fix("take '\(name)' out, or set \(others) otherwise")])
    }

    fileprivate static func unreadableDesign(
        _ node: YAMLNode, _ name: String, _ reason: String
    ) -> Diagnostic {
        Diagnostic(
            .unreadableDesign, at: node.range,
            "the design \(VisibleText.quoted(name)) can't be used: \(reason)", label: "not a design",
            fixes: [Fix("name a design file, or write the switches here, such as {clears: never}")])
    }
}
