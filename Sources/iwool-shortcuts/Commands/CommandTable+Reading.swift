extension CommandTable {
    /// Reads a command line without any effect.
    ///
    /// `--help` and `--version` win over everything else, also where something else is wrong.
    func read(_ arguments: [String]) -> Invocation {
        var global = GlobalOptions()
        var topic = Topic.tool
        var action: Invocation.Action
        do throws(Refusal) {
            action = .run(try prepare(arguments, &global, &topic))
        } catch {
            let words = arguments.prefix { $0 != "--" }
            if words.contains("--help") || words.contains("-h") { global.asksForHelp = true }
            if words.contains("--version") { global.asksForVersion = true }
            action = .refuse(error)
        }
        if global.asksForVersion { action = .version }
        if global.asksForHelp { action = .help }
        return Invocation(global: global, topic: topic, action: action)
    }

    /// Finds the command and reads the rest of the line with its flags; the topic follows as words are found.
    private func prepare(
        _ arguments: [String], _ global: inout GlobalOptions, _ topic: inout Topic
    ) throws(Refusal) -> CommandRun {
        var lexer = ArgumentLexer(arguments)
        var parser = ArgumentParser(GlobalOptions.flags.map(\.shape))
        func setGlobal(_ index: Int, _ value: Argument?) throws(Refusal) {
            try GlobalOptions.flags[index].set(&global, value)
        }
        guard let first = try parser.nextPositional(&lexer, setGlobal) else {
            throw Refusal("a command is missing", at: lexer.end)
        }
        let entry = try entry(first)
        var row = entry.rows[0]
        if entry.isFamily {
            topic = .family(entry)
            guard let second = try parser.nextPositional(&lexer, setGlobal) else {
                let names = entry.rows.compactMap(\.path.last).joined(separator: ", ")
                throw Refusal("'\(entry.name)' needs one of its commands: \(names)", at: lexer.end)
            }
            row = try entry.row(second)
        }
        topic = .command(row)
        return try row.prepare(&lexer, &global, given: parser.given)
    }
}
