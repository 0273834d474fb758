import IWoolShortcuts

extension EditorState {
    /// All options as they are listed: those on the icon in their order, then the others in the app's.
    var rows: [ShortcutOption] {
        let shown = document.current.selection.options
        return shown + ShortcutOption.all.filter { !shown.contains($0) }
    }

    /// The index of the row that the keys work on.
    var cursorIndex: Int {
        guard let index = rows.firstIndex(of: cursor) else { preconditionFailure("no row for \(cursor)") }
        return index
    }

    /// Whether an option is on the icon.
    func isShown(_ option: ShortcutOption) -> Bool {
        document.current.selection.position(of: option) != nil
    }

    /// What became of an option since the file was saved: `up 1`, `down 2`, `new`, `off`; nil for nothing.
    ///
    /// Up and down count the rows that it passed; one that merely makes room for a new row has no mark.
    func mark(of option: ShortcutOption) -> String? {
        let old = document.saved.selection.options
        let new = document.current.selection.options
        switch (old.contains(option), new.contains(option)) {
        case (false, true): return "new"
        case (true, false): return "off"
        case (false, false): return nil
        case (true, true):
            guard let from = old.filter({ new.contains($0) }).firstIndex(of: option),
                let to = new.filter({ old.contains($0) }).firstIndex(of: option), from != to
            else { return nil }
            return to < from ? "up \(from - to)" : "down \(to - from)"
        }
    }

    /// The number of rows with a mark.
    var changeCount: Int { rows.count { mark(of: $0) != nil } }

    /// How far the text is from the file, in words.
    var stateInWords: String {
        guard document.isChanged else { return "saved" }
        return "\(changesInWords), not saved"
    }

    /// What would be lost: `2 changes`.
    var changesInWords: String {
        switch changeCount {
        // The list is as it was, and a comment or a spelling is not.
        case 0: "comments changed"
        case 1: "1 change"
        case let count: "\(count) changes"
        }
    }
}
