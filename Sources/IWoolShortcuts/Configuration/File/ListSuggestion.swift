internal import IWoolShortcuts

/// Guesses the list that was meant by something that is none.
enum ListSuggestion {
    /// The names that the value holds, at most as many as fit; none when not all its words are names.
    static func names(in value: YAMLNode) -> [String] {
        let words: [String]
        switch value.content {
        case .scalar(let scalar):
            guard scalar.value.utf8.count <= 200 else { return [] }
            words = scalar.value.split(whereSeparator: isBetweenNames)
                .map { $0.drop { "-*•".contains($0) } }
                .filter { !$0.isEmpty }
                .map(String.init)
        case .mapping(let mapping):
            guard mapping.pairs.count <= ShortcutSelection.maximumCount else { return [] }
            words = mapping.pairs.map { $0.key.scalar?.value ?? "" }
        case .sequence, .alias:
            return []
        }
        guard words.count <= ShortcutSelection.maximumCount,
            words.allSatisfy({ ShortcutOption($0) != nil })
        else { return [] }
        return words
    }

    private static func isBetweenNames(_ character: Character) -> Bool {
        character.isWhitespace || ",;[]".contains(character)
    }
}
