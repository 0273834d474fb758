internal import IWoolShortcuts

/// The mapping that a configuration is, with its pairs sorted by what their keys are.
struct RootMapping {
    /// The keys that every file needs.
    static let requiredKeys = ["version", "shortcuts"]
    /// The keys that the tool reads.
    static let knownKeys = requiredKeys + ["outputs"]
    /// What a key of the user's own begins with.
    static let ownPrefix = "x-"
    private static let nearMiss = NearMiss(words: knownKeys)

    /// The whole node.
    let node: YAMLNode
    /// Its pairs, in order.
    let pairs: [YAMLNode.Mapping.Pair]
    /// The text it stands in.
    let source: SourceText

    /// The pair of a key, however the key is quoted.
    func pair(_ key: String) -> YAMLNode.Mapping.Pair? {
        pairs.first { $0.key.scalar?.value == key }
    }

    /// The pairs whose keys are neither known nor the user's own.
    var unknownPairs: [YAMLNode.Mapping.Pair] {
        pairs.filter { pair in
            guard let name = pair.key.scalar?.value else { return true }
            return !RootMapping.knownKeys.contains(name)
                && !name.utf8.starts(with: RootMapping.ownPrefix.utf8)
        }
    }

    /// The unknown pair that was probably meant to have a known key, the first of several.
    func pair(near key: String) -> YAMLNode.Mapping.Pair? {
        unknownPairs.first { RootMapping.known(near: $0.key) == key }
    }

    /// The known key that another was probably meant to be.
    static func known(near key: YAMLNode) -> String? {
        key.scalar.flatMap { nearMiss.name(near: $0.value) }
    }

    /// Whether a pair was already reported as the mistyped form of a required key that is missing.
    func isTakenForMissing(_ pair: YAMLNode.Mapping.Pair) -> Bool {
        guard let known = RootMapping.known(near: pair.key), RootMapping.requiredKeys.contains(known),
            self.pair(known) == nil
        else { return false }
        return self.pair(near: known)?.key.range == pair.key.range
    }
}
