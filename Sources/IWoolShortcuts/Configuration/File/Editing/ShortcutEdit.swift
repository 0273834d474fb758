/// A change of the list of shortcuts, with all names as they were typed.
package enum ShortcutEdit: Hashable, Sendable {
    /// Puts a new item into the list, at its end when no place is given.
    case add(String, at: Place? = nil)
    /// Takes an item out, with its comments.
    case remove(ItemReference)
    /// Gives an item another place, with its comments.
    case move(ItemReference, to: Place)
    /// Lets two items change places, with their comments.
    case swap(ItemReference, ItemReference)
    /// Writes another name in the place of one; the comments stay.
    case replace(ItemReference, with: String)
    /// Makes the list this one; items that stay keep their spelling and comments.
    case set([String])
    /// Makes the list that of a fresh install.
    case reset
    /// Writes canonical names instead of aliases.
    case normalise
}

extension ShortcutEdit {
    /// The word that asks for it.
    package var verb: String {
        switch self {
        case .add: "add"
        case .remove: "remove"
        case .move: "move"
        case .swap: "swap"
        case .replace: "replace"
        case .set: "set"
        case .reset: "reset"
        case .normalise: "normalise"
        }
    }

    /// Whether it can mend a list with items that are unknown, repeated or too many.
    package var worksByPosition: Bool {
        switch self {
        case .remove, .replace, .set, .reset: true
        case .add, .move, .swap, .normalise: false
        }
    }

    /// Whether it says the whole list anew, so that no fault of the old one is left.
    var replacesList: Bool {
        switch self {
        case .set, .reset: true
        case .add, .remove, .move, .swap, .replace, .normalise: false
        }
    }
}
