extension Diagnostic.Code {
    /// The codes of the default setup, which a fresh install gets.
    package static let defaults: [Diagnostic.Code] = [defaultDiffers]

    /// A row of the default setup is not the one that the app ships.
    package static let defaultDiffers = Diagnostic.Code(
        "default-differs", .error, "the default setup is not the one that a fresh install gets",
        why: """
            The default stands in two places: in the app's own table, and in the file that people read and \
            copy. They must say the same, or the documentation shows a menu that nobody gets.
            """,
        bad: .defaults("version: 1\nshortcuts: [home, calendar, stats, scanner]\n"),
        good: .defaults("version: 1\nshortcuts: [home, calendar, stats, island]\n"))
}
