extension Diagnostic.Code {
    /// The codes of the link linter.
    package static let links: [Diagnostic.Code] = []
}
