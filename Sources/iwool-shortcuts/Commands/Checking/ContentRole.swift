import IWoolShortcuts
import LaunchSimulation
import ShortcutsConfiguration

/// Tells by its content what a file is that was named or came from standard input.
enum ContentRole {
    /// The role of a text: bytes of a property list are one, a root with `events` is a scenario, and
    /// everything else is a configuration, if perhaps a bad one.
    static func role(of source: SourceText) -> FileRole {
        if isPropertyList(source.bytes) { return .propertyList }
        return hasEvents(source) ? .scenario : .configuration
    }

    private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: "bplist".utf8) { return true }
        let start = String(decoding: bytes.prefix(512), as: UTF8.self)
        return start.contains("<!DOCTYPE plist") || start.contains("<plist")
    }

    private static func hasEvents(_ source: SourceText) -> Bool {
        // The trees are built only where the word occurs at all.
        guard source.bytes.contains(sequence: "events".utf8) else { return false }
        var sink = DiagnosticSink()
        let documents = YAMLDocument.readAll(source, byteCount: ScenarioFile.byteCount, into: &sink) ?? []
        return documents.contains { document in
            document.root?.mapping?.pairs.contains { $0.key.scalar?.value == "events" } ?? false
        }
    }
}

extension [UInt8] {
    /// Whether the bytes occur one after the other.
    fileprivate func contains(sequence: some Collection<UInt8>) -> Bool {
        guard count >= sequence.count else { return false }
        return (0...(count - sequence.count)).contains { self[$0...].starts(with: sequence) }
    }
}
