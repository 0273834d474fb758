internal import IWoolShortcuts

/// No anchor, alias or tag stands where the tool edits, and no merge key brings in keys from elsewhere.
enum ReferenceRule {
    /// Sends a finding for each of them, in the order of the text.
    static func check(_ root: RootMapping, into sink: inout DiagnosticSink) {
        var findings = CappedFindings()
        for pair in root.pairs {
            switch pair.key.scalar {
            case let key? where key.value == "<<" && key.style == .plain:
                findings.add(.mergeKey(pair.key))
            case let key? where key.value == "version" || key.value == "shortcuts":
                check(pair.key, of: key.value, in: root.source, &findings)
                check(pair.value, of: key.value, in: root.source, &findings)
            default:
                break
            }
        }
        findings.send(into: &sink)
    }

    private static func check(
        _ node: YAMLNode, of key: String, in source: SourceText, _ findings: inout CappedFindings
    ) {
        if let anchor = node.anchor {
            findings.add(.reference(.anchor, "anchor", at: anchor, of: key, in: source))
        }
        if let tag = node.tag { findings.add(.reference(.tag, "tag", at: tag, of: key, in: source)) }
        switch node.content {
        case .alias: findings.add(.reference(.alias, "alias", at: node.range, of: key, in: source))
        case .scalar: break
        case .sequence(let sequence):
            for item in sequence.items { check(item, of: key, in: source, &findings) }
        case .mapping(let mapping):
            for pair in mapping.pairs {
                check(pair.key, of: key, in: source, &findings)
                check(pair.value, of: key, in: source, &findings)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func mergeKey(_ key: YAMLNode) -> Diagnostic {
        Diagnostic(
            .mergeKey, at: key.range,
            "the merge key '<<' would take over keys from elsewhere, and is not followed",
            label: "a merge key", fixes: [Diagnostic.Fix("write the keys themselves")])
    }

    fileprivate static func reference(
        _ code: Diagnostic.Code, _ kind: String, at range: ByteRange, of key: String, in source: SourceText
    ) -> Diagnostic {
        let shown = VisibleText.quoted(source.text(range))
        let article = code == .tag ? "a" : "an"
        let fix: Diagnostic.Fix
        if code == .alias {
            fix = Diagnostic.Fix("write the value itself instead of the alias")
        } else {
            let end = YAMLTrivia.end(in: source.bytes, from: range.upperBound)
            let isOnOneLine = source.line(at: end) == source.line(at: range.lowerBound)
            let removed = range.lowerBound..<(isOnOneLine ? end : range.upperBound)
            fix = Diagnostic.Fix(
                "take \(shown) out", edits: [TextEdit(range: removed, replacement: [])])
        }
        return Diagnostic(
            code, at: range, "the \(kind) \(shown) stands in '\(key)', which must be plain values",
            label: "\(article) \(kind)", fixes: [fix])
    }
}
