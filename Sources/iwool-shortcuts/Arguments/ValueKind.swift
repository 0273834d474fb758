import IWoolShortcuts

/// A kind of value that a flag or a positional argument can have: how it is read, and how it is described.
struct ValueKind<Value: Sendable>: Sendable {
    /// How it is described.
    let shape: ValueShape
    private let parse: @Sendable (String) throws(ValueError) -> Value

    init(_ shape: ValueShape, parse: @escaping @Sendable (String) throws(ValueError) -> Value) {
        self.shape = shape
        self.parse = parse
    }

    /// A kind whose values are either right or not what was expected.
    init(_ shape: ValueShape, expecting expected: String, parse: @escaping @Sendable (String) -> Value?) {
        self.init(shape) { text throws(ValueError) in
            guard let value = parse(text) else { throw ValueError(expected: expected) }
            return value
        }
    }

    /// Reads an argument; `holder` is what the message calls the place that it is given to.
    func read(_ argument: Argument, for holder: String) throws(Refusal) -> Value {
        do throws(ValueError) {
            return try parse(argument.text)
        } catch {
            throw Refusal(
                "\(holder) needs \(error.expected), not \(VisibleText.quoted(argument.text))", at: argument,
                help: Refusal.suggestion(error.suggestion))
        }
    }
}
