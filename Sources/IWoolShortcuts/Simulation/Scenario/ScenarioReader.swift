internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// Reads one scenario: a document, with the words in it that `each` stands for already exchanged.
///
/// It goes on behind a mistake, so that one run finds all of them. Names are resolved in a second pass over
/// the events, since the first one is what finds the taps.
struct ScenarioReader {
    /// The text that the document stands in.
    let source: SourceText
    /// What was read so far.
    var scenario = LaunchScenario()
    /// What was found so far.
    var findings = ScenarioFindings()
    /// The names of scenes; the first is always `s1`.
    var sceneNames = NameTable()
    /// The names of requests and of automatic navigations.
    var ids = NameTable()
    /// What each of those names.
    var named: [NamedThing] = []
    /// The names that events gave which are not understood.
    var lostIDs = NameTable()
    /// The first connection that carries a request, by the request's number.
    var carriers: [ByteRange?] = []

    init(source: SourceText) {
        self.source = source
        sceneNames.add("s1")
    }

    /// What an id names.
    struct NamedThing {
        /// The number of a request, or nil for an automatic navigation.
        let request: Int?
        /// The bytes of the id.
        let range: ByteRange
        /// The place of its event in the list.
        let event: Int
    }

    /// Reads everything but the design.
    mutating func read(_ root: RootMapping) {
        scenario.range = root.node.range
        scenario.title = root.pair("title").flatMap { text($0.value, of: "title", "a line of text") }
        if let pair = root.pair("source") { _ = text(pair.value, of: "source", "a line of text") }
        if let pair = root.pair("start") {
            scenario.start = word(pair.value, of: "start") ?? .cold
        }
        if scenario.start == .warm {
            scenario.given.connected = [0]
            scenario.given.attached = [0]
        }
        if let pair = root.pair("device") { scenario.device = device(pair.value) }
        if let pair = root.pair("ties"), let ties: Ties = word(pair.value, of: "ties") {
            scenario.triesEveryOrder = ties == .everyOrder
        }
        if let pair = root.pair("runOn"), let runOn = duration(pair.value, of: "runOn") {
            scenario.runOn = runOn
        }
        if let pair = root.pair("given") { readGiven(pair.value, start: root.pair("start")) }
        if let pair = root.pair("events") { readEvents(pair.value) }
        scenario.scenes = sceneNames.names
        let expectation = root.pair("expect")
        if let expectation { readExpectation(expectation) }
        if expectation == nil || asksNothing {
            findings.add(.assertsNothing(root))
        }
    }

    /// Whether the expectation was read, and says nothing.
    private var asksNothing: Bool {
        !findings.hasErrors && scenario.expectation?.isEmpty ?? false
    }

    /// The values of `ties`.
    enum Ties: String, CaseIterable {
        case listOrder, everyOrder
    }
}

extension LaunchScenario.Expectation {
    /// Whether it says nothing that could fail.
    fileprivate var isEmpty: Bool {
        opened == nil && superseded == nil && dropped == nil && ignored == nil && pending == nil
            && shown.isEmpty && final == nil
    }
}

extension Diagnostic {
    fileprivate static func assertsNothing(_ root: RootMapping) -> Diagnostic {
        let pair = root.pair("expect")
        return Diagnostic(
            .assertsNothing, at: pair?.key.range ?? root.pair("events")?.key.range ?? root.node.range,
            pair == nil
                ? "the scenario has no 'expect', so it asserts nothing"
                : "'expect' is empty, so the scenario asserts nothing",
            fixes: [Diagnostic.Fix("say what should come of it, for example 'expect: {opened: [a]}'")])
    }
}
