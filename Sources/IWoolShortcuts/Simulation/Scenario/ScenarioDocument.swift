internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// Reads one document of a scenario file: what holds for every scenario of it, then each of them.
struct ScenarioDocument {
    /// The text.
    let source: SourceText
    /// Whether a key at the top level that is not known is an error.
    let isStrict: Bool
    /// What was found.
    var findings = DiagnosticSink()

    init(source: SourceText, isStrict: Bool) {
        self.source = source
        self.isStrict = isStrict
    }

    /// The keys of a scenario.
    static let vocabulary = RootMapping.Vocabulary(
        required: ["version", "events"],
        optional: [
            "title", "source", "start", "given", "device", "ties", "runOn", "design", "each", "expect",
        ])

    /// The scenarios of the document; none when there is an error in it.
    mutating func read(_ root: YAMLNode, designs: inout DesignShelf) -> [LaunchScenario] {
        guard let mapping = mapping(of: root) else { return [] }
        YAMLDuplicateKeys.check(root, in: source, into: &findings)
        if findings.hasErrors { return [] }
        PlainValues.check(mapping, in: source, into: &findings)
        if findings.hasErrors { return [] }
        guard VersionRule.version(of: mapping, into: &findings) != nil else { return [] }
        UnknownKeyRule.check(mapping, isStrict: isStrict, into: &findings)
        if mapping.pair("events") == nil {
            findings.send(.missingKey("events", line: "events: []", edits: [], in: mapping))
        }
        var combinations = Combinations(source: source)
        combinations.read(mapping)
        combinations.findings.send(into: &findings)
        if findings.hasErrors { return [] }
        return scenarios(of: mapping, combinations, designs: &designs)
    }

    private mutating func scenarios(
        of root: RootMapping, _ combinations: Combinations, designs: inout DesignShelf
    ) -> [LaunchScenario] {
        var scenarios: [LaunchScenario] = []
        var sinks: [DiagnosticSink] = []
        for combination in combinations.all {
            let root = combinations.root(root, with: combination)
            var reader = ScenarioReader(source: source)
            reader.scenario.device = combinations.device(of: combination)
            reader.read(root)
            if let pair = root.pair("design") { reader.readDesign(pair.value, designs: &designs) }
            var sink = DiagnosticSink()
            reader.findings.send(into: &sink)
            sinks.append(sink)
            reader.scenario.title = combinations.title(reader.scenario.title, of: combination)
            scenarios.append(reader.scenario)
        }
        findings.send(Combinations.merged(sinks.map(\.diagnostics)))
        return findings.hasErrors ? [] : scenarios
    }

    private mutating func mapping(of root: YAMLNode) -> RootMapping? {
        guard let mapping = root.mapping else {
            findings.send(
                Diagnostic(
                    .wrongType, at: root.range,
                    "the scenario is \(root.described(in: source)), and must be a mapping with the keys "
                        + "'version' and 'events'",
                    fixes: [Diagnostic.Fix("write 'version: 1', and 'events:' with a list")]))
            return nil
        }
        return RootMapping(
            node: root, pairs: mapping.pairs, source: source, vocabulary: ScenarioDocument.vocabulary)
    }
}
