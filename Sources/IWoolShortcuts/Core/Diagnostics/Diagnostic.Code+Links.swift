extension Diagnostic.Code {
    /// The codes of the link linter and of the record of shipped names.
    package static let links: [Diagnostic.Code] =
        ignoredLinks + linkSpelling + linkDays + linksLock
}
