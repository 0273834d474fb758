package import IWoolShortcuts

/// What was found under the name of a design file.
package enum DesignLookup: Sendable {
    /// The text of the file.
    case found(SourceText)
    /// Nothing that could be read, and why.
    case refused(String)
}
