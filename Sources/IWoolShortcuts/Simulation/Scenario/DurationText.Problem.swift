extension DurationText {
    /// Why a text says no length of time.
    package struct Problem: Error, Hashable {
        /// What is wrong with it.
        package enum Reason: Hashable, Sendable {
            /// A number stands alone.
            case noUnit
            /// It is not a whole number of milliseconds.
            case fraction
            /// It is longer than anything that is read.
            case tooLong
            /// It is something else.
            case noDuration
        }

        /// What is wrong with it.
        package let reason: Reason
        /// What was probably meant.
        package let suggestion: String?

        init(_ reason: Reason, suggestion: String? = nil) {
            self.reason = reason
            self.suggestion = suggestion
        }
    }
}

extension DurationText.Problem: CustomStringConvertible {
    /// What is wrong, as the end of a sentence that begins with the text.
    package var description: String {
        switch reason {
        case .noUnit: "has no unit: a time is written like 100ms, 1.5s or 2m"
        case .fraction: "is no whole number of milliseconds"
        case .tooLong: "is too long: at most \(DurationText.limit) are read"
        case .noDuration: "is no time: one is written like 100ms, 1.5s or 2m"
        }
    }
}
