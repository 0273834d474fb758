/// The seam between the commands and the streams of a process; tests put memory behind it.
protocol Terminal {
    /// Writes all of the bytes, however often the system has to be asked.
    ///
    /// - Throws: why not all of them could be written.
    func write(_ bytes: ArraySlice<UInt8>, to stream: StandardStream) throws(WriteFailure)

    /// Whether a person sits behind the stream, and not a file or a pipe.
    func isInteractive(_ stream: StandardStream) -> Bool

    /// How many cells a line of the stream has, or nil when the stream doesn't say.
    func columns(of stream: StandardStream) -> Int?
}
