import IWoolShortcuts
import ShortcutsConfiguration

extension EditorDocument {
    /// One text without errors, and what it says.
    struct Version: Sendable {
        /// The text, ready for the next edit.
        let editor: ShortcutsEditor
        /// The quick actions that it lists.
        let selection: ShortcutSelection
        /// The edit that made it; nil for the text that a file had.
        let edit: ShortcutEdit?
        /// What that edit did, in words; empty for the text that a file had.
        let words: String

        init?(_ editor: ShortcutsEditor, madeBy edit: ShortcutEdit? = nil, words: String = "") {
            guard let file = editor.reading.file else { return nil }
            self.editor = editor
            selection = file.selection
            self.edit = edit
            self.words = words
        }

        /// The text.
        var bytes: [UInt8] { editor.source.bytes }

        /// The comments that travel with an option, each from its `#` on; none for one that is not listed.
        func comments(of option: ShortcutOption) -> [String] {
            guard let list = editor.list, let position = selection.position(of: option) else { return [] }
            return list.comments(of: position - 1)
        }
    }
}
