package import IWoolShortcuts
package import ShortcutsConfiguration

/// What a YAML file is, told by the keys at its top level.
package enum FileContents: Hashable, Sendable {
    /// The quick actions of the menu.
    case configuration
    /// A launch scenario: something happens in it.
    case scenario
    /// How an app is designed: it has switches, and no list of quick actions.
    case design

    /// What a document is, or nil when no key tells.
    package static func kind(of document: YAMLDocument) -> FileContents? {
        kind(ofKeys: document.root?.mapping?.pairs.compactMap { $0.key.scalar?.value } ?? [])
    }

    /// What a file is, or nil when no key tells; those of its first document with a root count, or those at
    /// the start of lines where it is no YAML.
    package static func kind(of source: SourceText) -> FileContents? {
        var sink = DiagnosticSink()
        let documents = YAMLDocument.readAll(source, byteCount: ScenarioFile.byteCount, into: &sink)
        guard let documents else { return kind(ofKeys: keys(atLineStartsOf: source)) }
        return documents.first { $0.root != nil }.flatMap { kind(of: $0) }
    }

    private static func kind(ofKeys keys: [String]) -> FileContents? {
        if keys.contains("events") { return .scenario }
        if keys.contains("shortcuts") { return .configuration }
        return keys.contains { LaunchDesign.Switch.named($0) != nil } ? .design : nil
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
