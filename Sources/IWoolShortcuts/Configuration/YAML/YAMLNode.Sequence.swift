package import IWoolShortcuts

extension YAMLNode {
    /// A list.
    package struct Sequence: Sendable {
        /// The items, in order.
        package let items: [YAMLNode]
        /// The place of each item's dash; empty for a flow list.
        package let dashes: [Int]
        /// The bytes of `[` and of `]`; nil for a block list.
        package let brackets: Brackets?

        /// How it is written.
        package var style: CollectionStyle { brackets == nil ? .block : .flow }
    }

    /// The two brackets of a flow collection.
    package struct Brackets: Hashable, Sendable {
        /// The byte of the opening one.
        package let open: ByteRange
        /// The byte of the closing one.
        package let close: ByteRange
    }
}
