import IWoolShortcuts
import ShortcutsConfiguration

extension EditorState {
    /// The keys of the list.
    mutating func handleInList(_ key: EditorKey) -> EditorAction? {
        if moveCursor(key) { return nil }
        switch key {
        case .character("K"), .moveUp: moveRow(to: .up)
        case .character("J"), .moveDown: moveRow(to: .down)
        case .character(" "): toggleRow()
        case .character("x"): beginExchange()
        case .character("u"): undo()
        case .control("r"): redo()
        case .character("r"): apply(.reset, orSay: "these are the defaults already")
        case .character("d"): showDifference()
        case .character("l"): showNextLanguage()
        case .character("b"): moveIcon()
        case .character("?"): mode = .help
        case .enter:
            if document.isChanged { return .save(thenLeave: false) }
            say("nothing to save: the file has this list")
        case .character("q"):
            guard document.isChanged else { return .leave }
            mode = .leaving
        default: break
        }
        return nil
    }

    /// The keys that only go to another row; false for any other key.
    mutating func moveCursor(_ key: EditorKey) -> Bool {
        let rows = rows
        let index = cursorIndex
        switch key {
        case .up, .character("k"): cursor = rows[max(index - 1, 0)]
        case .down, .character("j"): cursor = rows[min(index + 1, rows.count - 1)]
        case .home: cursor = rows[0]
        case .end: cursor = rows[rows.count - 1]
        case .character(let digit) where ("1"..."9").contains(digit):
            let target = Int(digit.value) - Int(("1" as Unicode.Scalar).value)
            if rows.indices.contains(target) { cursor = rows[target] }
        default: return false
        }
        return true
    }

    /// Makes an edit, and says in words what it did or why it was not made.
    mutating func apply(_ edit: ShortcutEdit, orSay nothing: String) {
        do throws(EditRefusal) {
            let outcome = try document.apply(edit, speaking: language)
            guard !outcome.changesNothing else { return say(nothing) }
            let report = EditReport(outcome, in: language)
            say(report.summary + (report.lostComments.isEmpty ? "" : " (u brings it back)"))
        } catch {
            refuse("\(error.message(in: language)); \(error.wayOut)")
        }
    }

    private mutating func moveRow(to place: ShortcutEdit.Place) {
        let title = cursor.title(in: language)
        guard isShown(cursor) else {
            return refuse("\(title) is not on the icon: space puts it there")
        }
        apply(
            .move(.name(cursor.canonicalName), to: place),
            orSay: place == .up ? "\(title) is at the top" : "\(title) is at the bottom")
    }

    private mutating func toggleRow() {
        let name = cursor.canonicalName
        if isShown(cursor) {
            apply(.remove(.name(name)), orSay: "")
        } else if document.current.selection.options.count < ShortcutSelection.maximumCount {
            apply(.add(name), orSay: "")
        } else {
            let count = CountWord.of(ShortcutSelection.maximumCount)
            refuse("All \(count) places are taken: space frees one, x exchanges it with a row.")
        }
    }

    private mutating func undo() {
        let words = document.current.words
        if document.undo() { say("undone: \(words)") } else { refuse("there is nothing to undo") }
    }

    private mutating func redo() {
        if document.redo() {
            say("done again: \(document.current.words)")
        } else {
            refuse("there is nothing to do again")
        }
    }

    private mutating func beginExchange() {
        mode = .exchange(cursorIndex)
        say("exchange \(cursor.title(in: language)): go to the other row, then x or enter; esc stops")
    }

    /// The keys that look for the other row.
    mutating func handleInExchange(_ key: EditorKey, first: Int) {
        let one = rows[first]
        if moveCursor(key) {
            let titles = "\(one.title(in: language)) with \(cursor.title(in: language))"
            return say("exchange \(titles): x or enter; esc stops")
        }
        mode = .list
        guard key == .character("x") || key == .enter || key == .character(" ") else {
            cursor = one
            return
        }
        exchange(one, with: cursor)
    }

    private mutating func exchange(_ one: ShortcutOption, with other: ShortcutOption) {
        guard one != other else { return say("nothing was exchanged: it is the same row") }
        switch (isShown(one), isShown(other)) {
        case (true, true):
            apply(.swap(.name(one.canonicalName), .name(other.canonicalName)), orSay: "")
            cursor = one
        case (true, false): replace(one, with: other)
        case (false, true): replace(other, with: one)
        case (false, false):
            let titles = "\(one.title(in: language)) nor \(other.title(in: language))"
            refuse("nothing was exchanged: neither \(titles) is on the icon")
        }
    }

    private mutating func replace(_ old: ShortcutOption, with new: ShortcutOption) {
        apply(.replace(.name(old.canonicalName), with: new.canonicalName), orSay: "")
        cursor = new
    }
}
