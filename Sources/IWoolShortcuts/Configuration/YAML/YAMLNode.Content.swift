extension YAMLNode {
    /// What a node can be.
    package enum Content: Sendable {
        /// Text, as yet without a type.
        case scalar(Scalar)
        /// A list.
        case sequence(Sequence)
        /// Pairs of key and value.
        case mapping(Mapping)
        /// `*name`: it stands for an anchored node and is never put in its place.
        case alias
    }
}
