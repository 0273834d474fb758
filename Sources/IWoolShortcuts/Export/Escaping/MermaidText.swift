internal import IWoolShortcuts

/// Text inside a Mermaid diagram, where `;` ends a statement and `#` starts a character's number.
enum MermaidText {
    private static let special = Set(";#&<>\"`%{}\\".unicodeScalars)

    /// The text on one line, with the number of each character that has a meaning: `;` is `#59;`.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in VisibleText.whole(text).unicodeScalars {
            if special.contains(scalar) {
                result += "#\(scalar.value);"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
