extension ShortcutSelection {
    /// Why a name of an old list was left out.
    public enum DropReason: Hashable, Sendable {
        /// No option has this name.
        case unknown
        /// The option was in the list already, perhaps under another name.
        case repeated(ShortcutOption)
        /// The list was full.
        case noPlaceLeft(ShortcutOption)
    }

    /// A name that was left out, with its place in the list and the reason.
    public struct Dropped: Hashable, Sendable {
        /// The name as it stood in the list.
        public let name: String
        /// Its place in the list, from 1.
        public let position: Int
        /// Why it was left out.
        public let reason: DropReason
    }

    /// Reads an old list of names, never failing: what is known is kept in order, the rest is reported.
    ///
    /// ```swift
    /// let (kept, dropped) = ShortcutSelection.reading(["cal", "watchface", "home"])
    /// // kept: calendar, home; dropped: watchface at 2, unknown
    /// ```
    public static func reading(
        _ names: some Sequence<String>
    ) -> (selection: ShortcutSelection, dropped: [Dropped]) {
        var kept: [ShortcutOption] = []
        var dropped: [Dropped] = []
        for (index, name) in names.enumerated() {
            let reason: DropReason
            if let option = ShortcutOption(name) {
                if kept.contains(option) {
                    reason = .repeated(option)
                } else if kept.count == maximumCount {
                    reason = .noPlaceLeft(option)
                } else {
                    kept.append(option)
                    continue
                }
            } else {
                reason = .unknown
            }
            dropped.append(Dropped(name: name, position: index + 1, reason: reason))
        }
        return (ShortcutSelection(unchecked: kept), dropped)
    }
}
