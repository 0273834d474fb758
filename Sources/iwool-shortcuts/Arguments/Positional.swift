/// An argument of a command that is known by its place.
struct Positional: Hashable, Sendable {
    /// What stands for it in help, in capitals: `NAME`.
    let name: String
    /// What it is, in one line: lower case, no full stop.
    let summary: String
    /// How many arguments it takes.
    let count: Count
    /// The only words there are; empty when that can't be said.
    let choices: [String]
    /// What a shell may offer.
    let completion: Completion

    /// An argument that has to be there once.
    static func required(_ name: String, completion: Completion = .nothing, _ summary: String) -> Positional {
        Positional(ValueShape(name, completion: completion), .one, summary)
    }

    /// An argument that may be left out.
    static func optional(_ name: String, completion: Completion = .nothing, _ summary: String) -> Positional {
        Positional(ValueShape(name, completion: completion), .atMostOne, summary)
    }

    /// The last arguments, however many, perhaps none.
    static func rest(_ name: String, completion: Completion = .nothing, _ summary: String) -> Positional {
        Positional(ValueShape(name, completion: completion), .any, summary)
    }

    /// The last arguments, at least one.
    static func oneOrMore(_ name: String, completion: Completion = .nothing, _ summary: String) -> Positional
    {
        Positional(ValueShape(name, completion: completion), .atLeastOne, summary)
    }

    /// An argument of a kind that the command reads with `kind.read`.
    init(_ shape: ValueShape, _ count: Count, _ summary: String) {
        name = shape.placeholder
        choices = shape.choices
        completion = shape.completion
        self.count = count
        self.summary = summary
    }

    /// How it stands in a line of usage: `NAME`, `[NAME]`, `[NAME...]`, `NAME...`.
    var usage: String {
        switch count {
        case .one: name
        case .atMostOne: "[\(name)]"
        case .any: "[\(name)...]"
        case .atLeastOne: "\(name)..."
        }
    }
}
