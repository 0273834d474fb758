import IWoolShortcuts

/// Takes the tokens of a command line apart by the shapes of its flags, and hands each flag on to be set.
///
/// It knows no options: one parser for all keeps the start of the tool from making a type for each command.
struct ArgumentParser {
    /// Sets a flag, known by its index among the shapes, to a value, or to nothing for a flag without one.
    typealias Setter = (Int, Argument?) throws(Refusal) -> Void

    private let flags: [FlagShape]
    /// The flags that were given already, here or by the parser before.
    private(set) var given: [String]

    /// Takes the flags; those given already may not be repeated.
    init(_ flags: [FlagShape], given: [String] = []) {
        self.flags = flags
        self.given = given
    }

    /// Reads flags up to the next positional argument, or to the end, which gives nil.
    mutating func nextPositional(
        _ lexer: inout ArgumentLexer, _ set: Setter
    ) throws(Refusal) -> Argument? {
        while let token = lexer.next() {
            switch token {
            case .positional(let argument): return argument
            case .long(let name): try setLong(name, &lexer, set)
            case .short(let letter): try setShort(letter, &lexer, set)
            }
        }
        return nil
    }

    /// Reads everything that is left; the positional arguments.
    mutating func rest(
        _ lexer: inout ArgumentLexer, _ set: Setter
    ) throws(Refusal) -> [Argument] {
        var positionals: [Argument] = []
        while let argument = try nextPositional(&lexer, set) { positionals.append(argument) }
        return positionals
    }

    private mutating func setLong(
        _ name: Argument, _ lexer: inout ArgumentLexer, _ set: Setter
    ) throws(Refusal) {
        guard let index = flags.firstIndex(where: { $0.name == name.text }) else {
            _ = lexer.attachedValue()
            throw unknown("--" + name.text, at: name, nearest: nearestName(to: name.text))
        }
        try take(index, at: name, &lexer, set)
    }

    private mutating func setShort(
        _ letter: Argument, _ lexer: inout ArgumentLexer, _ set: Setter
    ) throws(Refusal) {
        let whole = lexer.current
        let word = whole.text.dropFirst().prefix { $0 != "=" }
        if word.count > 1, flags.contains(where: { $0.name == word }) {
            throw Refusal(
                "the flag '--\(word)' takes two dashes", at: whole, help: Refusal.suggestion("--\(word)"))
        }
        guard let index = flags.firstIndex(where: { $0.short == letter.text.first }) else {
            throw unknown(
                "-" + letter.text, at: letter, nearest: word.count > 1 ? nearestName(to: word) : nil)
        }
        try take(index, at: letter, &lexer, set)
    }

    private mutating func take(
        _ index: Int, at name: Argument, _ lexer: inout ArgumentLexer, _ set: Setter
    ) throws(Refusal) {
        let shape = flags[index]
        if given.contains(shape.name), !shape.isRepeatable {
            throw Refusal("'\(shape.spelling)' is given twice", at: name, help: ["once is enough"])
        }
        given.append(shape.name)
        guard let kind = shape.value else {
            if let value = lexer.attachedValue() {
                throw Refusal("'\(shape.spelling)' takes no value", at: value)
            }
            return try set(index, nil)
        }
        guard let value = lexer.value() else { throw missing(kind, of: shape, at: name, lexer.upcoming) }
        try set(index, value)
    }

    private func missing(
        _ kind: ValueShape, of shape: FlagShape, at name: Argument, _ next: String?
    ) -> Refusal {
        var help: [String] = []
        if !kind.choices.isEmpty {
            help.append("\(kind.placeholder) is one of \(kind.choices.joined(separator: ", "))")
        }
        if let next, next != "--", !flags.contains(where: { $0.spelling == next }) {
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
        NearMiss(words: flags.map(\.name)).name(near: String(typed))
    }
}
