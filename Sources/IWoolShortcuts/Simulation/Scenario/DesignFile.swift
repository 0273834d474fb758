package import IWoolShortcuts
internal import ShortcutsConfiguration

/// A file that describes how an app delivers requests: a version, a title, and switches.
package struct DesignFile: Sendable {
    /// What the design is called; nil when the file does not say.
    package let title: String?
    /// The design; a switch that the file does not name has its default.
    package let design: LaunchDesign
    /// The switches that the file names, in its order, with the bytes of their values.
    package let settings: [Setting]

    /// A switch that a design sets.
    package struct Setting: Sendable {
        /// The switch.
        package let choice: LaunchDesign.Switch
        /// The bytes of its name.
        package let key: ByteRange
        /// The bytes of its value.
        package let value: ByteRange
    }

    /// What came of reading a file.
    package struct Reading: Sendable {
        /// The file, or nil when there is any error.
        package let file: DesignFile?
        /// What there is to say about it: errors first, each kind in the order of the text.
        package let diagnostics: [Diagnostic]
    }

    /// Reads a file by all the rules.
    package static func read(_ source: SourceText) -> Reading {
        var sink = DiagnosticSink()
        let file = read(source, into: &sink)
        return Reading(file: sink.hasErrors ? nil : file, diagnostics: sink.diagnostics.inReadingOrder)
    }

    private static func read(_ source: SourceText, into sink: inout DiagnosticSink) -> DesignFile? {
        guard let document = YAMLDocument.read(source, into: &sink),
            let root = mapping(of: document, in: source, into: &sink)
        else { return nil }
        YAMLDuplicateKeys.check(root.node, in: source, into: &sink)
        if sink.hasErrors { return nil }
        PlainValues.check(root, in: source, into: &sink)
        if sink.hasErrors { return nil }
        guard VersionRule.version(of: root, into: &sink) != nil else { return nil }
        var reader = DesignReader(source: source)
        var title: String?
        for pair in root.pairs {
            switch pair.key.scalar?.value {
            case "version": break
            case "title": title = reader.title(pair.value)
            default: reader.read(pair)
            }
        }
        reader.checkMoot()
        reader.findings.send(into: &sink)
        return DesignFile(title: title, design: reader.design, settings: reader.settings)
    }

    /// The keys of a design file.
    private static let vocabulary = RootMapping.Vocabulary(
        required: ["version"], optional: ["title"] + LaunchDesign.Switch.all.map(\.name))

    private static func mapping(
        of document: YAMLDocument, in source: SourceText, into sink: inout DiagnosticSink
    ) -> RootMapping? {
        guard let root = document.root, !root.isNull else {
            sink.send(.emptyDesign(document.root, in: source))
            return nil
        }
        guard let mapping = root.mapping else {
            sink.send(.designType(root, in: source))
            return nil
        }
        return RootMapping(node: root, pairs: mapping.pairs, source: source, vocabulary: vocabulary)
    }
}

extension Diagnostic {
    fileprivate static func emptyDesign(_ root: YAMLNode?, in source: SourceText) -> Diagnostic {
        let start = source.contentStart
        return Diagnostic(
            .empty, at: root?.range ?? start..<start, "the file is empty",
            fixes: [Fix("write 'version: 1', and a line for each switch that is not the default")])
    }

    fileprivate static func designType(_ root: YAMLNode, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .wrongType, at: root.range,
            "the file is \(root.described(in: source)), and must be a mapping of switches to values",
            label: "not a design", fixes: [Fix("write 'version: 1', and lines such as 'clears: never'")])
    }
}
