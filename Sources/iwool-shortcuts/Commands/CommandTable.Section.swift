extension CommandTable {
    /// A group of commands under one heading of help.
    struct Section: Sendable {
        /// The heading.
        let title: String
        /// What is listed below it.
        let entries: [Entry]

        init(_ title: String, _ entries: [Entry]) {
            self.title = title
            self.entries = entries
        }
    }
}
