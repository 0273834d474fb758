package import IWoolShortcuts

extension YAMLNode {
    /// Whether it is a number in the core schema of YAML 1.2; a tagged or quoted scalar never is.
    package var isNumber: Bool {
        guard tag == nil, let scalar, scalar.style == .plain else { return false }
        return YAMLCoreSchema.isNumber(scalar.value)
    }

    /// What it is, for a message: `the number 3`, `a list`, `the text 'home'`.
    package func described(in source: SourceText) -> String {
        switch content {
        case .alias: "the alias \(VisibleText.shown(source.text(range)))"
        case .sequence: "a list"
        case .mapping: "a mapping of keys to values"
        case .scalar(let scalar):
            if isNull {
                range.isEmpty ? "empty (null)" : "null, written \(VisibleText.quoted(scalar.value))"
            } else if isNumber {
                "the number \(VisibleText.shown(scalar.value))"
            } else {
                "the text \(VisibleText.quoted(scalar.value))"
            }
        }
    }
}
