extension FolderWalk {
    /// A file to look at.
    struct Found: Hashable {
        let path: FilePath
        let role: FileRole
    }
}
