/// Saves files so that there is the old one or the new one at any instant, and never anything between.
///
/// The new text is written to a temporary file beside the real one, which gets the owner, the permissions and
/// the attributes of the old one, reaches the disk, and then takes its name in one step. A lock on the folder
/// spans the reading, the edit and the saving. SIGINT, SIGTERM and SIGHUP wait for the next step: that leaves
/// no instant at which a temporary file exists and nobody knows of it, and nothing runs inside a handler.
struct FileSaver {
    let files: FileSystem
    /// Gets one line when another program has held the lock for five seconds; the saver goes on waiting.
    let onWaiting: (String) -> Void

    init(_ files: FileSystem = FileSystem(), onWaiting: @escaping (String) -> Void = { _ in }) {
        self.files = files
        self.onWaiting = onWaiting
    }

    /// Reads a file, lets its text be changed, and saves it; nobody else who saves so comes between.
    ///
    /// - Parameters:
    ///   - limit: the most bytes that the edit wants; of a larger file it gets one more, and must refuse.
    ///   - keepsBackup: whether the old text stays beside the file as `NAME~`.
    ///   - change: the new text, or nil to refuse. If it is the old one, nothing is written.
    func edit(
        _ path: FilePath, limit: Int = .max, keepsBackup: Bool = false, _ change: ([UInt8]) -> [UInt8]?
    ) throws(FileError) -> SavedFile {
        try inSession(path) { (session) throws(FileError) in
            let original = try session.openOriginal(limit: limit == .max ? limit : limit + 1)
            defer { files.abandon(original.file) }
            guard let bytes = change(original.bytes), bytes != original.bytes else {
                return session.unchanged
            }
            precondition(
                original.bytes.count <= limit, "an edit of the first \(limit) bytes of a larger file")
            try session.checkThatARenameKeepsAll(original)
            return try session.replace(original, with: bytes, keepsBackup: keepsBackup)
        }
    }

    /// Makes a new file, with the permissions that the process's mask leaves; one that is there is refused.
    ///
    /// - Parameter fillsEmpty: whether a file of no bytes is taken as well.
    func create(
        _ path: FilePath, _ bytes: [UInt8], fillsEmpty: Bool = false
    ) throws(FileError) -> SavedFile {
        try inSession(path) { (session) throws(FileError) in
            if let saved = try session.create(bytes) { return saved }
            let original = try session.openOriginal(limit: 1)
            defer { files.abandon(original.file) }
            guard fillsEmpty, original.bytes.isEmpty else { throw .exists(path) }
            if bytes.isEmpty { return session.unchanged }
            try session.checkThatARenameKeepsAll(original)
            return try session.replace(original, with: bytes, keepsBackup: false)
        }
    }

    /// Gives a file this text, whether it is there or not: what `--output` does.
    func put(
        _ path: FilePath, _ bytes: [UInt8], keepsBackup: Bool = false
    ) throws(FileError) -> SavedFile {
        try inSession(path) { (session) throws(FileError) in
            if let saved = try session.create(bytes) { return saved }
            // To know whether it differs, no more is needed; a copy needs all.
            let limit = keepsBackup ? Int.max : bytes.count + 1
            let original = try session.openOriginal(limit: limit)
            defer { files.abandon(original.file) }
            if original.bytes == bytes { return session.unchanged }
            try session.checkThatARenameKeepsAll(original)
            return try session.replace(original, with: bytes, keepsBackup: keepsBackup)
        }
    }

    /// Runs the work with the folder locked and with signals waiting.
    private func inSession(
        _ path: FilePath, _ work: (Session) throws(FileError) -> SavedFile
    ) throws(FileError) -> SavedFile {
        let held = files.calls.holdInterruptions()
        let outcome = outcome(path, held, work)
        // Who waits for the signal to act must learn of it, however the work ended.
        guard let signal = files.calls.releaseInterruptions(held) else { return try outcome.get() }
        switch outcome {
        case .success(let saved):
            throw .interrupted(signal, path, isSaved: saved.isWritten)
        case .failure(let error):
            if case .interrupted = error.code { throw error }
            throw FileError(.interrupted(signal), error.message, advice: error.advice)
        }
    }

    private func outcome(
        _ path: FilePath, _ held: HeldSignals, _ work: (Session) throws(FileError) -> SavedFile
    ) -> Result<SavedFile, FileError> {
        do throws(FileError) {
            let session = try Session(path, files: files, held: held, onWaiting: onWaiting)
            defer { session.close() }
            return .success(try work(session))
        } catch {
            return .failure(error)
        }
    }
}
