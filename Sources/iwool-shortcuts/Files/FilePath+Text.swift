import IWoolShortcuts

extension FilePath: ExpressibleByStringLiteral {
    init(stringLiteral text: String) {
        self.init(text)
    }
}

extension FilePath: CustomStringConvertible {
    /// The path for a reader: whole, with what can't be seen named; bytes that are not UTF-8 are U+FFFD.
    var description: String { VisibleText.whole(text) }

    /// The path for a reader, in single quotes.
    var quoted: String { "'\(self)'" }

    /// The path for another program, unescaped; bytes that are not UTF-8 are U+FFFD.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
