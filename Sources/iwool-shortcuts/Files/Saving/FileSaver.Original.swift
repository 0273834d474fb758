extension FileSaver {
    /// The file as it was when it was opened, to tell before the rename whether it still is.
    struct Original {
        let file: FileDescriptor
        let status: FileStatus
        /// The bytes, as far as they were asked for.
        let bytes: [UInt8]
    }
}
