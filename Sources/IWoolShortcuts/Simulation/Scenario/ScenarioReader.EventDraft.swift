internal import IWoolShortcuts
internal import ShortcutsConfiguration

extension ScenarioReader {
    /// An event whose name and keys are known, and whose references are not resolved yet.
    struct EventDraft {
        /// The whole event.
        let node: YAMLNode
        /// What happens.
        let name: LaunchScenario.EventName
        /// The pair of its name.
        let pair: YAMLNode.Mapping.Pair
        /// The other pairs that are read.
        let keys: [(key: LaunchScenario.EventKey, pair: YAMLNode.Mapping.Pair)]
        /// The scene that it is about.
        var scene = 0
        /// The requests of a tap.
        var requests: Range<Int> = 0..<0

        /// The pair of a key.
        subscript(_ key: LaunchScenario.EventKey) -> YAMLNode.Mapping.Pair? {
            keys.first { $0.key == key }?.pair
        }

        /// The event as a message names it: `'launch' at line 7`.
        func words(in source: SourceText) -> String {
            "'\(name.rawValue)' at line \(source.line(at: pair.key.range.lowerBound))"
        }
    }
}
