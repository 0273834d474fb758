extension IWoolDeepLink {
    /// What became of a text that was read as a link.
    public enum Outcome: Hashable, Sendable {
        /// It is a link, and this is what it opens.
        case opens(IWoolDeepLink)
        /// It is none that the app follows, which then does nothing.
        case ignored(IgnoredReason)

        /// The link, or nil for a text that is ignored.
        public var link: IWoolDeepLink? {
            if case .opens(let link) = self { link } else { nil }
        }
    }
}
