package import IWoolShortcuts
package import ShortcutsConfiguration

/// What a YAML file is, told by the keys at its top level.
package enum FileContents: Hashable, Sendable {
    /// The quick actions of the menu; also whatever is none of the others.
    case configuration
    /// A launch scenario: something happens in it.
    case scenario
    /// How an app is designed: it has switches, and no list of quick actions.
    case design

    /// What a document is.
    package static func kind(of document: YAMLDocument) -> FileContents {
        kind(ofKeys: document.root?.mapping?.pairs.compactMap { $0.key.scalar?.value } ?? [])
    }

    /// What a file is; its first document with a root tells, or its lines where it is no YAML.
    package static func kind(of source: SourceText) -> FileContents {
        var sink = DiagnosticSink()
        let documents = YAMLDocument.readAll(source, byteCount: ScenarioFile.byteCount, into: &sink)
        guard let documents else { return kind(ofKeys: keys(atLineStartsOf: source)) }
        return documents.first { $0.root != nil }.map { kind(of: $0) } ?? .configuration
    }

    private static func kind(ofKeys keys: [String]) -> FileContents {
        if keys.contains("events") { return .scenario }
        if keys.contains("shortcuts") { return .configuration }
        return keys.contains { LaunchDesign.Switch.named($0) != nil } ? .design : .configuration
    }

    /// The words before a colon at the start of a line: what is left of a text with a mistake in it.
    private static func keys(atLineStartsOf source: SourceText) -> [String] {
        (1...min(source.lineCount, 1_000)).compactMap { line in
            let bytes = source.bytes[source.lineRange(line)]
            let word = bytes.prefix(while: ASCII.isLetter)
            return bytes.dropFirst(word.count).first == UInt8(ascii: ":") ? String(word) : nil
        }
    }
}

extension String {
    /// The text of ASCII letters.
    fileprivate init(_ letters: ArraySlice<UInt8>) {
        self.init(decoding: letters, as: UTF8.self)
    }
}
