/// Several words as a sentence has them.
enum WordList {
    /// `a, b or c`.
    static func choice(of words: [String]) -> String { joined(words, by: "or") }

    /// `a, b and c`.
    static func sum(of words: [String]) -> String { joined(words, by: "and") }

    private static func joined(_ words: [String], by conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
