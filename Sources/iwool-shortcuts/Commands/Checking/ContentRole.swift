import IWoolShortcuts
import LaunchSimulation

/// Tells by its content what a file is that was named or came from standard input.
enum ContentRole {
    /// The role of a text, or nil when it does not tell: bytes of a property list are one, and the keys of
    /// YAML tell the others.
    static func role(of source: SourceText) -> FileRole? {
        if isPropertyList(source.bytes) { return .propertyList }
        return FileContents.kind(of: source).map { kind in
            switch kind {
            case .configuration: .configuration
            case .scenario: .scenario
            case .design: .design
            }
        }
    }

    /// Whether a file among scenarios is the design of one of them.
    static func isDesign(_ source: SourceText) -> Bool {
        // The tree of a scenario, which says 'events', is built only once.
        !source.bytes.contains(sequence: "events".utf8) && role(of: source) == .design
    }

    private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: "bplist".utf8) { return true }
        let start = String(decoding: bytes.prefix(512), as: UTF8.self)
        return start.contains("<!DOCTYPE plist") || start.contains("<plist")
    }
}

extension [UInt8] {
    /// Whether the bytes occur one after the other.
    fileprivate func contains(sequence: some Collection<UInt8>) -> Bool {
        guard count >= sequence.count else { return false }
        return (0...(count - sequence.count)).contains { self[$0...].starts(with: sequence) }
    }
}
