package import IWoolShortcuts

/// A document of a YAML text: its root, and the marks around it.
package struct YAMLDocument: Sendable {
    /// The root, or nil for a text of blanks and comments only; a written null is a node.
    package internal(set) var root: YAMLNode?
    /// The bytes of the `---` before it, if there is one.
    package internal(set) var startMarker: ByteRange?
    /// The bytes of the `...` behind it, if there is one.
    package internal(set) var endMarker: ByteRange?
}
