extension Refusal {
    /// Why a file could not be found, read or saved, with its way out.
    init(_ error: FileError, at place: Argument.Place? = nil) {
        self.init(error.message, at: place, help: error.advice.map { [$0] } ?? [])
        status = ExitStatus(rawValue: error.exitStatus)
    }
}
