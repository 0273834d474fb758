extension Positional {
    /// How many arguments a positional takes; only the last of a command may take more than one.
    enum Count: Hashable, Sendable {
        case one
        case atMostOne
        case any
        case atLeastOne

        /// The smallest number.
        var minimum: Int { self == .one || self == .atLeastOne ? 1 : 0 }

        /// The largest number; nil when there is no limit.
        var maximum: Int? { self == .one || self == .atMostOne ? 1 : nil }
    }
}
