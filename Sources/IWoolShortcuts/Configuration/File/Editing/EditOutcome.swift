package import IWoolShortcuts

/// What an edit makes of a file: the bytes to write, and what there is to say about it.
package struct EditOutcome: Sendable {
    /// The edits of the text, in ascending order; none when nothing changes.
    package let edits: [TextEdit]
    /// The text after them.
    package let bytes: [UInt8]
    /// The list before, as written.
    package let before: [Name]
    /// The list after, as written.
    package let after: [Name]
    /// What happened to the items, in the order in which to tell it.
    package let changes: [Change]

    /// Whether the text after them has no errors; otherwise some items are still faulty.
    package let isClean: Bool

    /// Whether the file stays as it is.
    package var changesNothing: Bool { edits.isEmpty }
}

extension EditOutcome {
    /// The default configuration in place of a text that can't be edited, whatever it holds.
    package init(rewriting source: SourceText) {
        let selection = ShortcutSelection.default
        bytes = Array(ShortcutsFile.render(selection).utf8)
        edits = bytes == source.bytes ? [] : [TextEdit(range: source.range, replacement: bytes)]
        before = []
        after = selection.options.map { Name($0.canonicalName) }
        changes = after.enumerated().map { .added($1, at: $0 + 1) }
        isClean = true
    }
}
