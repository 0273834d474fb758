internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// The kinds of values that a scenario is made of; each answers nil after a finding.
extension ScenarioReader {
    /// A text; a number is one too, as in `id: 1`.
    mutating func text(_ node: YAMLNode, of key: String, _ wanted: String) -> String? {
        guard let scalar = node.scalar, !node.isNull, !scalar.value.isEmpty else {
            findings.add(.scenarioType(node, of: key, wanted, in: source))
            return nil
        }
        return scalar.value
    }

    /// One of a few words.
    mutating func word<Word: CaseIterable & RawRepresentable<String>>(
        _ node: YAMLNode, of key: String
    ) -> Word? {
        let words = Word.allCases.map(\.rawValue)
        guard let text = text(node, of: key, WordList.choice(of: words)) else { return nil }
        if let word = Word(rawValue: text) { return word }
        findings.add(.unknownValue(node, of: key, text, words))
        return nil
    }

    /// `true` or `false`.
    mutating func truth(_ node: YAMLNode, of key: String) -> Bool? {
        let isPlain = node.scalar?.style == .plain && node.tag == nil
        switch isPlain ? node.scalar?.value : nil {
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default:
            findings.add(.scenarioType(node, of: key, "true or false", in: source))
            return nil
        }
    }

    /// A length of time; where it is allowed, a plain number is one of milliseconds.
    mutating func duration(
        _ node: YAMLNode, of key: String, plainIsMilliseconds: Bool = false
    ) -> VirtualInstant? {
        guard let text = text(node, of: key, "a time such as 100ms, 1.5s or 2m") else { return nil }
        do throws(DurationText.Problem) {
            return try DurationText.read(text)
        } catch {
            if plainIsMilliseconds, error.reason == .noUnit { return duration(node, text + "ms", of: key) }
            findings.add(.malformedDuration(node, of: key, text, error))
            return nil
        }
    }

    private mutating func duration(_ node: YAMLNode, _ text: String, of key: String) -> VirtualInstant? {
        do throws(DurationText.Problem) {
            return try DurationText.read(text)
        } catch {
            findings.add(.malformedDuration(node, of: key, text, error))
            return nil
        }
    }

    /// The items of a list.
    mutating func list(_ node: YAMLNode, of key: String, _ wanted: String) -> [YAMLNode]? {
        if let sequence = node.sequence { return sequence.items }
        findings.add(.scenarioListType(node, of: key, wanted, in: source))
        return nil
    }

    /// The pairs of a mapping that has these keys and no others but the user's own.
    mutating func fields(
        _ node: YAMLNode, of place: String, _ wanted: String, keys: [String]
    ) -> Fields? {
        guard let mapping = node.mapping else {
            findings.add(.scenarioType(node, of: place, wanted, in: source))
            return nil
        }
        for pair in mapping.pairs where !isKnown(pair.key, keys) {
            findings.add(.unknownScenarioKey(pair.key, in: "'\(place)'", keys, source))
        }
        return Fields(node: node, pairs: mapping.pairs)
    }

    /// Whether a key is one of these, or the user's own.
    func isKnown(_ key: YAMLNode, _ keys: [String]) -> Bool {
        guard let name = key.scalar?.value else { return false }
        return keys.contains(name) || name.utf8.starts(with: RootMapping.ownPrefix.utf8)
    }

    /// The pairs of a mapping whose keys were looked at.
    struct Fields {
        /// The mapping.
        let node: YAMLNode
        /// Its pairs, in order.
        let pairs: [YAMLNode.Mapping.Pair]

        /// The pair of a key.
        subscript(_ key: String) -> YAMLNode.Mapping.Pair? {
            pairs.first { $0.key.scalar?.value == key }
        }
    }
}
