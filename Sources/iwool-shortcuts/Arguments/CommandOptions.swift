/// What the flags of a command set; a fresh value holds the defaults.
protocol CommandOptions: Sendable {
    /// The defaults.
    init()
}
