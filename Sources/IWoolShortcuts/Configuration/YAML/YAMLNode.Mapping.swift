extension YAMLNode {
    /// Pairs of key and value, in the order of the text.
    package struct Mapping: Sendable {
        /// A key, any node at all, and its value.
        package struct Pair: Sendable {
            /// The key.
            package let key: YAMLNode
            /// The value; an empty plain scalar where nothing is written.
            package let value: YAMLNode
            /// The place of the colon; nil for a key that stands alone, as in `{a, b}` or `? a`.
            package let colon: Int?
        }

        /// The pairs; keys may be repeated, which is for a rule to find.
        package let pairs: [Pair]
        /// The bytes of `{` and of `}`; nil for a block mapping and for `a: b` inside a flow list.
        package let brackets: Brackets?
        /// How it is written.
        package let style: CollectionStyle
    }
}
