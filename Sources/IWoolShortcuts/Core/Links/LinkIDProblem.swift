/// Says why a text is no id, and which id it was probably meant to be.
enum LinkIDProblem {
    /// What is wrong with a decoded id that is not valid, and the text to put in its place.
    static func of(_ text: String) -> (problem: String, guess: String?) {
        let word = text.drop { $0.isASCII && $0.isWhitespace }
        guard let first = word.first else { return ("it is empty", nil) }
        if isDigits(word) {
            return word.allSatisfy { $0 == "0" }
                ? ("ids start at 1", nil) : ("it is more than \(Int64.max)", nil)
        }
        if first == "-" { return ("it is negative", nil) }
        if first == "+", isDigits(word.dropFirst()) { return ("it has a sign", id(word.dropFirst())) }
        if word.hasPrefix("0x") || word.hasPrefix("0X") {
            return ("it is hexadecimal", Int64(word.dropFirst(2), radix: 16).flatMap { id(String($0)) })
        }
        if let guess = withoutFraction(word) { return ("it has a fraction", guess) }
        if let guess = withoutGroups(word) { return ("its digits are in groups", guess) }
        if let guess = behindName(word) { return ("it stands behind a name", guess) }
        if let guess = withQuery(word) { return ("the query begins with '?'", guess) }
        return ("it is not made of digits", nil)
    }

    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(ASCII.isDigit)
    }

    private static func id(_ digits: some StringProtocol) -> String? {
        guard let id = Int64(digits), id > 0 else { return nil }
        return String(id)
    }

    /// `42.0`
    private static func withoutFraction(_ word: Substring) -> String? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, isDigits(parts[0]), parts[1].allSatisfy({ $0 == "0" }) else { return nil }
        return id(parts[0])
    }

    /// `1,234` and `1_234`
    private static func withoutGroups(_ word: Substring) -> String? {
        let parts = word.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "_" }
        guard parts.count > 1, parts.allSatisfy(isDigits) else { return nil }
        return id(parts.joined())
    }

    /// `id=42` and `#42`
    private static func behindName(_ word: Substring) -> String? {
        for name in ["id=", "id:", "#"] where ASCII.lowercased(word).hasPrefix(name) {
            return id(word.dropFirst(name.count))
        }
        return nil
    }

    /// `42&day=86400`
    private static func withQuery(_ word: Substring) -> String? {
        guard let mark = word.firstIndex(of: "&"), let id = id(word[..<mark]) else { return nil }
        return "\(id)?\(word[word.index(after: mark)...])"
    }
}
