/// Small numbers as a sentence has them.
package enum CountWord {
    private static let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]

    /// The number in words up to ten, in digits above.
    package static func of(_ count: Int) -> String {
        words.indices.contains(count) ? words[count] : String(count)
    }
}
