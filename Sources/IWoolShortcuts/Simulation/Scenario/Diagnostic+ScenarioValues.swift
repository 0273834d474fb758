internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// What is said about values that are not what their key wants.
extension Diagnostic {
    /// A value has another type.
    static func scenarioType(
        _ node: YAMLNode, of key: String, _ wanted: String, in source: SourceText
    ) -> Diagnostic {
        Diagnostic(
            .wrongType, at: node.range, "'\(key)' is \(node.described(in: source)), and must be \(wanted)",
            label: "not \(wanted)", fixes: [Diagnostic.Fix("write \(wanted)")])
    }

    /// Something is no list; one name is probably meant to be a list of one.
    static func scenarioListType(
        _ node: YAMLNode, of key: String, _ wanted: String, in source: SourceText
    ) -> Diagnostic {
        let isOneName = node.scalar != nil && !node.isNull && node.scalar?.style == .plain
        let text = source.text(node.range)
        let edit = TextEdit(range: node.range, replacement: "[\(text)]")
        return Diagnostic(
            .wrongType, at: node.range,
            "'\(key)' is \(node.described(in: source)), and must be a list of \(wanted)", label: "not a list",
            fixes: isOneName
                ? [Diagnostic.Fix("write [\(VisibleText.shown(text))]", edits: [edit], isSafe: true)]
                : [Diagnostic.Fix("write a list of \(wanted), [] for none")])
    }

    /// A word is none of those that a key takes.
    static func unknownValue(
        _ node: YAMLNode, of key: String, _ text: String, _ words: [String]
    ) -> Diagnostic {
        let shown = VisibleText.quoted(text)
        guard let near = NearMiss(words: words).name(near: text) else {
            return Diagnostic(
                .unknownValue, at: node.range,
                "'\(key)' is \(shown), and must be \(WordList.choice(of: words))", label: "none of these",
                fixes: [Diagnostic.Fix("write one of these words")])
        }
        return Diagnostic(
            .unknownValue, at: node.range, "'\(key)' is \(shown), did you mean '\(near)'?",
            label: "not \(WordList.choice(of: words))", fixes: [.renaming(node, to: near)], suggestion: near)
    }

    /// A time is written wrongly.
    static func malformedDuration(
        _ node: YAMLNode, of key: String, _ text: String, _ problem: DurationText.Problem
    ) -> Diagnostic {
        let fixes = problem.suggestion.map { Fix.renaming(node, to: $0, isSafe: problem.reason == .noUnit) }
        return Diagnostic(
            .malformedDuration, at: node.range, "'\(key)' is \(VisibleText.quoted(text)), which \(problem)",
            label: "not a time", fixes: [fixes ?? Fix("write a time such as 100ms")],
            suggestion: problem.suggestion)
    }

    /// A key in a part of a scenario is none that the part has.
    static func unknownScenarioKey(
        _ key: YAMLNode, in place: String, _ keys: [String], _ source: SourceText
    ) -> Diagnostic {
        guard let name = key.scalar?.value, !key.isNull else {
            return Diagnostic(
                .unknownKey, severity: .error, at: key.fullRange,
                "a key in \(place) is \(key.described(in: source)), and nothing reads it",
                label: "nothing reads this", fixes: [Fix("take it out, with its value")])
        }
        let shown = VisibleText.quoted(name)
        if let near = NearMiss(words: keys).name(near: name) {
            return Diagnostic(
                .unknownKey, severity: .error, at: key.range,
                "unknown key \(shown) in \(place), did you mean '\(near)'?", label: "nothing reads this",
                fixes: [.renaming(key, to: near)], suggestion: near)
        }
        let known = keys.isEmpty ? "it takes none" : "the keys are \(keys.joined(separator: ", "))"
        return Diagnostic(
            .unknownKey, severity: .error, at: key.range,
            "unknown key \(shown) in \(place): \(known)", label: "nothing reads this",
            fixes: [
                Fix("take it out, or begin its name with '\(RootMapping.ownPrefix)' if it is your own")
            ])
    }
}
