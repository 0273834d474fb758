import IWoolShortcuts

extension CommandTable {
    /// A word that can follow the program's name: a command, or a family of commands such as `link`.
    struct Entry: Sendable {
        /// The word.
        let name: String
        /// What it does, in one line: lower case, no full stop.
        let summary: String
        /// The command, or those of the family.
        let rows: [CommandRow]
        /// Whether a second word has to say which command is meant.
        let isFamily: Bool

        /// A single command.
        static func command(_ command: any Command.Type) -> Entry {
            Entry(name: command.name, summary: command.summary, rows: [CommandRow(command)], isFamily: false)
        }

        /// Commands that are called by two words, the first of which they share.
        static func family(_ name: String, _ summary: String, _ commands: [any Command.Type]) -> Entry {
            Entry(
                name: name, summary: summary, rows: commands.map { CommandRow($0, family: name) },
                isFamily: true)
        }

        /// The command of the family that a second word calls.
        ///
        /// - Throws: when there is no such command, with the nearest one.
        func row(_ word: Argument) throws(Refusal) -> CommandRow {
            if let row = rows.first(where: { $0.path.last == word.text }) { return row }
            let nearest = NearMiss(rows.map { (spelling: $0.path.last ?? "", name: $0.name) })
            throw Refusal(
                "'\(name)' has no command \(VisibleText.quoted(word.text))", at: word,
                help: Refusal.suggestion(nearest.name(near: word.text)))
        }
    }
}
