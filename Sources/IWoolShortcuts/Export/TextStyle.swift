/// How text is dressed for its reader: plain, or with ANSI colours beside the words, never instead of them.
package struct TextStyle: Hashable, Sendable {
    /// Whether escape sequences for colours may be written.
    package let isColored: Bool

    /// No escape sequences at all.
    package static let plain = TextStyle(isColored: false)
    /// Bold, dim and the basic colours.
    package static let colored = TextStyle(isColored: true)

    package init(isColored: Bool) {
        self.isColored = isColored
    }

    /// The text in a paint, or as it is where colours are off.
    package func painted(_ text: String, _ paint: Paint) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
    }
}
