extension FileSaver {
    /// The saving of one file, from the lock on its folder to its release.
    struct Session {
        let files: FileSystem
        /// The path as it was typed.
        let path: FilePath
        let target: Target
        /// The folder of the real file, open and locked.
        let folder: FileDescriptor
        let folderStatus: FileStatus
        let held: HeldSignals

        /// How often a link may be turned elsewhere while we come before that is refused.
        private static let attempts = 10

        /// Finds the real file and locks its folder.
        init(
            _ path: FilePath, files: FileSystem, held: HeldSignals, onWaiting: @escaping (String) -> Void
        ) throws(FileError) {
            for _ in 0..<Self.attempts {
                let session = try Session(path, lockedBy: files, held, onWaiting)
                do throws(FileError) {
                    if try session.isStillThere() {
                        self = session
                        return
                    }
                } catch {
                    session.close()
                    throw error
                }
                session.close()
            }
            throw .changed(path)
        }

        private init(
            _ path: FilePath, lockedBy files: FileSystem, _ held: HeldSignals,
            _ onWaiting: @escaping (String) -> Void
        ) throws(FileError) {
            self.files = files
            self.path = path
            self.held = held
            try Self.checkThatItIsAFile(path, files)
            let target = try Target(of: path, files: files)
            self.target = target
            do throws(SystemError) {
                folder = try files.open(target.folder, .folder)
            } catch {
                if error == .noSuchFile { throw .noFolder(path, folder: target.folder) }
                throw .saving(path, error, while: "opening the folder \(target.folder.quoted)")
            }
            do throws(FileError) {
                let folder = folder
                folderStatus = try Self.step(path, "looking at the folder \(target.folder.quoted)") {
                    () throws(SystemError) in try files.status(of: folder)
                }
                try FolderLock(files: files, path: path, target: target, held: held, onWaiting: onWaiting)
                    .take(folder)
            } catch {
                files.abandon(folder)
                throw error
            }
        }

        /// Refuses what can't be replaced; this also knows `/dev/stdout`, a link to no name in a folder.
        private static func checkThatItIsAFile(_ path: FilePath, _ files: FileSystem) throws(FileError) {
            let kind: FileKind
            do throws(SystemError) {
                kind = try files.status(of: path).kind
            } catch {
                if error == .noSuchFile { return }
                throw .reading(path, error)
            }
            if kind != .regular { throw .replacing(path, kind: kind) }
        }

        /// Gives the folder back, and its lock with it.
        func close() {
            files.abandon(folder)
        }

        /// The result of a run that had nothing to write.
        var unchanged: SavedFile {
            SavedFile(path: path, realPath: target.path, isWritten: false, backup: nil)
        }

        /// Whether the path still leads to the name in the folder that is open.
        func isStillThere() throws(FileError) -> Bool {
            guard try Target(of: path, files: files) == target else { return false }
            return try step("looking at the folder \(target.folder.quoted)") { () throws(SystemError) in
                try files.status(of: target.folder).isSameFile(as: folderStatus)
            }
        }

        /// Ends the work if a signal waits.
        func checkInterruption() throws(FileError) {
            if let signal = files.calls.waitingInterruption(among: held) {
                throw .interrupted(signal, path, isSaved: false)
            }
        }

        /// Makes a call, and says what it was for if it fails.
        func step<Result>(
            _ purpose: String, _ call: () throws(SystemError) -> Result
        ) throws(FileError) -> Result {
            try Self.step(path, purpose, call)
        }

        private static func step<Result>(
            _ path: FilePath, _ purpose: String, _ call: () throws(SystemError) -> Result
        ) throws(FileError) -> Result {
            do throws(SystemError) {
                return try call()
            } catch {
                throw .saving(path, error, while: purpose)
            }
        }
    }
}
