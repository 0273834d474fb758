extension Diagnostic {
    /// A place beside the primary one, with a word about it.
    package struct Label: Hashable, Sendable {
        /// The bytes it is about.
        package let range: ByteRange
        /// What they have to do with the finding: lower case, no full stop.
        package let text: String

        package init(at range: ByteRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }
}
