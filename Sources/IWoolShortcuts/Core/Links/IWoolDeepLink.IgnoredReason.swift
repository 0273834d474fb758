extension IWoolDeepLink {
    /// Why a text opens nothing; the raw value is the name that scripts read.
    public enum IgnoredReason: String, Hashable, Sendable, CaseIterable {
        /// It does not start with `iwool:`.
        case notIWool
        /// The first segment is no name of a destination.
        case unknownPath
        /// What follows `settings` is none of its pages and prompts.
        case unknownSettingsPath
        /// It is a link to an activity, and says nowhere which.
        case missingEventID
        /// An id is no positive integer in plain digits.
        case invalidEventID
        /// It gives several ids, and they differ.
        case conflictingEventIDs
    }
}

extension IWoolDeepLink.IgnoredReason: CustomStringConvertible {
    /// The raw value.
    public var description: String { rawValue }
}
