package import IWoolShortcuts

/// Finds the keys that a mapping has twice, in every mapping of a tree.
///
/// Two keys are the same when they mean the same text, however they are quoted; lists and mappings as keys
/// when all their parts are. An alias is the same as another alias of its name only: nothing is expanded.
package enum YAMLDuplicateKeys {
    /// Sends a finding for each repeated key.
    package static func check(
        _ root: YAMLNode, in source: SourceText, into sink: inout DiagnosticSink
    ) {
        var findings = CappedFindings()
        check(root, in: source, &findings)
        findings.send(into: &sink)
    }

    // The depth of a tree is limited while it is read, so recursion is safe here.
    private static func check(_ node: YAMLNode, in source: SourceText, _ findings: inout CappedFindings) {
        switch node.content {
        case .scalar, .alias:
            break
        case .sequence(let sequence):
            for item in sequence.items { check(item, in: source, &findings) }
        case .mapping(let mapping):
            var first: [[UInt8]: YAMLNode] = [:]
            for pair in mapping.pairs {
                let fingerprint = YAMLFingerprint(of: pair.key, in: source).bytes
                if let earlier = first[fingerprint] {
                    findings.add(.duplicateKey(pair.key, after: earlier, in: source))
                } else {
                    first[fingerprint] = pair.key
                }
                check(pair.key, in: source, &findings)
                check(pair.value, in: source, &findings)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func duplicateKey(
        _ key: YAMLNode, after first: YAMLNode, in source: SourceText
    ) -> Diagnostic {
        let name = VisibleText.quoted(key.scalar?.value ?? source.text(key.range))
        let line = source.line(at: first.range.lowerBound)
        return Diagnostic(
            .duplicateKey, at: key.range, "the key \(name) comes twice: it stands at line \(line) already",
            label: "again here", related: [Diagnostic.Label(at: first.range, "first here")],
            fixes: [Diagnostic.Fix("keep one of the two")])
    }
}
