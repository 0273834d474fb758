/// One step of libyaml through a text; places count code points from the first one handed to it.
struct YAMLEvent {
    /// What was met.
    enum Kind {
        /// The text begins.
        case streamStart
        /// The text is over; nothing comes after it.
        case streamEnd
        /// A document begins; explicit with `---`.
        case documentStart(isExplicit: Bool)
        /// A document is over; explicit with `...`.
        case documentEnd(isExplicit: Bool)
        /// `*name`.
        case alias
        /// A scalar with the text that it means.
        case scalar(YAMLNode.Scalar)
        /// A list opens.
        case sequenceStart(YAMLNode.CollectionStyle)
        /// The innermost list is over.
        case sequenceEnd
        /// A mapping opens.
        case mappingStart(YAMLNode.CollectionStyle)
        /// The innermost mapping is over.
        case mappingEnd
    }

    /// What was met.
    let kind: Kind
    /// The first code point, that of an anchor or a tag if there is one.
    let start: Int
    /// Behind the last code point; for a block collection's end beyond the comments after it.
    let end: Int
    /// Whether an anchor stands before it.
    let hasAnchor: Bool
    /// Whether a tag stands before it.
    let hasTag: Bool
}
