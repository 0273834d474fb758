/// What parser, help, manual and completions need to know about a flag, whatever it sets.
struct FlagShape: Hashable, Sendable {
    /// The name without the dashes.
    let name: String
    /// The letter of the short form; only the flags that are used most have one.
    let short: Character?
    /// What it does, in one line: lower case, no full stop.
    let summary: String
    /// Its value; nil for a flag that is there or not.
    let value: ValueShape?
    /// The value it has when it is not given, where there is one to name.
    var defaultValue: String?
    /// Whether it may be given more than once.
    let isRepeatable: Bool

    init(
        _ name: String, short: Character? = nil, value: ValueShape? = nil, defaultValue: String? = nil,
        isRepeatable: Bool = false, summary: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.defaultValue = defaultValue
        self.isRepeatable = isRepeatable
        self.summary = summary
    }

    /// The long form as it is typed: `--format`.
    var spelling: String { "--\(name)" }
}
