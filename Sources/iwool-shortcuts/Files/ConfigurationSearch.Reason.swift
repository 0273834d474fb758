extension ConfigurationSearch {
    /// Why it is this configuration.
    enum Reason: Hashable {
        case named, environment, workingFolder, folderAbove, user

        /// The reason in words, to follow the path: `the nearest above this folder`.
        var described: String {
            switch self {
            case .named: "named on the command line"
            case .environment: "named by \(Environment.fileVariable)"
            case .workingFolder: "in this folder"
            case .folderAbove: "the nearest above this folder"
            case .user: "your own, as none stands in this folder or above"
            }
        }
    }
}
