/// What a shell may offer in the place of a value.
enum Completion: Hashable, Sendable {
    /// Nothing that could be known beforehand.
    case nothing
    /// The names of files.
    case files
    /// The names of folders.
    case folders
    /// Words that the tool knows.
    case words([String])
}
