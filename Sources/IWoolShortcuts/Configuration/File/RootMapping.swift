package import IWoolShortcuts

/// The mapping that a file is, with its pairs sorted by what their keys are.
package struct RootMapping: Sendable {
    /// What a key of the user's own begins with.
    package static let ownPrefix = "x-"

    /// The whole node.
    package let node: YAMLNode
    /// Its pairs, in order.
    package let pairs: [YAMLNode.Mapping.Pair]
    /// The text it stands in.
    package let source: SourceText
    /// The keys that are read.
    package let vocabulary: Vocabulary

    package init(
        node: YAMLNode, pairs: [YAMLNode.Mapping.Pair], source: SourceText, vocabulary: Vocabulary
    ) {
        self.node = node
        self.pairs = pairs
        self.source = source
        self.vocabulary = vocabulary
    }

    /// The pair of a key, however the key is quoted.
    package func pair(_ key: String) -> YAMLNode.Mapping.Pair? {
        pairs.first { $0.key.scalar?.value == key }
    }

    /// The pairs whose keys are neither known nor the user's own.
    package var unknownPairs: [YAMLNode.Mapping.Pair] {
        pairs.filter { pair in
            guard let name = pair.key.scalar?.value else { return true }
            return !vocabulary.known.contains(name) && !name.utf8.starts(with: RootMapping.ownPrefix.utf8)
        }
    }

    /// The unknown pair that was probably meant to have a known key, the first of several.
    func pair(near key: String) -> YAMLNode.Mapping.Pair? {
        unknownPairs.first { known(near: $0.key) == key }
    }

    /// The known key that another was probably meant to be.
    func known(near key: YAMLNode) -> String? {
        key.scalar.flatMap { vocabulary.nearMiss.name(near: $0.value) }
    }

    /// The keys that were already reported as mistyped forms of required ones that are missing.
    var keysTakenForMissing: [YAMLNode] {
        vocabulary.required.compactMap { key in
            pair(key) == nil ? pair(near: key)?.key : nil
        }
    }
}
