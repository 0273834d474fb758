/// One flag of a command: its row in the table, and what it sets.
///
/// ```swift
/// static let flags: [Flag<Options>] = [
///     .toggle("dry-run", short: "n", { $0.isDryRun = true }, "print the difference and write nothing"),
///     .value("file", short: "f", { $0.file = $1 }, .file, "the configuration to change"),
///     .choice("format", \.format, "how to print the findings"),
///     .list("tap", { $0.taps.append($1) }, .text("TAP"), "a tap on an option, a link or a widget"),
/// ]
/// ```
struct Flag<Options: Sendable>: Sendable {
    /// A property of the options, as `\.format` names it.
    typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

    /// Sets what the flag stands for; the argument is the value, absent for a flag without one.
    typealias Setter = @Sendable (inout Options, Argument?) throws(Refusal) -> Void

    /// What the parser needs to know of it.
    let shape: FlagShape
    /// What it does to the options.
    let set: Setter
    private let defaultValue: @Sendable () -> String?

    init(
        _ shape: FlagShape, defaultValue: @escaping @Sendable () -> String? = { nil }, set: @escaping Setter
    ) {
        self.shape = shape
        self.defaultValue = defaultValue
        self.set = set
    }

    /// How it is described, with its default.
    ///
    /// Key paths are dear to make at run time, so a run makes only those of the flags that it was given.
    var described: FlagShape {
        var shape = shape
        shape.defaultValue = shape.defaultValue ?? defaultValue()
        return shape
    }
}
