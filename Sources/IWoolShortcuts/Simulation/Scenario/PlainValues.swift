internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// No alias, tag or merge key stands in what is read: nothing in a file stands for something else.
enum PlainValues {
    /// Sends a finding for each of them, but for those below the user's own keys.
    static func check(_ root: RootMapping, in source: SourceText, into sink: inout DiagnosticSink) {
        var findings = CappedFindings()
        check(root.pairs, in: source, &findings)
        findings.send(into: &sink)
    }

    private static func check(
        _ pairs: [YAMLNode.Mapping.Pair], in source: SourceText, _ findings: inout CappedFindings
    ) {
        for pair in pairs {
            let key = pair.key.scalar
            if key?.value.utf8.starts(with: RootMapping.ownPrefix.utf8) ?? false { continue }
            if let key, key.value == "<<", key.style == .plain {
                findings.add(.mergeKeyInScenario(pair.key))
                continue
            }
            check(pair.key, in: source, &findings)
            check(pair.value, in: source, &findings)
        }
    }

    // The depth of a tree is limited while it is read, so recursion is safe.
    private static func check(
        _ node: YAMLNode, in source: SourceText, _ findings: inout CappedFindings
    ) {
        if let tag = node.tag { findings.add(.tagInScenario(tag, in: source)) }
        switch node.content {
        case .scalar: break
        case .alias: findings.add(.aliasInScenario(node.range, in: source))
        case .sequence(let sequence): for item in sequence.items { check(item, in: source, &findings) }
        case .mapping(let mapping): check(mapping.pairs, in: source, &findings)
        }
    }
}

extension Diagnostic {
    fileprivate static func mergeKeyInScenario(_ key: YAMLNode) -> Diagnostic {
        Diagnostic(
            .mergeKey, at: key.range,
            "the merge key '<<' would take over keys from elsewhere, and is not followed",
            label: "a merge key", fixes: [Fix("write the keys themselves")])
    }

    fileprivate static func tagInScenario(_ range: ByteRange, in source: SourceText) -> Diagnostic {
        let shown = VisibleText.quoted(source.text(range))
        let end = YAMLTrivia.end(in: source.bytes, from: range.upperBound)
        let isOnOneLine = source.line(at: end) == source.line(at: range.lowerBound)
        let removed = range.lowerBound..<(isOnOneLine ? end : range.upperBound)
        return Diagnostic(
            .tag, at: range, "the tag \(shown) stands before a value, which must be plain", label: "a tag",
            fixes: [Fix("take \(shown) out", edits: [TextEdit(range: removed, replacement: [])])])
    }

    fileprivate static func aliasInScenario(_ range: ByteRange, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .alias, at: range,
            "the alias \(VisibleText.quoted(source.text(range))) stands for a value elsewhere, and is not "
                + "followed",
            label: "an alias", fixes: [Fix("write the value itself instead of the alias")])
    }
}
