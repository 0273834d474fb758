extension FileStatus {
    /// An instant of the file system: seconds since 1970, and nanoseconds.
    struct Timestamp: Equatable, Sendable {
        var seconds: Int64
        var nanoseconds: Int64
    }
}
