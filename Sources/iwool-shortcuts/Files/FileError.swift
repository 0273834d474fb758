/// Why a file could not be found, read or saved, in one line for a reader.
struct FileError: Error, Equatable {
    /// The kind of failure, for who must decide by it.
    let code: Code
    /// What is wrong, with the path as it was typed; lower case, no full stop.
    let message: String
    /// The way out, where there is one.
    let advice: String?

    init(_ code: Code, _ message: String, advice: String? = nil) {
        self.code = code
        self.message = message
        self.advice = advice
    }

    /// What the process is to exit with: 2, or 128 and the signal for an interruption.
    var exitStatus: Int32 {
        if case .interrupted(let signal) = code { 128 + signal } else { 2 }
    }
}
