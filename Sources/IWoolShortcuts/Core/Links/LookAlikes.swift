/// The characters that pass for the ASCII that links are made of.
enum LookAlikes {
    /// The ASCII character that one looks like, or nil when it looks like none.
    static func ascii(for scalar: Unicode.Scalar) -> UInt8? {
        if scalar.isASCII { return nil }
        if (0xFF01...0xFF5E).contains(scalar.value) { return UInt8(scalar.value - 0xFEE0) }
        if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
            return UInt8(ascii: "0") + UInt8(digit)
        }
        return table[scalar]
    }

    /// From the confusables of Unicode Technical Standard 39: those for small letters, and for the signs.
    private static let rows: [(String, String)] = [
        ("a", "аαɑ"), ("b", "ЬƄ"), ("c", "сϲᴄⅽ"), ("d", "ԁⅾ"), ("e", "еҽℯ"), ("f", "ẝք"), ("g", "ɡց"),
        ("h", "һհ"), ("i", "іιıɩⅰİ"), ("j", "јϳ"), ("k", "кκK"), ("l", "ӏⅼⅠ"), ("m", "мⅿ"), ("n", "ոηп"),
        ("o", "оοօσℴᴏ"), ("p", "рρ"), ("q", "ԛգ"), ("r", "гᴦ"), ("s", "ѕſꜱ"), ("t", "тτ"), ("u", "υսᴜ"),
        ("v", "ѵνⅴᴠ"), ("w", "ԝѡωᴡ"), ("x", "хχⅹ"), ("y", "уүγ"), ("z", "ᴢ"),
        ("A", "АΑ"), ("B", "ВΒ"), ("C", "СϹ"), ("D", "Ⅾ"), ("E", "ЕΕ"), ("H", "НΗ"), ("I", "ІΙ"),
        ("K", "КΚ"), ("M", "МΜ"), ("N", "Ν"), ("O", "ОΟ"), ("P", "РΡ"), ("S", "Ѕ"), ("T", "ТΤ"), ("W", "Ԝ"),
        ("X", "ХΧ"), ("Y", "ҮΥ"),
        ("-", "‐‑‒–—―−﹣－"), ("/", "⁄∕⧸"), (":", "∶꞉︓﹕"), ("?", "﹖⁇"), ("&", "﹠"), ("=", "﹦═"), ("#", "﹟"),
    ]

    private static let table: [Unicode.Scalar: UInt8] = {
        var table: [Unicode.Scalar: UInt8] = [:]
        for (ascii, others) in rows {
            for scalar in others.unicodeScalars { table[scalar] = ascii.utf8.first }
        }
        return table
    }()
}
