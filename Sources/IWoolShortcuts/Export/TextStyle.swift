/// How a text is dressed for its reader: plain, or with ANSI colours beside the words, never instead.
package struct TextStyle: Hashable, Sendable {
    /// Whether escape sequences are written.
    package let isColored: Bool

    /// No escape sequences at all.
    package static let plain = TextStyle(isColored: false)
    /// Bold, dim and the eight basic colours.
    package static let colored = TextStyle(isColored: true)

    package init(isColored: Bool) {
        self.isColored = isColored
    }

    /// A way to dress a piece of text, named for what the piece is.
    package enum Role: Sendable {
        case error, warning, hint, note, strong, faint, added, removed

        var sequence: String {
            switch self {
            case .error: "1;31"
            case .warning: "1;33"
            case .hint: "1;36"
            case .note: "1"
            case .strong: "1"
            case .faint: "2"
            case .added: "32"
            case .removed: "31"
            }
        }
    }

    /// The text in a role's dress; an empty text stays empty.
    package func dress(_ text: String, as role: Role) -> String {
        guard isColored, !text.isEmpty else { return text }
        return "\u{1B}[\(role.sequence)m\(text)\u{1B}[0m"
    }
}
