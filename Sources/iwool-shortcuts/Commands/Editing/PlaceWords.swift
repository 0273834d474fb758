import IWoolShortcuts
import ShortcutsConfiguration

/// The words that say where an item is to stand.
enum PlaceWords {
    private static let names = ["first", "last", "up", "down", "before", "after"]
    private static let forms = "a position from 1, first, last, up, down, before NAME, after NAME"

    /// The argument that a command takes.
    static let positional = Positional.rest("PLACE", completion: .words(names), forms)

    /// The place that was said, by words or by `--at`; nil when none was.
    static func place(
        _ words: ArraySlice<Argument>, _ options: EditOptions
    ) throws(Refusal) -> ShortcutEdit.Place? {
        guard let word = words.first else { return options.position.map { .position($0) } }
        guard options.position == nil else {
            throw Refusal("the place is named twice, here and by '--at'", at: word)
        }
        if word.text == "before" || word.text == "after" {
            guard words.count > 1 else {
                throw Refusal("'\(word.text)' needs the NAME of another item", at: word)
            }
            try checkEnd(words.dropFirst(2))
            let other = ItemReference(words[words.startIndex + 1].text)
            return word.text == "before" ? .before(other) : .after(other)
        }
        let place = try place(word)
        try checkEnd(words.dropFirst())
        return place
    }

    private static func place(_ word: Argument) throws(Refusal) -> ShortcutEdit.Place {
        switch word.text {
        case "first": return .first
        case "last": return .last
        case "up": return .up
        case "down": return .down
        default:
            if let position = Int(word.text) { return .position(position) }
            let near = NearMiss(words: names).name(near: word.text)
            throw Refusal(
                "\(VisibleText.quoted(word.text)) is no place", at: word,
                help: Refusal.suggestion(near) + ["a place is \(forms)"])
        }
    }

    private static func checkEnd(_ rest: ArraySlice<Argument>) throws(Refusal) {
        if let word = rest.first { throw Refusal("the place is complete before this word", at: word) }
    }
}
