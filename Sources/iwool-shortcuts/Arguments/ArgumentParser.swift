import IWoolShortcuts

/// Sets options from the tokens of a command line, by a table of flags.
struct ArgumentParser<Options: Sendable> {
    private let flags: [Flag<Options>]
    /// The flags that were given already, here or by the parser before.
    private(set) var given: Set<String>

    /// Takes the flags; those given already may not be repeated.
    init(_ flags: [Flag<Options>], given: Set<String> = []) {
        self.flags = flags
        self.given = given
    }

    /// Reads flags up to the next positional argument, or to the end, which gives nil.
    mutating func nextPositional(
        _ lexer: inout ArgumentLexer, into options: inout Options
    ) throws(Refusal) -> Argument? {
        while let token = lexer.next() {
            switch token {
            case .positional(let argument): return argument
            case .long(let name): try setLong(name, &lexer, &options)
            case .short(let letter): try setShort(letter, &lexer, &options)
            }
        }
        return nil
    }

    /// Reads everything that is left; the positional arguments.
    mutating func rest(
        _ lexer: inout ArgumentLexer, into options: inout Options
    ) throws(Refusal) -> [Argument] {
        var positionals: [Argument] = []
        while let argument = try nextPositional(&lexer, into: &options) { positionals.append(argument) }
        return positionals
    }

    private mutating func setLong(
        _ name: Argument, _ lexer: inout ArgumentLexer, _ options: inout Options
    ) throws(Refusal) {
        guard let flag = flags.first(where: { $0.shape.name == name.text }) else {
            _ = lexer.attachedValue()
            throw unknown("--" + name.text, at: name, nearest: nearestName(to: name.text))
        }
        try set(flag, at: name, &lexer, &options)
    }

    private mutating func setShort(
        _ letter: Argument, _ lexer: inout ArgumentLexer, _ options: inout Options
    ) throws(Refusal) {
        let whole = lexer.current
        let word = whole.text.dropFirst().prefix { $0 != "=" }
        if word.count > 1, flags.contains(where: { $0.shape.name == word }) {
            throw Refusal(
                "the flag '--\(word)' takes two dashes", at: whole, help: Refusal.suggestion("--\(word)"))
        }
        guard let flag = flags.first(where: { $0.shape.short == letter.text.first }) else {
            throw unknown(
                "-" + letter.text, at: letter, nearest: word.count > 1 ? nearestName(to: word) : nil)
        }
        try set(flag, at: letter, &lexer, &options)
    }

    private mutating func set(
        _ flag: Flag<Options>, at name: Argument, _ lexer: inout ArgumentLexer, _ options: inout Options
    ) throws(Refusal) {
        let shape = flag.shape
        if !given.insert(shape.name).inserted, !shape.isRepeatable {
            throw Refusal("'\(shape.spelling)' is given twice", at: name, help: ["once is enough"])
        }
        guard let kind = shape.value else {
            if let value = lexer.attachedValue() {
                throw Refusal("'\(shape.spelling)' takes no value", at: value)
            }
            return try flag.set(&options, nil)
        }
        guard let value = lexer.value() else { throw missing(kind, of: shape, at: name, lexer.upcoming) }
        try flag.set(&options, value)
    }

    private func missing(
        _ kind: ValueShape, of shape: FlagShape, at name: Argument, _ next: String?
    ) -> Refusal {
        var help: [String] = []
        if !kind.choices.isEmpty {
            help.append("\(kind.placeholder) is one of \(kind.choices.joined(separator: ", "))")
        }
        if let next, next != "--", !flags.contains(where: { $0.shape.spelling == next }) {
            let typed = VisibleText.shown(next)
            help.append("if \(typed) is meant to be the value, write \(shape.spelling)=\(typed)")
        }
        return Refusal("'\(shape.spelling)' needs a value: \(kind.placeholder)", at: name, help: help)
    }

    private func unknown(_ typed: String, at place: Argument, nearest: String?) -> Refusal {
        Refusal(
            "there is no flag \(VisibleText.quoted(typed))", at: place,
            help: Refusal.suggestion(nearest.map { "--\($0)" }))
    }

    private func nearestName(to typed: some StringProtocol) -> String? {
        NearMiss(words: flags.map(\.shape.name)).name(near: String(typed))
    }
}
