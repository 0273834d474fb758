extension FolderWalk {
    /// What a walk found.
    struct Result {
        /// The files to look at, in order.
        var found: [Found] = []
        /// How many regular files have another name.
        var otherCount = 0
        /// The folders below that could not be listed.
        var problems: [FileError] = []

        /// The folders that are still to be listed, the next one last.
        var waiting: [(folder: FilePath, isBelowScenarios: Bool)] = []
    }
}
