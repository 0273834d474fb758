/// One link in a file: where it stands, and what the app would get.
package struct FoundLink: Sendable {
    /// How the file writes the link, which decides what counts as a slip in it.
    package enum Notation: Hashable, Sendable {
        /// On a line or in an argument of its own: every byte is meant.
        case alone
        /// In a text for people, where `{id}` stands for an id.
        case document
        /// In such a text, with `&` written as `&amp;`.
        case markup
        /// In a string literal of Swift source.
        case sourceCode
    }

    /// A part that is filled in later, such as `\(id)`: a number stands for it while the link is read.
    package struct Placeholder: Hashable, Sendable {
        /// What stands in the file.
        let original: String
        /// The digits that stand for it, which are good as an id and as a day.
        let digits: String

        /// The placeholder number `index` of a link, from 0.
        init(_ original: String, index: Int) {
            self.original = original
            digits = String(8_888_888_801 + index)
        }
    }

    /// The bytes of the file from its first to its last.
    package let range: ByteRange
    /// What the app would get.
    package let text: LinkText
    /// How the file writes it.
    package let notation: Notation
    /// The parts that are filled in when the program runs.
    package let placeholders: [Placeholder]

    package init(
        range: ByteRange, text: LinkText, notation: Notation, placeholders: [Placeholder] = []
    ) {
        self.range = range
        self.text = text
        self.notation = notation
        self.placeholders = placeholders
    }

    /// A range of a file that is a link as it stands there.
    package init(_ range: ByteRange, in source: SourceText, notation: Notation = .alone) {
        self.init(range: range, text: LinkText(range, in: source.bytes), notation: notation)
    }
}
