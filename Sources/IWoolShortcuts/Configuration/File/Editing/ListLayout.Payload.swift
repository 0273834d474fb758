package import IWoolShortcuts

extension ListLayout {
    /// What travels with an item.
    package struct Payload: Hashable, Sendable {
        /// The lines of the comments above it, with their line breaks.
        let above: ByteRange
        /// In a block list its lines without the last line break, in a flow list the scalar.
        let body: ByteRange
        /// In a flow list the comment behind it, with the blanks before that.
        let trailing: ByteRange
        /// The comments among all this, from their `#` on.
        package let comments: [ByteRange]
        /// How its own line begins.
        let opening: Opening
    }

    /// How the line of an item in a block list begins.
    struct Opening: Hashable, Sendable {
        /// The blanks before the dash.
        let indentation: ByteRange
        /// The blanks behind the dash; nil when the value stands on another line.
        let spacing: ByteRange?
    }
}
