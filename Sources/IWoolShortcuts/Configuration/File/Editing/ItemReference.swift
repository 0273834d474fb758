/// How an edit names an item of the list: by what it is, or by where it stands.
package enum ItemReference: Hashable, Sendable {
    /// The name of an option, canonical or alias.
    case name(String)
    /// The position, from 1.
    case position(Int)

    /// Reads a word as it is typed: digits are a position, everything else a name.
    package init(_ word: String) {
        if !word.isEmpty, word.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let position = Int(word) {
            self = .position(position)
        } else {
            self = .name(word)
        }
    }
}

extension ItemReference: CustomStringConvertible {
    /// The word as it is typed.
    package var description: String {
        switch self {
        case .name(let name): name
        case .position(let position): String(position)
        }
    }
}
