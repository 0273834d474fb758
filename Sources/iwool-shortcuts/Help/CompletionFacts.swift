/// What the completion scripts of all shells ask of the table.
struct CompletionFacts {
    /// The table.
    let table: CommandTable

    init(_ table: CommandTable) {
        self.table = table
    }

    /// The flags of every command.
    var common: [FlagShape] { GlobalOptions.flags.map(\.described) }

    /// The families: words that need a second one.
    var families: [CommandTable.Entry] { table.entries.filter(\.isFamily) }

    /// How every flag with a value is typed, long and short, each once.
    ///
    /// A flag has a value in all commands that know it or in none; so the scripts need not know the command.
    var valueSpellings: [String] {
        var seen: [String] = []
        for flag in common + table.rows.flatMap(\.flags) where flag.value != nil {
            for spelling in flag.spellings where !seen.contains(spelling) { seen.append(spelling) }
        }
        return seen
    }
}
