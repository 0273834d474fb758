extension ConfigurationSearch {
    /// A configuration that was found.
    struct Location: Equatable {
        let source: InputSource
        let reason: Reason

        /// The path for messages, as it was typed or from the working folder.
        var path: FilePath { source.path }
    }
}
