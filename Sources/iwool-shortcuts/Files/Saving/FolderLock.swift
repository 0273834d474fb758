/// The lock by which those who save files in one folder wait for each other.
struct FolderLock {
    let files: FileSystem
    /// The path as it was typed.
    let path: FilePath
    let target: FileSaver.Target
    let held: HeldSignals
    let onWaiting: (String) -> Void

    /// When it is said what is waited for.
    private static let patience = 5000
    /// The longest pause between two attempts, in milliseconds.
    private static let longestPause = 16

    /// Waits for the lock as long as it takes.
    ///
    /// Attempts with pauses, as signals are held, and nothing would end a call that waits.
    func take(_ folder: FileDescriptor) throws(FileError) {
        var pause = 1
        var waited = 0
        while try !isTaken(folder) {
            if let signal = files.calls.waitingInterruption(among: held) {
                throw .interrupted(signal, path, isSaved: false)
            }
            files.calls.pause(milliseconds: pause)
            if waited < Self.patience, waited + pause >= Self.patience {
                onWaiting(
                    "waiting to save \(path.quoted): another program holds the lock on the folder "
                        + target.folder.quoted)
            }
            waited += pause
            pause = min(pause * 2, Self.longestPause)
        }
    }

    private func isTaken(_ folder: FileDescriptor) throws(FileError) -> Bool {
        do throws(SystemError) {
            return try files.retrying { (calls) throws(SystemError) in try calls.tryLock(folder) }
        } catch {
            // Some network file systems can't lock a folder. The comparison before the rename is left.
            if Self.unsupported.contains(error) { return true }
            throw .saving(path, error, while: "locking the folder \(target.folder.quoted)")
        }
    }

    private static let unsupported: Set<SystemError> = [
        .badDescriptor, .invalid, .noLocks, .notImplemented, .notSupported,
    ]
}
