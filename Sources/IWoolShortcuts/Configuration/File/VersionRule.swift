package import IWoolShortcuts

/// The version is there, and the plain number 1.
package enum VersionRule {
    /// The one version that is read, as it must be written.
    package static let supported = "1"

    /// The pair of the version, or nil after a finding.
    package static func version(
        of root: RootMapping, into sink: inout DiagnosticSink
    ) -> YAMLNode.Mapping.Pair? {
        guard let pair = root.pair("version") else {
            let line = "version: \(supported)"
            let start = root.node.range.lowerBound
            let edit = root.insertion(of: line, at: start)
            sink.send(.missingKey("version", line: line, edits: edit.map { [$0] } ?? [], in: root))
            return nil
        }
        if let finding = finding(about: pair.value, in: root.source) {
            sink.send(finding)
            return nil
        }
        return pair
    }

    private static func finding(about value: YAMLNode, in source: SourceText) -> Diagnostic? {
        if value.isNumber {
            return value.scalar?.value == supported ? nil : .unsupportedVersion(value)
        }
        return .versionType(value, in: source)
    }
}

extension RootMapping {
    /// The edit that writes a line of the mapping at the start of one, or nil where the layout forbids it.
    func insertion(of line: String, at start: Int) -> TextEdit? {
        let place = start..<start
        if let open = node.mapping?.brackets?.open {
            let comma = pairs.isEmpty ? "" : ", "
            return TextEdit(range: open.upperBound..<open.upperBound, replacement: line + comma)
        }
        let lineStart = source.lineRange(source.line(at: start)).lowerBound
        let indentation = source.text(max(lineStart, source.contentStart)..<start)
        guard indentation.allSatisfy({ $0 == " " }) else { return nil }
        return TextEdit(range: place, replacement: line + source.lineBreak + indentation)
    }
}

extension Diagnostic {
    /// A key that every file needs is not there; one that is near it is taken for it.
    package static func missingKey(
        _ name: String, line: String, edits: [TextEdit], in root: RootMapping
    ) -> Diagnostic {
        guard let near = root.pair(near: name) else {
            let place = root.pairs.first?.key.fullRange ?? root.node.range
            return Diagnostic(
                .missingKey, at: place, "the key '\(name)' is missing",
                label: "no '\(name)' beside this",
                fixes: [Diagnostic.Fix("write the line '\(line)'", edits: edits)])
        }
        let written = VisibleText.quoted(near.key.scalar?.value ?? "")
        return Diagnostic(
            .missingKey, at: near.key.range,
            "the key '\(name)' is missing, and \(written) is probably meant to be it",
            label: "'\(name)' is meant?", fixes: [.renaming(near.key, to: name)], suggestion: name)
    }

    fileprivate static func unsupportedVersion(_ value: YAMLNode) -> Diagnostic {
        let written = VisibleText.shown(value.scalar?.value ?? "")
        return Diagnostic(
            .unsupportedVersion, at: value.range,
            "version \(written) is not supported: the only version is \(VersionRule.supported)",
            label: "not \(VersionRule.supported)", fixes: [versionFix(value)])
    }

    fileprivate static func versionType(_ value: YAMLNode, in source: SourceText) -> Diagnostic {
        let isQuotedOne = value.scalar?.value == VersionRule.supported
        let words = value.described(in: source)
        return Diagnostic(
            .wrongType, at: value.range,
            isQuotedOne
                ? "the version is \(words), and must be the number \(VersionRule.supported) without quotes"
                : "the version is \(words), and must be the number \(VersionRule.supported)",
            label: "not the number \(VersionRule.supported)", fixes: [versionFix(value, isSafe: isQuotedOne)])
    }

    private static func versionFix(_ value: YAMLNode, isSafe: Bool = false) -> Fix {
        let blank = value.range.isEmpty ? " " : ""
        let edit = TextEdit(range: value.range, replacement: blank + VersionRule.supported)
        // A value over several lines is better rewritten by hand.
        let isScalar =
            value.scalar != nil && value.scalar?.style != .literal
            && value.scalar?.style != .folded
        return Fix(
            "write 'version: \(VersionRule.supported)'", edits: isScalar ? [edit] : [], isSafe: isSafe)
    }
}

extension Diagnostic.Fix {
    /// Writes another name in place of a scalar, inside its quotes if it has any.
    package static func renaming(_ scalar: YAMLNode, to name: String, isSafe: Bool = false) -> Diagnostic.Fix
    {
        let title = "write '\(name)'"
        switch scalar.scalar?.style {
        case .plain:
            let edit = TextEdit(range: scalar.range, replacement: name)
            return Diagnostic.Fix(title, edits: [edit], isSafe: isSafe)
        case .singleQuoted, .doubleQuoted:
            let inner = scalar.range.lowerBound + 1..<scalar.range.upperBound - 1
            return Diagnostic.Fix(
                title, edits: [TextEdit(range: inner, replacement: name)], isSafe: isSafe)
        case .literal, .folded, nil:
            return Diagnostic.Fix(title)
        }
    }
}
