/// All that a run gets from outside; nothing else reaches out of the process.
struct Surroundings {
    /// The streams.
    let terminal: any Terminal
    /// The environment variables.
    let environment: Environment
    /// The time, for progress.
    let clock: MonotonicClock
    /// The files.
    var files = FileSystem()
    /// Where the search for a configuration starts, and where `init` makes one.
    var workingFolder: FilePath = "."
}
