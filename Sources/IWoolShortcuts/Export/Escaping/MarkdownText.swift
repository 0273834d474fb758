internal import IWoolShortcuts

/// Text inside a line of Markdown, a heading or the cell of a table.
enum MarkdownText {
    private static let special = Set("\\`*_{}[]<>#|~$&".unicodeScalars)

    /// The text as it is meant to be read, with a backslash before whatever has a meaning.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in VisibleText.whole(text).unicodeScalars {
            if special.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
