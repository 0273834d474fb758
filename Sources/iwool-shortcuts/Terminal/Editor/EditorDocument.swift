import IWoolShortcuts
import ShortcutsConfiguration

/// The text that is edited, with everything that was done to it, so that it can be undone and done again.
///
/// Each change is an edit as the commands make it: saving replays nothing else, and comments travel with
/// their items from the first key on.
struct EditorDocument: Sendable {
    /// What the file has as far as is known.
    private(set) var saved: Version
    /// The texts that can be gone through, oldest first.
    private var versions: [Version]
    /// Which of them is shown.
    private var index: Int
    /// Which of them the file has; nil when that is none of these.
    private var savedIndex: Int?

    /// Begins with the text of a file, or gives nil for one with errors.
    init?(_ source: SourceText) {
        guard let version = Version(ShortcutsEditor(source)) else { return nil }
        saved = version
        versions = [version]
        index = 0
        savedIndex = 0
    }

    /// The text that is shown.
    var current: Version { versions[index] }

    /// Whether saving would write anything.
    var isChanged: Bool { current.bytes != saved.bytes }

    /// Makes an edit, and says what it did; one that changes nothing leaves no trace.
    ///
    /// What was undone before can't be made again then.
    mutating func apply(
        _ edit: ShortcutEdit, speaking language: Language
    ) throws(EditRefusal) -> EditOutcome {
        let outcome = try current.editor.outcome(of: edit)
        if outcome.changesNothing { return outcome }
        let source = SourceText(name: current.editor.source.name, bytes: outcome.bytes)
        let words = EditReport(outcome, in: language).summary
        guard let version = Version(ShortcutsEditor(source), madeBy: edit, words: words) else {
            preconditionFailure("an edit that was proved left errors: \(edit)")
        }
        versions.removeSubrange((index + 1)...)
        versions.append(version)
        index += 1
        if let savedIndex, savedIndex >= index { self.savedIndex = nil }
        return outcome
    }

    /// Goes back by one edit; false at the beginning.
    mutating func undo() -> Bool {
        guard index > 0 else { return false }
        index -= 1
        return true
    }

    /// Makes the edit again that was undone last; false when there is none.
    mutating func redo() -> Bool {
        guard index + 1 < versions.count else { return false }
        index += 1
        return true
    }

    /// Learns that the file has the current text now.
    mutating func markSaved() {
        saved = current
        savedIndex = index
    }

    /// The edits that lead from the file's text to the current one.
    ///
    /// Where undoing went back behind what was saved, they are one that says the whole list.
    var unsavedEdits: [ShortcutEdit] {
        if let savedIndex, savedIndex <= index {
            return versions[(savedIndex + 1)..<(index + 1)].compactMap(\.edit)
        }
        return isChanged ? [.set(current.selection.options.map(\.canonicalName))] : []
    }

    /// The same edits on another text; those that can't be made there come back with the reasons.
    ///
    /// Nil for a text with errors.
    func rebased(
        on source: SourceText, speaking language: Language
    ) -> (document: EditorDocument, refusals: [EditRefusal])? {
        guard var document = EditorDocument(source) else { return nil }
        var refusals: [EditRefusal] = []
        for edit in unsavedEdits {
            do throws(EditRefusal) {
                _ = try document.apply(edit, speaking: language)
            } catch {
                refusals.append(error)
            }
        }
        return (document, refusals)
    }
}
