import ShortcutsConfiguration

/// The words of an editing command as the fixtures have them: `move calendar 1`.
struct EditWords {
    let edit: ShortcutEdit

    init?(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0 != "--at" }
        let arguments = Array(words.dropFirst())
        switch (words.first, arguments.count) {
        case ("add", 1): edit = .add(arguments[0])
        case ("add", 2...):
            guard let place = EditWords.place(arguments.dropFirst()) else { return nil }
            edit = .add(arguments[0], at: place)
        case ("remove", 1): edit = .remove(ItemReference(arguments[0]))
        case ("move", 2...):
            guard let place = EditWords.place(arguments.dropFirst()) else { return nil }
            edit = .move(ItemReference(arguments[0]), to: place)
        case ("swap", 2): edit = .swap(ItemReference(arguments[0]), ItemReference(arguments[1]))
        case ("replace", 2): edit = .replace(ItemReference(arguments[0]), with: arguments[1])
        case ("set", _): edit = .set(arguments)
        case ("reset", 0): edit = .reset
        case ("normalise", 0): edit = .normalise
        default: return nil
        }
    }

    private static func place(_ words: ArraySlice<String>) -> ShortcutEdit.Place? {
        switch (words.first, words.count) {
        case ("first", 1): .first
        case ("last", 1): .last
        case ("up", 1): .up
        case ("down", 1): .down
        case ("before", 2): .before(ItemReference(words[words.startIndex + 1]))
        case ("after", 2): .after(ItemReference(words[words.startIndex + 1]))
        case (let word?, 1): Int(word).map(ShortcutEdit.Place.position)
        default: nil
        }
    }
}
