package import IWoolShortcuts

extension ShortcutsFile {
    /// What came of reading a file.
    package struct Reading: Sendable {
        /// The file, or nil when there is any error.
        package let file: ShortcutsFile?
        /// Where its parts stand; known also when the only errors are unknown, repeated or too many items.
        package let layout: Layout?
        /// What there is to say about it: errors first, each kind in the order of the text.
        package let diagnostics: [Diagnostic]
    }

    /// Reads a file by all the rules.
    ///
    /// The stages are those of `YAMLDocument.read`, then the root, repeated keys, anchors and the like, the
    /// version, the list, its items. A stage with an error ends the run, but all problems of a stage are
    /// reported. Unknown keys are warnings, or errors when it is strict.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - isStrict: Whether a key that is not known is an error.
    ///   - iOS: The version of iOS that the menu is to be shown on, if that is asked.
    package static func read(
        _ source: SourceText, isStrict: Bool = false, iOS: IOSVersion? = nil
    ) -> Reading {
        var sink = DiagnosticSink()
        let layout = Layout.read(source, isStrict: isStrict, into: &sink)
        guard let layout, !sink.hasErrors else {
            return Reading(file: nil, layout: layout, diagnostics: sink.diagnostics)
        }
        let file = ShortcutsFile(source: source, layout: layout, selection: layout.selection)
        if let iOS, let finding = AvailabilityRule.finding(about: file, on: iOS) { sink.send(finding) }
        return Reading(file: file, layout: layout, diagnostics: sink.diagnostics)
    }
}

extension ShortcutsFile.Layout {
    fileprivate static func read(
        _ source: SourceText, isStrict: Bool, into sink: inout DiagnosticSink
    ) -> ShortcutsFile.Layout? {
        guard let document = YAMLDocument.read(source, into: &sink),
            let root = RootRule.mapping(of: document, in: source, into: &sink)
        else { return nil }
        YAMLDuplicateKeys.check(root.node, in: source, into: &sink)
        if sink.hasErrors { return nil }
        ReferenceRule.check(root, into: &sink)
        if sink.hasErrors { return nil }
        guard let version = VersionRule.version(of: root, into: &sink) else { return nil }
        // Another version may know other keys, so they are judged only from here on.
        defer { UnknownKeyRule.check(root, isStrict: isStrict, into: &sink) }
        guard let shortcuts = ListRule.list(of: root, version: version, into: &sink) else { return nil }
        let items = ItemRule.items(of: shortcuts.value, in: source, into: &sink)
        return items.map { items in
            ShortcutsFile.Layout(
                document: document, root: root.node, version: version, shortcuts: shortcuts, items: items)
        }
    }

    /// What the items name, once they are known to be right.
    fileprivate var selection: ShortcutSelection {
        do {
            return try ShortcutSelection(items.compactMap(\.option))
        } catch {
            preconditionFailure("items without errors make no selection: \(error)")
        }
    }
}
