/// One flag of a command: its row in the table, and what it sets.
///
/// ```swift
/// static let flags: [Flag<Options>] = [
///     .toggle("dry-run", short: "n", \.isDryRun, "print the difference and write nothing"),
///     .value("file", short: "f", \.file, .file, "the configuration to change"),
///     .choice("format", \.format, "how to print the findings"),
///     .list("tap", \.taps, .text("TAP"), "a tap on an option, a link or a widget"),
/// ]
/// ```
struct Flag<Options: Sendable>: Sendable {
    /// A property of the options, as `\.isDryRun` names it.
    typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

    /// Sets what the flag stands for; the argument is the value, absent for a flag without one.
    typealias Setter = @Sendable (inout Options, Argument?) throws(Refusal) -> Void

    /// How it is described.
    let shape: FlagShape
    /// What it does to the options.
    let set: Setter

    init(_ shape: FlagShape, set: @escaping Setter) {
        self.shape = shape
        self.set = set
    }

    /// The same flag for options of which its own are a part.
    func lifted<Whole>(to part: Flag<Whole>.Path<Options>) -> Flag<Whole> {
        Flag<Whole>(shape) { [set] whole, argument throws(Refusal) in
            try set(&whole[keyPath: part], argument)
        }
    }
}
