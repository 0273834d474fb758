extension YAMLNode {
    /// A piece of text, with its escapes and folded lines already read.
    package struct Scalar: Hashable, Sendable {
        /// The ways in which text can be written.
        package enum Style: Hashable, Sendable {
            /// Without quotes: the only style that can mean null, a number or a truth value.
            case plain
            /// In `'`.
            case singleQuoted
            /// In `"`.
            case doubleQuoted
            /// Behind `|`.
            case literal
            /// Behind `>`.
            case folded
        }

        /// The text that is meant.
        package let value: String
        /// How it is written.
        package let style: Style
    }
}
