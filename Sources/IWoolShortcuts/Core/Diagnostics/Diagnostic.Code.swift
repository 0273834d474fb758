extension Diagnostic {
    /// A rule that speaks: its stable name, and the text that explains it.
    ///
    /// A code is its own row of the registry, `Code.all`; the rows stand in one file for each domain.
    package struct Code: Sendable {
        /// The name that scripts rely on, such as `unknown-option`; it never changes.
        package let id: String
        /// How bad a finding of this kind is, unless it says otherwise.
        package let severity: Severity
        /// What the rule says, in one line.
        package let summary: String
        /// Why there is such a rule, in a few sentences.
        package let why: String
        /// An input that gives exactly this code.
        package let bad: Example
        /// The same input put right; it gives nothing.
        package let good: Example

        package init(
            _ id: String,
            _ severity: Severity,
            _ summary: String,
            why: String,
            bad: Example,
            good: Example
        ) {
            self.id = id
            self.severity = severity
            self.summary = summary
            self.why = why
            self.bad = bad
            self.good = good
        }
    }
}

extension Diagnostic.Code: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Diagnostic.Code {
    /// Every code of the tool, in the order in which they are listed.
    package static let all: [Diagnostic.Code] = configuration + defaults + links + launch

    /// The code of a name, or nil.
    package static func named(_ id: String) -> Diagnostic.Code? {
        all.first { $0.id == id }
    }
}
