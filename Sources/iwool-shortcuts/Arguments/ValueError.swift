/// Why a text is no value of its kind.
struct ValueError: Error, Hashable, Sendable {
    /// What would be one, as the rest of "it needs": `a version of iOS, such as 16.2`.
    let expected: String
    /// What was probably meant.
    let suggestion: String?

    init(expected: String, suggestion: String? = nil) {
        self.expected = expected
        self.suggestion = suggestion
    }
}
