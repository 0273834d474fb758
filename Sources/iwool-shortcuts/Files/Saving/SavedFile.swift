/// What became of a file that was to be saved.
struct SavedFile: Equatable {
    /// The path as it was typed.
    let path: FilePath
    /// The file that a chain of links led to; the path itself where there is no link.
    let realPath: FilePath
    /// False where there was nothing to change, so that nothing was written.
    let isWritten: Bool
    /// The copy of the old text, where one was kept.
    let backup: FilePath?
}
