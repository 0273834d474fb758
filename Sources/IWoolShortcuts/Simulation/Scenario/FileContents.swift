internal import IWoolShortcuts
package import ShortcutsConfiguration

/// What a YAML file is, told by the keys at its top level.
package enum FileContents: Hashable, Sendable {
    /// The quick actions of the menu; also whatever is none of the others.
    case configuration
    /// A launch scenario: something happens in it.
    case scenario
    /// How an app is designed: it has switches, and no list of quick actions.
    case design

    /// What a document is; of a file with several, its first one tells.
    package static func kind(of document: YAMLDocument) -> FileContents {
        let keys = document.root?.mapping?.pairs.compactMap { $0.key.scalar?.value } ?? []
        if keys.contains("events") { return .scenario }
        if keys.contains("shortcuts") { return .configuration }
        return keys.contains { LaunchDesign.Switch.named($0) != nil } ? .design : .configuration
    }
}
