package import IWoolShortcuts

/// A configuration file that was read without errors: its text, its tree, and what it says.
package struct ShortcutsFile: Sendable {
    /// The text, exactly as it was read.
    package let source: SourceText
    /// Where everything stands.
    package let layout: Layout
    /// The quick actions that it lists, top of the menu first.
    package let selection: ShortcutSelection
}
