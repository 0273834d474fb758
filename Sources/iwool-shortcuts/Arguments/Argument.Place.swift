extension Argument {
    /// A place on the command line.
    struct Place: Hashable, Sendable {
        /// The index of the argument, the first behind the program's name being 0.
        ///
        /// One past the last stands for something that is missing at the end.
        let index: Int
        /// The UTF-8 bytes within the argument.
        let range: Range<Int>
    }
}
