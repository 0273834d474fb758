package import IWoolShortcuts
internal import ShortcutsConfiguration

/// A file of launch scenarios: each document is one, and `each` makes several of it.
package enum ScenarioFile {
    /// The most bytes of a file: 16 MiB, since generated ones may hold many scenarios.
    package static let byteCount = 16 * 1_048_576

    /// What came of reading a file.
    package struct Reading: Sendable {
        /// The scenarios without errors, in order, one for each combination of `each`.
        package let scenarios: [LaunchScenario]
        /// What there is to say about the file: errors first, each kind in the order of the text.
        package let diagnostics: [Diagnostic]
        /// How many documents have an error, and so give no scenario.
        package let brokenCount: Int

        /// Whether an error is among them.
        package var hasErrors: Bool { diagnostics.first?.severity == .error }
    }

    /// Reads a file by all the rules.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - isStrict: Whether a key at the top level that is not known is an error.
    ///   - design: Finds the design of a name that a scenario gives; reading files is for others.
    package static func read(
        _ source: SourceText, isStrict: Bool = false,
        design: @escaping (String) -> DesignLookup = { _ in .refused("no files are read here") }
    ) -> Reading {
        var sink = DiagnosticSink()
        guard let documents = YAMLDocument.readAll(source, byteCount: byteCount, into: &sink) else {
            return Reading(scenarios: [], diagnostics: sink.diagnostics, brokenCount: 1)
        }
        var scenarios: [LaunchScenario] = []
        var brokenCount = 0
        var designs = DesignShelf(lookup: design)
        let written = documents.filter { $0.root.map { !$0.isNull } ?? false }
        if written.isEmpty {
            sink.send(.emptyScenario(in: source))
            brokenCount = 1
        }
        for document in written {
            guard let root = document.root else { continue }
            var reader = ScenarioDocument(source: source, isStrict: isStrict)
            scenarios += reader.read(root, designs: &designs)
            sink.send(reader.findings.diagnostics)
            if reader.findings.hasErrors { brokenCount += 1 }
        }
        return Reading(
            scenarios: scenarios, diagnostics: sink.diagnostics.inReadingOrder, brokenCount: brokenCount)
    }
}

extension [Diagnostic] {
    /// Errors, then warnings, then hints, each in the order of the text.
    var inReadingOrder: [Diagnostic] {
        // Sorting is not stable, so the place in the list decides at last.
        enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            if one.severity != other.severity { return one.severity > other.severity }
            return (one.range.lowerBound, left.offset) < (other.range.lowerBound, right.offset)
        }.map(\.element)
    }
}

extension Diagnostic {
    fileprivate static func emptyScenario(in source: SourceText) -> Diagnostic {
        let start = source.contentStart
        let isCommented = source.bytes[start...].contains(UInt8(ascii: "#"))
        return Diagnostic(
            .empty, at: start..<start,
            isCommented ? "the file is empty but for comments" : "the file is empty",
            fixes: [Fix("write a scenario: 'version: 1', 'start: cold', and 'events:' with a list")])
    }
}
