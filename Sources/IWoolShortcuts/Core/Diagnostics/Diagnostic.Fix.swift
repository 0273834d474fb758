extension Diagnostic {
    /// What would mend a finding: in words, and as edits where they are known.
    package struct Fix: Hashable, Sendable {
        /// What to do, in the imperative: "write 'calendar'".
        package let title: String
        /// The edits that do it, in ascending order; none where only words help.
        package let edits: [TextEdit]
        /// Whether it keeps what the text means for certain; otherwise it needs a look.
        package let isSafe: Bool

        package init(_ title: String, edits: [TextEdit] = [], isSafe: Bool = false) {
            self.title = title
            self.edits = edits
            self.isSafe = isSafe
        }
    }
}
