extension Command {
    /// Its flags as help and completions see them.
    static var flagShapes: [FlagShape] { flags.map(\.shape) }

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
        let own = flags.map { $0.lifted(to: \Parsed.own) }
        let common = GlobalOptions.flags.map { $0.lifted(to: \Parsed.global) }
        var parser = ArgumentParser(own + common, given: given)
        let arguments = try parser.rest(&lexer, into: &parsed)
        try positionals.check(arguments, of: name, end: lexer.end)
        let options = parsed.own
        return { context throws(Refusal) in try run(options, arguments, context) }
    }
}
