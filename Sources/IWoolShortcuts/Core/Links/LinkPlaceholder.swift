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
        for start in part.indices {
            for (open, close) in brackets where part[start...].starts(with: open.utf8) {
                let inside = part[(start + open.utf8.count)...]
                for end in inside.indices where inside[end...].starts(with: close.utf8) {
                    return start..<end + close.utf8.count
                }
            }
        }
        return nil
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
