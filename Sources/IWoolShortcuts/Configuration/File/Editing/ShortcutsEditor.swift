package import IWoolShortcuts

/// Edits a configuration file by changing only the bytes that must change.
///
/// ```swift
/// let outcome = try ShortcutsEditor(source).outcome(of: .move(.name("island"), to: .first))
/// outcome.bytes       // the new text; proved to say what was wanted, and nothing else
/// ```
package struct ShortcutsEditor: Sendable {
    /// The text.
    package let source: SourceText
    /// What was read of it.
    package let reading: ShortcutsFile.Reading
    /// What belongs to which item; nil for a file with errors that no edit can work around.
    package let list: ListLayout?

    /// Reads the text that is to be edited.
    package init(_ source: SourceText) {
        self.source = source
        reading = ShortcutsFile.read(source)
        list = reading.layout.map { ListLayout($0, in: source) }
    }

    /// Makes an edit in memory, and proves it by reading the result.
    ///
    /// A file with errors is not edited, but where the only errors are unknown, repeated or too many items,
    /// some edits can mend it; `reset` also fills a file without content.
    package func outcome(of edit: ShortcutEdit) throws(EditRefusal) -> EditOutcome {
        guard let layout = reading.layout, let list else {
            if edit == .reset, let filling = EmptyFileFilling(source, reading) {
                return try filling.plan.proved(in: source, after: nil, mustBeClean: true)
            }
            throw .faultyFile(reading.diagnostics, byPosition: false)
        }
        let isClean = reading.file != nil
        guard isClean || edit.worksByPosition else {
            throw .faultyFile(reading.diagnostics, byPosition: true)
        }
        let editing = ListEditing(source: source, items: layout.items, list: list, edit: edit)
        let plan = try editing.plan()
        return try plan.proved(in: source, after: layout, mustBeClean: isClean || edit.replacesList)
    }
}
