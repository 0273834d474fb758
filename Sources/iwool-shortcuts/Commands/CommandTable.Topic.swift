extension CommandTable {
    /// What help can be about.
    enum Topic: Sendable {
        /// The tool as a whole.
        case tool
        /// A family of commands.
        case family(Entry)
        /// One command.
        case command(CommandRow)

        /// The words that call it behind the program's name; empty for the tool as a whole.
        var name: String {
            switch self {
            case .tool: ""
            case .family(let entry): entry.name
            case .command(let row): row.name
            }
        }
    }

    /// The topic of the words behind `help`.
    ///
    /// - Throws: when there is no such command, or one word too many.
    func topic(_ words: [Argument]) throws(Refusal) -> Topic {
        guard let first = words.first else { return .tool }
        let entry = try entry(first)
        var rest = words.dropFirst()
        var topic = Topic.family(entry)
        if !entry.isFamily {
            topic = .command(entry.rows[0])
        } else if let second = rest.popFirst() {
            topic = .command(try entry.row(second))
        }
        if let extra = rest.first { throw Refusal("'\(topic.name)' has no commands of its own", at: extra) }
        return topic
    }
}
