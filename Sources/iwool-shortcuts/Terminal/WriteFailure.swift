/// Why bytes could not be written to a stream.
enum WriteFailure: Error, Hashable, Sendable {
    /// Nobody reads the pipe any more; whoever read it has what was wanted.
    case readerIsGone
    /// The system refused, for the reason that it gave in words.
    case refused(reason: String)
}
