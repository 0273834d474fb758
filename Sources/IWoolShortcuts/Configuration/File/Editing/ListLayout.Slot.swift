internal import IWoolShortcuts

extension ListLayout {
    /// The place of an item in the frame: what stays where it is when payloads change places.
    struct Slot: Sendable {
        /// What stands between the slot before and this one.
        let gap: Gap
        /// In a flow list with one item a line, the blanks before the scalar.
        let indentation: ByteRange
        /// There also the blanks behind the scalar and the comma.
        let comma: ByteRange
        /// There also the blanks at the end of the line.
        let rest: ByteRange
        /// The line break, where slots are lines; empty at the end of a text that has none.
        let lineBreak: ByteRange
    }
}
