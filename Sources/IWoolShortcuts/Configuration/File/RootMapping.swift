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

    /// The keys that were already reported as mistyped forms of required ones that are missing.
    var keysTakenForMissing: [YAMLNode] {
        RootMapping.requiredKeys.compactMap { key in
            pair(key) == nil ? pair(near: key)?.key : nil
        }
    }
}
