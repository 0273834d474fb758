internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// What `each` stands for: the variables of a document, and every combination of their values.
struct Combinations {
    /// The text.
    let source: SourceText
    /// What was found.
    var findings = ScenarioFindings()
    /// Whether the title names a variable itself.
    private var isTitled = false
    /// The variables, in the order of the file, each with its values.
    private var variables: [(variable: Variable, values: [String])] = []
    /// The variables that a text of the document names.
    private var used: [Variable] = []

    init(source: SourceText) {
        self.source = source
    }

    /// What a text can name as `$option` or `$device`.
    enum Variable: String, CaseIterable {
        case option, device
    }

    /// A value for each variable, in the same order.
    typealias Combination = [String]

    /// The combinations; the first variable changes slowest.
    var all: [Combination] {
        variables.reduce([[]]) { combinations, variable in
            combinations.flatMap { start in variable.values.map { start + [$0] } }
        }
    }

    /// Reads `each`, and checks every text for variables.
    mutating func read(_ root: RootMapping) {
        if let pair = root.pair("each") { readEach(pair.value) }
        // What a mistyped list would have stood for is no second mistake.
        if findings.hasErrors { return }
        isTitled = root.pair("title")?.value.scalar?.value.utf8.contains(UInt8(ascii: "$")) ?? false
        let unread = ["title", "source", "each"]
        for pair in root.pairs {
            let key = pair.key.scalar?.value ?? ""
            if unread.contains(key) || key.utf8.starts(with: RootMapping.ownPrefix.utf8) { continue }
            check(pair.value)
        }
        checkUse(root)
    }

    /// A variable that nothing names would make the same scenario several times.
    private mutating func checkUse(_ root: RootMapping) {
        for pair in root.pair("each")?.value.mapping?.pairs ?? [] {
            guard let variable = Variable(rawValue: pair.key.scalar?.value ?? ""),
                !used.contains(variable), variable != .device || root.pair("device") != nil
            else { continue }
            findings.add(.unusedVariable(pair.key, variable.rawValue))
        }
    }

    private mutating func readEach(_ node: YAMLNode) {
        let wanted = "a mapping such as {option: all}"
        guard let mapping = node.mapping else {
            findings.add(.scenarioType(node, of: "each", wanted, in: source))
            return
        }
        for pair in mapping.pairs {
            let word = pair.key.scalar?.value ?? ""
            if word.utf8.starts(with: RootMapping.ownPrefix.utf8) { continue }
            guard let variable = Variable(rawValue: word) else {
                findings.add(
                    .unknownScenarioKey(pair.key, in: "'each'", Variable.allCases.map(\.rawValue), source))
                continue
            }
            variables.append((variable, values(pair.value, variable)))
        }
    }

    private mutating func values(_ node: YAMLNode, _ variable: Variable) -> [String] {
        let known =
            switch variable {
            case .option: ShortcutOption.all.map(\.canonicalName)
            case .device: LaunchScenario.Device.named.compactMap(\.name)
            }
        if node.scalar?.value == "all", !node.isNull { return known }
        guard let nodes = node.sequence?.items, !nodes.isEmpty else {
            let wanted = "names such as [\(known[0]), \(known[1])], or all"
            findings.add(.scenarioListType(node, of: variable.rawValue, wanted, in: source))
            return []
        }
        var values: [String] = []
        for node in nodes {
            let text = node.scalar?.value ?? ""
            let isKnown = variable == .option ? Destination(text) != nil : known.contains(text)
            if node.scalar == nil || node.isNull {
                findings.add(.scenarioType(node, of: variable.rawValue, "a name", in: source))
            } else if !isKnown {
                findings.add(
                    variable == .device
                        ? .unknownValue(node, of: variable.rawValue, text, known)
                        : .unknownDestinationName(node, text, of: variable.rawValue, known))
            } else if values.contains(text) {
                findings.add(.valueTwice(node, text))
            } else {
                values.append(text)
            }
        }
        return values
    }

    /// Finds variables that nothing stands for.
    private mutating func check(_ node: YAMLNode) {
        switch node.content {
        case .alias: break
        case .scalar(let scalar): check(scalar.value, at: node)
        case .sequence(let sequence): for item in sequence.items { check(item) }
        case .mapping(let mapping):
            for pair in mapping.pairs {
                check(pair.key)
                check(pair.value)
            }
        }
    }

    private mutating func check(_ text: String, at node: YAMLNode) {
        for word in VariableText.words(in: text) {
            if let variable = Variable(rawValue: word), variables.contains(where: { $0.variable == variable })
            {
                used.append(variable)
                continue
            }
            let known = Variable.allCases.map(\.rawValue)
            guard let near = NearMiss(words: known).name(near: word) else { continue }
            findings.add(.unknownVariable(node, word, near))
        }
    }

    /// The document with the variables exchanged for their values.
    func root(_ root: RootMapping, with combination: Combination) -> RootMapping {
        guard !variables.isEmpty else { return root }
        let values = zip(variables, combination).map { (name: $0.variable.rawValue, value: $1) }
        let node = root.node.replacingTexts { VariableText.replacing(values, in: $0) }
        return RootMapping(
            node: node, pairs: node.mapping?.pairs ?? [], source: source, vocabulary: root.vocabulary)
    }

    /// The device of a combination, for a document that does not say itself where the variable stands.
    func device(of combination: Combination) -> LaunchScenario.Device? {
        for (variable, value) in zip(variables, combination) where variable.variable == .device {
            return LaunchScenario.Device.named.first { $0.name == value }
        }
        return nil
    }

    /// The title of one combination, told apart from those of the others.
    func title(_ title: String?, of combination: Combination) -> String? {
        if variables.isEmpty || isTitled { return title }
        let words = combination.joined(separator: ", ")
        return title.map { "\($0) (\(words))" } ?? words
    }

    /// The findings of all combinations, each once.
    static func merged(_ findings: [[Diagnostic]]) -> [Diagnostic] {
        guard let first = findings.first else { return [] }
        var merged = first
        for diagnostic in findings.dropFirst().joined() {
            let isKnown = merged.contains { $0.code == diagnostic.code && $0.range == diagnostic.range }
            if !isKnown { merged.append(diagnostic) }
        }
        return merged
    }
}

extension Diagnostic {
    fileprivate static func valueTwice(_ node: YAMLNode, _ text: String) -> Diagnostic {
        Diagnostic(
            .duplicateValue, at: node.range, "\(VisibleText.quoted(text)) comes twice in 'each'",
            label: "again here", fixes: [Fix("take one of the two out")])
    }

    fileprivate static func unusedVariable(_ key: YAMLNode, _ name: String) -> Diagnostic {
        Diagnostic(
            .unusedVariable, at: key.range,
            "'each' lists values of '\(name)', and nothing in the scenario says $\(name)",
            label: "all of them give the same",
            fixes: [Fix("write $\(name) where they belong, or take '\(name)' out of 'each'")])
    }

    fileprivate static func unknownVariable(_ node: YAMLNode, _ word: String, _ near: String) -> Diagnostic {
        let isMistyped = word != near
        let shown = VisibleText.quoted("$" + word)
        return Diagnostic(
            .unknownVariable, at: node.range,
            isMistyped
                ? "\(shown) stands for nothing, did you mean '$\(near)'?"
                : "\(shown) stands for nothing: 'each' does not list any '\(word)'",
            label: "a variable without values",
            fixes: [Fix(isMistyped ? "write '$\(near)'" : "write the line 'each: {\(word): all}'")],
            suggestion: isMistyped ? "$" + near : nil)
    }
}
