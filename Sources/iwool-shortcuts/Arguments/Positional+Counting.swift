extension [Positional] {
    /// Checks that each positional of a command got as many arguments as it takes.
    ///
    /// - Throws: for a missing argument, at the end of the line; for one too many, at its place.
    func check(_ arguments: [Argument], of command: String, end: Argument.Place) throws(Refusal) {
        let needed = map(\.count.minimum).reduce(0, +)
        if arguments.count < needed {
            let missing = filter { $0.count.minimum > 0 }[arguments.count]
            throw Refusal("'\(command)' needs \(missing.name): \(missing.summary)", at: end)
        }
        guard allSatisfy({ $0.count.maximum != nil }), arguments.count > count else { return }
        let limit = isEmpty ? "no argument" : "no more than \(map(\.usage).joined(separator: " "))"
        throw Refusal("'\(command)' takes \(limit)", at: arguments[count])
    }
}
