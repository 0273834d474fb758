package import IWoolShortcuts

extension LaunchDesign.Switch {
    /// Why a switch can't have a value.
    package struct Problem: Error, Hashable {
        /// What is wrong.
        package enum Reason: Hashable, Sendable {
            /// A word is none of its values.
            case unknown
            /// A word comes twice in a list.
            case repeated
            /// A text is no length of time.
            case time(DurationText.Problem)
            /// There are several words or none, where one is wanted.
            case notOneWord
        }

        /// What is wrong.
        package let reason: Reason
        /// The place of the word that it is about, if it is about one.
        package let word: Int?
        /// What was probably meant.
        package let suggestion: String?

        init(_ reason: Reason, word: Int?, suggestion: String?) {
            self.reason = reason
            self.word = word
            self.suggestion = suggestion
        }
    }

    /// The switch of a name, or nil.
    package static func named(_ name: String) -> LaunchDesign.Switch? {
        all.first { $0.name == name }
    }

    /// Guesses the switch that a mistyped name was meant to be.
    package static let nearMiss = NearMiss(words: all.map(\.name))
}
