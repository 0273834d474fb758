extension ShortcutEdit {
    /// Where an item is to stand.
    package enum Place: Hashable, Sendable {
        /// A position, from 1.
        case position(Int)
        /// At the top of the menu.
        case first
        /// At its bottom.
        case last
        /// One higher; the topmost stays.
        case up
        /// One lower; the lowest stays.
        case down
        /// Directly above another item.
        case before(ItemReference)
        /// Directly below another item.
        case after(ItemReference)
    }
}
