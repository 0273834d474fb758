internal import IWoolShortcuts

extension DiagnosticDrawing {
    /// A place to underline: its line, what the line shows, and the word beside the carets.
    struct Mark {
        /// The line of the first byte, from 1.
        let line: Int
        /// The part of the line that is drawn.
        let excerpt: LineExcerpt
        /// What stands behind the carets.
        let label: String?
        /// Whether it is what the finding is about, rather than a place that belongs to the story.
        let isPrimary: Bool

        init(_ range: ByteRange, _ label: String?, isPrimary: Bool, in source: SourceText) {
            line = source.line(at: range.lowerBound)
            excerpt = LineExcerpt(of: range, line: line, in: source)
            self.label = label
            self.isPrimary = isPrimary
        }
    }
}
