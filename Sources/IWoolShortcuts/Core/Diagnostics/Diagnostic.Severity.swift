extension Diagnostic {
    /// How bad a finding is.
    package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
        /// Something that could be said better; nothing behaves differently.
        case hint
        /// Something that works but is probably not what was meant.
        case warning
        /// Something that does not work.
        case error

        package static func < (left: Severity, right: Severity) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
    }
}
