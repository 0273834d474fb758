import IWoolShortcuts

extension EditorState {
    /// The lines that saving would change, as `diff -u` shows them, and safe to draw.
    var differenceLines: [String] {
        let (old, new) = (document.saved.bytes, document.current.bytes)
        let bytes = UnifiedDiff(from: old, to: new, path: VisibleText.whole(fileName)).bytes
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { VisibleText.whole(String(decoding: $0, as: UTF8.self)) }
    }

    /// Shows what saving would change.
    mutating func showDifference() {
        if document.isChanged { mode = .difference(top: 0) } else { say("nothing has changed") }
    }

    /// The keys that go through the difference; any other one goes back to the list.
    mutating func handleInDifference(_ key: EditorKey, top: Int) {
        let last = max(differenceLines.count - 1, 0)
        switch key {
        case .up, .character("k"): mode = .difference(top: max(top - 1, 0))
        case .down, .character("j"): mode = .difference(top: min(top + 1, last))
        case .character(" "): mode = .difference(top: min(top + 10, last))
        case .home: mode = .difference(top: 0)
        case .end: mode = .difference(top: last)
        default: mode = .list
        }
    }
}
