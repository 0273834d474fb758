package import IWoolShortcuts

extension RootMapping {
    /// The keys that a kind of file has at its top level.
    package struct Vocabulary: Sendable {
        /// The keys that every file needs.
        package let required: [String]
        /// The keys that are read.
        package let known: [String]
        /// Guesses which of them was meant.
        package let nearMiss: NearMiss<String>

        package init(required: [String], optional: [String]) {
            self.required = required
            known = required + optional
            nearMiss = NearMiss(words: known)
        }

        /// The keys of a configuration.
        static let configuration = Vocabulary(required: ["version", "shortcuts"], optional: ["outputs"])
    }
}
