package import IWoolShortcuts

extension ShortcutsFile {
    /// Where a fresh file says its schema is: beside it.
    package static let defaultSchema = "./shortcuts.schema.json"

    /// The text of a fresh file, with a line that tells editors where the schema is.
    ///
    /// An existing file is never written this way; it is edited byte by byte.
    package static func render(
        _ selection: ShortcutSelection, schema: String = defaultSchema
    ) -> String {
        let names = ShortcutOption.all.map(\.canonicalName).joined(separator: ", ")
        var lines = [
            "# yaml-language-server: $schema=\(schema)",
            "# The quick actions on the icon of iWool, top of the menu first; at most "
                + "\(ShortcutSelection.maximumCount) of:",
            "# \(names)",
            "version: \(VersionRule.supported)",
        ]
        if selection.options.isEmpty {
            lines.append("shortcuts: []")
        } else {
            lines.append("shortcuts:")
            lines += selection.options.map { "  - \($0.canonicalName)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
