extension ConfigurationSearch {
    /// What a search ended with.
    struct Outcome: Equatable {
        /// The configuration, or nil where the built-in default counts.
        var found: Location?
        /// Each `shortcuts.yml` on the way, which was not read.
        var overlooked: [FilePath] = []

        init() {}

        init(_ source: InputSource, _ reason: Reason) {
            found = Location(source: source, reason: reason)
        }
    }
}
