extension TextStyle {
    /// What a piece of text is, for its colour; the raw value is the parameter of the escape sequence.
    package enum Paint: String, Sendable {
        /// A heading or a name that the eye should find.
        case strong = "1"
        /// What can be skipped at first.
        case faint = "2"
        /// An error, or a line that goes.
        case bad = "1;31"
        /// A warning.
        case doubtful = "1;33"
        /// A line that comes, or a thing in order.
        case good = "32"
        /// A place, a hint or a word to type.
        case helpful = "36"
    }
}
