/// One finding about the user's text: what is wrong, where, and what would mend it.
///
/// Findings about a file are never thrown; rules send them to a `DiagnosticSink` and go on.
package struct Diagnostic: Hashable, Sendable {
    /// Which rule speaks; its row in the registry explains it.
    package var code: Code
    /// How bad it is; usually the code's default.
    package var severity: Severity
    /// What is wrong, with all its facts: lower case, no full stop.
    package var message: String
    /// The bytes it is about; an empty range is a place between two bytes.
    package var range: ByteRange
    /// A shorter word at the place itself.
    package var label: String?
    /// Other places that belong to the story, such as the first of two duplicates.
    package var related: [Label]
    /// More facts, a sentence each.
    package var notes: [String]
    /// What would mend it, the best first.
    package var fixes: [Fix]
    /// The bare word that was probably meant.
    package var suggestion: String?

    package init(
        _ code: Code,
        severity: Severity? = nil,
        at range: ByteRange,
        _ message: String,
        label: String? = nil,
        related: [Label] = [],
        notes: [String] = [],
        fixes: [Fix] = [],
        suggestion: String? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.message = message
        self.range = range
        self.label = label
        self.related = related
        self.notes = notes
        self.fixes = fixes
        self.suggestion = suggestion
    }
}
