extension ArgumentLexer {
    /// What `next()` gives.
    enum Token: Hashable, Sendable {
        /// A flag such as `--format`; the text goes without the dashes.
        case long(Argument)
        /// A flag such as `-f`, on its own or in a cluster; the text is its letter.
        case short(Argument)
        /// Anything else.
        case positional(Argument)
    }
}
