package import IWoolShortcuts

/// What changed between two selections, told with as few moves as can be.
///
/// An option counts as moved only if it has to: a row that merely makes room is not mentioned.
package struct SelectionDifference: Hashable, Sendable {
    /// An option that changed its place among those that stayed; positions count from 1.
    package struct Move: Hashable, Sendable {
        /// The option.
        package let option: ShortcutOption
        /// Where it was.
        package let from: Int
        /// Where it is.
        package let to: Int
    }

    /// The options that moved, top of the new menu first.
    package let moved: [Move]
    /// The options that are gone, in their old order.
    package let removed: [ShortcutOption]
    /// The options that came, in their new order.
    package let added: [ShortcutOption]

    /// Compares an old selection with a new one.
    package init(from old: ShortcutSelection, to new: ShortcutSelection) {
        removed = old.options.filter { new.position(of: $0) == nil }
        added = new.options.filter { old.position(of: $0) == nil }
        let places = new.options.enumerated().compactMap { index, option in
            old.position(of: option).map { (from: $0, to: index + 1) }
        }
        moved = FewestMoves.among(places).map { from, to in
            Move(option: new.options[to - 1], from: from, to: to)
        }
    }

    /// Whether both selections are the same.
    package var isEmpty: Bool { moved.isEmpty && removed.isEmpty && added.isEmpty }

    /// The change in one line: `Calendar 2 -> 1, - Quick Countdown, + Rate App`; "no change" for none.
    package func words(in language: Language) -> String {
        guard !isEmpty else { return "no change" }
        let moves = moved.map { "\($0.option.title(in: language)) \($0.from) -> \($0.to)" }
        let gone = removed.map { "- \($0.title(in: language))" }
        let come = added.map { "+ \($0.title(in: language))" }
        return (moves + gone + come).joined(separator: ", ")
    }
}
