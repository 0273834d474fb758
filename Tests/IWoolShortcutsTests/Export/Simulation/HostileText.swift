import TestSupport

/// Texts that break pictures which do not escape them.
enum HostileText {
    static let all =
        [
            "a < b & c > d", "]]>", "<!-- -->", "\"double\" and 'single'", "semi;colon # hash #35; %%",
            "two\nlines\r\nand\rthree\u{2028}four\u{85}five", "\u{0}\u{1}\u{8}\u{B}\u{1B}[31mred\u{7F}",
            "\u{202E}evil\u{202C} \u{2066}isolated\u{2069}", "مرحبا שלום", "👩‍👩‍👧‍👦 🇨🇳 ❤️ 👍🏽",
            "e\u{301}\u{302}\u{303} \u{FEFF}\u{200B}", "\u{FFFE}\u{FFFF}\u{10FFFF}\u{E000}",
            "a | b | `c` \\ d",
            "%0A::error::no", "<script>alert(1)</script>", "end", "loop x", "participant b", "*_~[l](u)![",
            "\t tab\ttab ", " ", "$HOME $(id)", String(repeating: "很长的标题 ", count: 40),
            String(repeating: "x", count: 300), "&lt;&#60;&amp;", "a:b,c%d", "-->>", "->>b: c",
        ] + random

    /// Made from the same pieces, in any order.
    private static let random: [String] = {
        let pieces = [
            "<", ">", "&", "\"", "'", "]]>", ";", "#", "\n", "\r", "\u{1}", "\u{202E}", "👍", "中", "a", " ",
            "|", "`", "\\", "%", ":", ",", "-", "\u{301}", "\u{FFFF}", "*", "_", "[", "]", "(", ")", "{", "}",
        ]
        var generator = SeededGenerator(seed: 4)
        return (0..<60).map { _ in
            (0..<Int.random(in: 1...24, using: &generator)).map { _ in
                pieces[Int.random(in: pieces.indices, using: &generator)]
            }.joined()
        }
    }()
}
