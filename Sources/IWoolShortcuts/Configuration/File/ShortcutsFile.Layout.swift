package import IWoolShortcuts

extension ShortcutsFile {
    /// Where the parts of a configuration stand in its text.
    ///
    /// There is one also for a file whose only errors are items that are unknown, repeated or too many: their
    /// places are known, so they can be taken out by position.
    package struct Layout: Sendable {
        /// The document with its marks.
        package let document: YAMLDocument
        /// The mapping that is the file.
        package let root: YAMLNode
        /// The key `version` and its value.
        package let version: YAMLNode.Mapping.Pair
        /// The key `shortcuts` and its list.
        package let shortcuts: YAMLNode.Mapping.Pair
        /// The items of the list, in order.
        package let items: [Item]
    }

    /// An item of the list as it is written.
    package struct Item: Sendable {
        /// Its place in the list, from 1.
        package let position: Int
        /// The scalar that it is; quotes belong to its range.
        package let node: YAMLNode
        /// The name as the user spelled it, without quotes.
        package let name: String
        /// What it names, or nil for an unknown name.
        package let option: ShortcutOption?
    }
}
