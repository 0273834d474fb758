package import IWoolShortcuts

/// Every key at the top level is one that the tool reads, or the user's own.
package enum UnknownKeyRule {
    /// Sends a finding for each other key, but for one that was taken for a key that is missing.
    package static func check(_ root: RootMapping, isStrict: Bool, into sink: inout DiagnosticSink) {
        var findings = CappedFindings()
        let taken = root.keysTakenForMissing.map(\.range)
        for pair in root.unknownPairs where !taken.contains(pair.key.range) {
            findings.add(.unknownKey(pair.key, in: root, severity: isStrict ? .error : .warning))
        }
        findings.send(into: &sink)
    }
}

extension Diagnostic {
    fileprivate static func unknownKey(
        _ key: YAMLNode, in root: RootMapping, severity: Severity
    ) -> Diagnostic {
        guard let name = key.scalar?.value, !key.isNull else {
            return Diagnostic(
                .unknownKey, severity: severity, at: key.fullRange,
                "a key is \(key.described(in: root.source)), and nothing reads it",
                label: "nothing reads this", fixes: [Diagnostic.Fix("take it out, with its value")])
        }
        let shown = VisibleText.quoted(name)
        guard let known = root.known(near: key) else {
            let own = RootMapping.ownPrefix
            let prefix = key.scalar?.style == .plain ? key.range.lowerBound : key.range.lowerBound + 1
            return Diagnostic(
                .unknownKey, severity: severity, at: key.range,
                "unknown key \(shown), which nothing reads", label: "nothing reads this",
                fixes: [
                    Diagnostic.Fix(
                        "take it out, or begin its name with '\(own)' if it is your own",
                        edits: [TextEdit(range: prefix..<prefix, replacement: own)])
                ])
        }
        let taken = root.pair(known).map { root.source.line(at: $0.key.range.lowerBound) }
        return Diagnostic(
            .unknownKey, severity: severity, at: key.range,
            "unknown key \(shown), did you mean '\(known)'?", label: "nothing reads this",
            notes: taken.map { ["'\(known)' stands at line \($0) already"] } ?? [],
            fixes: taken == nil
                ? [.renaming(key, to: known)] : [Diagnostic.Fix("keep one of the two")],
            suggestion: known)
    }
}
