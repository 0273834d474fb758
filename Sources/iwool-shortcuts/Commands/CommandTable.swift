import IWoolShortcuts

/// The one table of commands; parser, help, manual, completions and the JSON dump read it.
struct CommandTable: Sendable {
    /// The groups in which help lists the commands.
    let sections: [Section]

    init(_ sections: [Section]) {
        self.sections = sections
    }

    /// The words that can follow the program's name, in the order of help.
    var entries: [Entry] { sections.flatMap(\.entries) }

    /// Every command, those of families too.
    var rows: [CommandRow] { entries.flatMap(\.rows) }

    /// The commands, and with them the words, that a name can mean: for the nearest one.
    private var nearMiss: NearMiss<String> {
        NearMiss(
            entries.map { (spelling: $0.name, name: $0.name) }
                + rows.filter { $0.path.count > 1 }.flatMap { row in
                    [row.name, row.path.last ?? ""].map { (spelling: $0, name: row.name) }
                })
    }

    /// What a word behind the program's name calls.
    ///
    /// - Throws: when there is no such command, with the nearest one.
    func entry(_ word: Argument) throws(Refusal) -> Entry {
        if let entry = entries.first(where: { $0.name == word.text }) { return entry }
        throw Refusal(
            "there is no command \(VisibleText.quoted(word.text))", at: word,
            help: Refusal.suggestion(nearMiss.name(near: word.text)))
    }
}
