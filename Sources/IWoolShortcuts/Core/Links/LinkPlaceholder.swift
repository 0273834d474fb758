/// Recognises what stands for a value that is filled in later: `{id}`, `<id>`, `:id`, `$id`, `%@`, `...`.
enum LinkPlaceholder {
    private static let brackets: [(open: String, close: String)] = [
        ("${", "}"), ("\\(", ")"), ("{", "}"), ("<", ">"), ("[", "]"), ("%7B", "%7D"), ("%7b", "%7d"),
        ("%3C", "%3E"), ("%3c", "%3e"),
    ]
    private static let conversions = ["@", "d", "i", "u", "s", "ld", "lu", "lld", "llu", "li", "lli"]

    /// The first placeholder in a part of a link, as a range of its indices.
    static func first(in part: ArraySlice<UInt8>) -> ByteRange? {
        whole(part) ?? bracketed(part)
    }

    /// A part that is one placeholder without brackets.
    private static func whole(_ part: ArraySlice<UInt8>) -> ByteRange? {
        let text = String(decoding: part, as: UTF8.self)
        if text == "..." || text == "…" { return part.indices }
        guard let sign = part.first, part.count > 1 else { return nil }
        let rest = part.dropFirst()
        switch sign {
        case UInt8(ascii: ":"), UInt8(ascii: "$"):
            let isWord = rest.first.map(ASCII.isLetter) ?? false
            return isWord && rest.allSatisfy(isWordByte) ? part.indices : nil
        case UInt8(ascii: "%"):
            return conversions.contains { rest.elementsEqual($0.utf8) } ? part.indices : nil
        default:
            return nil
        }
    }

    private static func bracketed(_ part: ArraySlice<UInt8>) -> ByteRange? {
        let found = brackets.compactMap { open, close -> ByteRange? in
            guard let start = ByteSearch.first(open.utf8, in: part),
                let end = ByteSearch.first(close.utf8, in: part[start.upperBound...])
            else { return nil }
            return start.lowerBound..<end.upperBound
        }
        return found.min { $0.lowerBound < $1.lowerBound }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
