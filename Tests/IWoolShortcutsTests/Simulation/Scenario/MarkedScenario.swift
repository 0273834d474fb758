import IWoolShortcuts
import LaunchSimulation
import TestSupport
import Testing

/// A scenario file with the places of its findings marked, in the order in which they are listed.
struct MarkedScenario {
    let source: SourceText
    let ranges: [ByteRange]
    let reading: ScenarioFile.Reading

    init(_ marked: String, isStrict: Bool = false, designs: [String: String] = [:]) {
        let text = MarkedText(marked)
        source = SourceText(name: "marked.scenario.yaml", text: text.text)
        ranges = text.ranges
        reading = ScenarioFile.read(source, isStrict: isStrict) { name in
            designs[name].map { .found(SourceText(name: name, text: $0)) }
                ?? .refused("there is no such file")
        }
    }

    /// A scenario with these events, and nothing expected but what the caller adds.
    init(
        events: String, start: String = "warm", more: String = "", expect: String = "{opened: []}",
        designs: [String: String] = [:]
    ) {
        self.init(
            "version: 1\nstart: \(start)\n\(more)events:\n\(events)\nexpect: \(expect)\n", designs: designs)
    }

    /// Expects exactly these codes at exactly the marked places.
    func expect(_ codes: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        let story = "\(source.text(source.range)): \(reading.diagnostics.map(\.message))"
        #expect(reading.diagnostics.map(\.code.id) == codes, "\(story)", sourceLocation: sourceLocation)
        #expect(reading.diagnostics.map(\.range) == ranges, "\(story)", sourceLocation: sourceLocation)
    }

    /// The text after the first fix of the first finding, if it has edits.
    var mended: String? {
        guard let fix = reading.diagnostics.first?.fixes.first, !fix.edits.isEmpty else { return nil }
        return String(decoding: TextEdit.apply(fix.edits, to: source.bytes), as: UTF8.self)
    }

    /// The message of the first finding.
    var message: String { reading.diagnostics.first?.message ?? "" }

    /// What the first finding suggests.
    var suggestion: String? { reading.diagnostics.first?.suggestion }
}
