extension FileSaver.Session {
    /// How often a random name may be taken already before that is no chance any more.
    private static let attempts = 8

    /// Writes a temporary file that looks like the original, and waits until the disk has it.
    ///
    /// Its name is in the list before anything is written, so that whoever has the list can remove it.
    func write(
        _ bytes: [UInt8], like original: FileSaver.Original, _ temporary: inout [FilePath]
    ) throws(FileError) {
        try checkInterruption()
        let (name, file) = try makeTemporaryFile()
        temporary.append(name)
        do throws(FileError) {
            try step("writing the temporary file") { () throws(SystemError) in
                try files.write(bytes, to: file)
            }
            try checkInterruption()
            try dress(file, like: original)
            try step("waiting for the disk") { () throws(SystemError) in try synchronise(file) }
        } catch {
            files.abandon(file)
            throw error
        }
        try step("closing the temporary file") { () throws(SystemError) in try files.close(file) }
    }

    /// Makes a file of a name that nobody can guess, which only its owner can read until it is dressed.
    private func makeTemporaryFile() throws(FileError) -> (FilePath, FileDescriptor) {
        try step("making a temporary file in \(target.folder.quoted)") { () throws(SystemError) in
            var attempt = 1
            while true {
                let bits = try files.retrying { (calls) throws(SystemError) in try calls.randomBits() }
                let digits = String(bits, radix: 16)
                let name = FilePath(
                    ".iwool-shortcuts-" + String(repeating: "0", count: 16 - digits.count) + digits + ".tmp")
                do throws(SystemError) {
                    let options: OpenOptions = [.writing, .creating, .notFollowing]
                    return (name, try files.open(name, in: folder, options, permissions: 0o600))
                } catch  where error == .exists && attempt < Self.attempts {
                    attempt += 1
                }
            }
        }
    }

    /// Gives the new file the owner, the attributes and the permissions of the old one.
    ///
    /// In this order: a new owner takes special permission bits away, and a list of access rights changes
    /// those of the group.
    private func dress(_ file: FileDescriptor, like original: FileSaver.Original) throws(FileError) {
        let wanted = original.status
        try keepOwner(wanted, of: file)
        try keepAttributes(of: original.file, on: file)
        try step("keeping the permissions") { () throws(SystemError) in
            guard try files.status(of: file).permissions != wanted.permissions else { return }
            try files.retrying { (calls) throws(SystemError) in
                try calls.setPermissions(wanted.permissions, of: file)
            }
        }
        let got = try step("checking the temporary file") { () throws(SystemError) in
            try files.status(of: file)
        }
        if got.user != wanted.user || got.group != wanted.group { throw .owner(path, wanted, nil) }
        if got.permissions != wanted.permissions { throw .permissions(path, wanted.permissions) }
    }

    private func keepOwner(_ wanted: FileStatus, of file: FileDescriptor) throws(FileError) {
        let got = try step("checking the temporary file") { () throws(SystemError) in
            try files.status(of: file)
        }
        if got.user == wanted.user, got.group == wanted.group { return }
        do throws(SystemError) {
            try files.retrying { (calls) throws(SystemError) in
                try calls.setOwner(user: wanted.user, group: wanted.group, of: file)
            }
        } catch {
            throw .owner(path, wanted, error)
        }
    }
}
