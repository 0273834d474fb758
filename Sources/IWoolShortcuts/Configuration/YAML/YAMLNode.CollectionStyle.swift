extension YAMLNode {
    /// The two ways in which lists and mappings can be written.
    package enum CollectionStyle: Hashable, Sendable {
        /// By indentation.
        case block
        /// In brackets; `a: b` inside a flow list is a flow mapping without them.
        case flow
    }
}
