internal import IWoolShortcuts

/// Texts with `$name` in them.
enum VariableText {
    /// The names in a text that follow a `$`.
    static func words(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
        return parts(of: text).compactMap { $0.name }
    }

    /// The text with the names exchanged for their values, or nil when none of them is in it.
    static func replacing(_ values: [(name: String, value: String)], in text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
        var result = ""
        for part in parts(of: text) {
            result += part.before
            guard let name = part.name else { continue }
            result += values.first { $0.name == name }?.value ?? "$" + name
        }
        return result
    }

    /// The text in pieces, each with the name behind it; the last one has none.
    private static func parts(of text: String) -> [(before: String, name: String?)] {
        var parts: [(before: String, name: String?)] = []
        var rest = text.utf8[...]
        while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
            let start = rest.index(after: dollar)
            let name = rest[start...].prefix(while: ASCII.isLetter)
            if name.isEmpty {
                parts.append((String(rest[..<start]) ?? "", nil))
            } else {
                parts.append((String(rest[..<dollar]) ?? "", String(name)))
            }
            rest = rest[name.endIndex...]
        }
        parts.append((String(rest) ?? "", nil))
        return parts
    }
}
