extension Command {
    /// Its flags as help and completions see them.
    static var flagShapes: [FlagShape] { flags.map(\.described) }

    /// Reads the rest of a command line without any effect.
    ///
    /// - Returns: the run of the command, ready to start.
    /// - Throws: for the first fault; the global options that were read before are kept.
    static func prepare(
        _ lexer: inout ArgumentLexer, _ global: inout GlobalOptions, given: Set<String>, called name: String
    ) throws(Refusal) -> CommandRun {
        typealias Parsed = ParsedOptions<Options>
        var parsed = Parsed(global: global, own: Options())
        defer { global = parsed.global }
        let own = flags.map { flag in
            Flag<Parsed>(flag.shape) { (parsed, argument) throws(Refusal) in
                try flag.set(&parsed.own, argument)
            }
        }
        let common = GlobalOptions.flags.map { flag in
            Flag<Parsed>(flag.shape) { (parsed, argument) throws(Refusal) in
                try flag.set(&parsed.global, argument)
            }
        }
        var parser = ArgumentParser(own + common, given: given)
        let arguments = try parser.rest(&lexer, into: &parsed)
        try positionals.check(arguments, of: name, end: lexer.end)
        let options = parsed.own
        return { context throws(Refusal) in try run(options, arguments, context) }
    }
}
