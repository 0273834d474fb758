package import IWoolShortcuts

extension ListLayout {
    /// The ways to write a list that are edited differently.
    package enum Kind: Hashable, Sendable {
        /// With a dash for each item; never empty.
        case block
        /// A block list whose first dash shares its line with the key, which therefore can't move.
        case blockBesideKey
        /// In brackets, all on one line.
        case flowLine
        /// In brackets, with each item on a line of its own; also an empty one, without comments,
        /// whose brackets share no line.
        case flowLines
        /// In brackets over several lines in any other way, with the first comment between them.
        case flowOther(comment: ByteRange?)

        /// Whether a slot is a whole line.
        var isMadeOfLines: Bool {
            switch self {
            case .block, .blockBesideKey, .flowLines: true
            case .flowLine, .flowOther: false
            }
        }
    }
}
