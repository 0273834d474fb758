extension YAMLNode {
    /// The same tree with other texts in its scalars, keys included; every place stays as it is.
    ///
    /// - Parameter text: The new text for an old one, or nil to keep it.
    package func replacingTexts(_ text: (String) -> String?) -> YAMLNode {
        let replaced: Content
        switch content {
        case .alias:
            return self
        case .scalar(let scalar):
            guard let value = text(scalar.value) else { return self }
            replaced = .scalar(Scalar(value: value, style: scalar.style))
        case .sequence(let list):
            replaced = .sequence(
                Sequence(
                    items: list.items.map { $0.replacingTexts(text) }, dashes: list.dashes,
                    brackets: list.brackets))
        case .mapping(let mapping):
            let pairs = mapping.pairs.map { pair in
                Mapping.Pair(
                    key: pair.key.replacingTexts(text), value: pair.value.replacingTexts(text),
                    colon: pair.colon)
            }
            replaced = .mapping(
                Mapping(pairs: pairs, brackets: mapping.brackets, style: mapping.style))
        }
        return YAMLNode(content: replaced, range: range, anchor: anchor, tag: tag)
    }
}
