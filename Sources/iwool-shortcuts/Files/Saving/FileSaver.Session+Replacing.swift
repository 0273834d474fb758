extension FileSaver.Session {
    /// Puts a new text in the place of the old one.
    func replace(
        _ original: FileSaver.Original, with bytes: [UInt8], keepsBackup: Bool
    ) throws(FileError) -> SavedFile {
        let backup = keepsBackup ? try backupName() : nil
        var temporary: [FilePath] = []
        do throws(FileError) {
            if backup != nil { try write(original.bytes, like: original, &temporary) }
            try write(bytes, like: original, &temporary)
            try checkThatNothingChanged(since: original)
            try checkInterruption()
            // Both are written before either is put in place: a full disk does not cost the older copy.
            if let backup { try rename(&temporary, to: backup) }
            try rename(&temporary, to: target.name)
        } catch {
            throw removing(temporary, because: error)
        }
        let path = backup.map { target.folder.appending($0) }
        try confirm()
        return SavedFile(path: self.path, realPath: target.path, isWritten: true, backup: path)
    }

    /// Makes the file and gives it a text, or returns nil if there is one already.
    func create(_ bytes: [UInt8]) throws(FileError) -> SavedFile? {
        try checkInterruption()
        // The name is taken first, with no bytes behind it, and then filled as any other file is saved.
        guard let original = try claim() else { return nil }
        defer { files.abandon(original.file) }
        do throws(FileError) {
            return try replace(original, with: bytes, keepsBackup: false)
        } catch {
            if error.code != .unconfirmed { unclaim(original) }
            throw error
        }
    }

    private func claim() throws(FileError) -> FileSaver.Original? {
        let file: FileDescriptor
        do throws(SystemError) {
            file = try files.open(
                target.name, in: folder, [.writing, .creating, .notFollowing], permissions: 0o666)
        } catch {
            if error == .exists { return nil }
            throw .saving(path, error, while: "making the file")
        }
        do throws(SystemError) {
            return FileSaver.Original(file: file, status: try files.status(of: file), bytes: [])
        } catch {
            files.abandon(file)
            _ = remove(target.name)
            throw .saving(path, error, while: "making the file")
        }
    }

    /// Takes back a name under which nothing was saved, unless somebody else has used it by now.
    private func unclaim(_ original: FileSaver.Original) {
        let status = try? files.statusOfName(target.name, in: folder)
        if let status, status.isUnchanged(since: original.status) { _ = remove(target.name) }
    }

    /// The name of the copy, if it is free or a file that a copy may replace.
    private func backupName() throws(FileError) -> FilePath {
        let name = FilePath(bytes: target.name.bytes + [UInt8(ascii: "~")])
        let kind = try step("looking for an older copy") { () throws(SystemError) in
            do throws(SystemError) {
                return try files.statusOfName(name, in: folder).kind
            } catch  where error == .noSuchFile {
                return FileKind.regular
            }
        }
        if kind != .regular { throw .backup(path, name: target.folder.appending(name), kind: kind) }
        return name
    }

    /// Gives the first temporary file its final name.
    private func rename(_ temporary: inout [FilePath], to name: FilePath) throws(FileError) {
        do throws(SystemError) {
            let old = temporary[0]
            try files.retrying { (calls) throws(SystemError) in
                try calls.rename(old, to: name, in: folder)
            }
            temporary.removeFirst()
        } catch {
            // Nothing can be renamed onto what something is mounted on.
            if error == .busy || error == .crossDevice { throw .mountPoint(path) }
            throw .saving(path, error, while: "putting the new file in place")
        }
    }

    /// Waits until the folder has the new name on the disk as well.
    private func confirm() throws(FileError) {
        do throws(SystemError) {
            try synchronise(folder)
        } catch {
            throw .unconfirmed(path, error)
        }
    }

    /// Waits for the disk, where the file system knows what that is.
    func synchronise(_ file: FileDescriptor) throws(SystemError) {
        do throws(SystemError) {
            try files.retrying { (calls) throws(SystemError) in try calls.synchronise(file) }
        } catch  where error == .invalid || error == .notSupported {
            return
        }
    }

    /// Removes what was written, and says so where that fails too.
    func removing(_ temporary: [FilePath], because error: FileError) -> FileError {
        var message = error.message
        for name in temporary {
            guard let reason = remove(name) else { continue }
            message += "; the temporary file \(target.folder.appending(name).quoted) stays: \(reason)"
        }
        return FileError(error.code, message, advice: error.advice)
    }

    private func remove(_ name: FilePath) -> SystemError? {
        do throws(SystemError) {
            try files.retrying { (calls) throws(SystemError) in try calls.remove(name, in: folder) }
            return nil
        } catch {
            return error == .noSuchFile ? nil : error
        }
    }
}
