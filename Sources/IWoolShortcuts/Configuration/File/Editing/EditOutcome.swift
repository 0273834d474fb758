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

    /// Whether the file stays as it is.
    package var changesNothing: Bool { edits.isEmpty }
}
