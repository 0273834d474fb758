extension Command {
    /// Its flags as help and completions see them.
    static var flagShapes: [FlagShape] { flags.map(\.described) }

    /// Reads the rest of a command line without any effect.
    ///
    /// - Returns: the run of the command, ready to start.
    /// - Throws: for the first fault; the global options that were read before are kept.
    static func prepare(
        _ lexer: inout ArgumentLexer, _ global: inout GlobalOptions, given: [String], called name: String
    ) throws(Refusal) -> CommandRun {
        var options = Options()
        let own = flags
        // Closures, not key paths: in generic code those are made at run time.
        let shapes = own.map { $0.shape } + GlobalOptions.flags.map { $0.shape }
        var parser = ArgumentParser(shapes, given: given)
        let arguments = try parser.rest(&lexer) { (index, value) throws(Refusal) in
            if index < own.count {
                try own[index].set(&options, value)
            } else {
                try GlobalOptions.flags[index - own.count].set(&global, value)
            }
        }
        try positionals.check(arguments, of: name, end: lexer.end)
        return { [options] context throws(Refusal) in try run(options, arguments, context) }
    }
}
