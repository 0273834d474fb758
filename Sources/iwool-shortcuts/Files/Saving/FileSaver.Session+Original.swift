extension FileSaver.Session {
    /// Opens and reads the file that is to be replaced, but not more than `limit` bytes of it.
    func openOriginal(limit: Int) throws(FileError) -> FileSaver.Original {
        let kind = try reading { () throws(SystemError) in
            try files.statusOfName(target.name, in: folder).kind
        }
        guard kind == .regular else { throw .replacing(path, kind: kind) }
        let file = try reading { () throws(SystemError) in
            try files.open(target.name, in: folder, [.notFollowing, .nonBlocking])
        }
        do throws(FileError) {
            return try reading { () throws(SystemError) in
                let status = try files.status(of: file)
                let bytes = try files.read(file, limit: limit, expecting: status.size)
                return FileSaver.Original(file: file, status: status, bytes: bytes)
            }
        } catch {
            files.abandon(file)
            throw error
        }
    }

    /// Refuses a file that may not be written, or that a rename would not replace whole.
    func checkThatARenameKeepsAll(_ original: FileSaver.Original) throws(FileError) {
        // The system lets root write to any file, and he who took the write bits away meant it.
        if original.status.permissions & 0o222 == 0 { throw .readOnly(path) }
        do throws(SystemError) {
            try files.retrying { (calls) throws(SystemError) in
                try calls.checkWriteAccess(to: target.name, in: folder)
            }
        } catch {
            throw .noWriteAccess(path, error)
        }
        if original.status.linkCount > 1 { throw .hardLinks(path, count: original.status.linkCount) }
        if original.status.device != folderStatus.device { throw .mountPoint(path) }
    }

    /// Refuses to replace a file that is no longer the one that was read.
    ///
    /// The bytes are compared as well: a clock may be too coarse to tell two writes apart.
    func checkThatNothingChanged(since original: FileSaver.Original) throws(FileError) {
        guard try isStillThere() else { throw .changed(path) }
        let isSame = try step("comparing the file with what was read") { () throws(SystemError) in
            do throws(SystemError) {
                return try isUnchanged(since: original)
            } catch  where error == .noSuchFile || error == .tooManyLinks {
                return false
            }
        }
        if !isSame { throw .changed(path) }
    }

    private func isUnchanged(since original: FileSaver.Original) throws(SystemError) -> Bool {
        // The mode of a file that was just made may forbid even us to read it, and there is nothing to read.
        if original.status.size == 0 {
            return try files.statusOfName(target.name, in: folder).isUnchanged(since: original.status)
        }
        let file = try files.open(target.name, in: folder, [.notFollowing, .nonBlocking])
        defer { files.abandon(file) }
        guard try files.status(of: file).isUnchanged(since: original.status) else { return false }
        return try files.read(file, limit: original.bytes.count, expecting: original.status.size)
            == original.bytes
    }

    private func reading<Result>(
        _ call: () throws(SystemError) -> Result
    ) throws(FileError) -> Result {
        do throws(SystemError) {
            return try call()
        } catch {
            throw .reading(path, error)
        }
    }
}
