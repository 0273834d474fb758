/// Reads what a command looks at; the saver has its own reading, under its lock.
struct FileReader {
    let files: FileSystem

    init(_ files: FileSystem = FileSystem()) {
        self.files = files
    }

    /// The bytes of a source, at most `limit` and one more, which tells the caller that it is too large.
    ///
    /// A pipe, a socket or a device that is named by its path is refused: to open one can wait for ever.
    func bytes(of source: InputSource, limit: Int = .max) throws(FileError) -> [UInt8] {
        let most = limit == .max ? limit : limit + 1
        switch source {
        case .standardInput: return try bytes(ofOpen: .standardInput, source.path, most: most)
        case .open(let descriptor, let path): return try bytes(ofOpen: descriptor, path, most: most)
        case .file(let path): return try bytes(ofFile: path, most: most)
        }
    }

    private func bytes(
        ofOpen file: FileDescriptor, _ path: FilePath, most: Int
    ) throws(FileError) -> [UInt8] {
        do throws(SystemError) {
            return try files.read(file, limit: most)
        } catch {
            // Behind the number nothing is open.
            throw .reading(path, error == .badDescriptor ? .noSuchFile : error)
        }
    }

    private func bytes(ofFile path: FilePath, most: Int) throws(FileError) -> [UInt8] {
        let status = try status(of: path)
        guard status.kind == .regular else { throw .reading(path, kind: status.kind) }
        do throws(SystemError) {
            let file = try files.open(path, .nonBlocking)
            defer { files.abandon(file) }
            return try files.read(file, limit: most, expecting: status.size)
        } catch {
            throw .reading(path, error)
        }
    }

    /// What stands behind a path, links followed.
    func kind(of path: FilePath) throws(FileError) -> FileKind {
        try status(of: path).kind
    }

    private func status(of path: FilePath) throws(FileError) -> FileStatus {
        do throws(SystemError) {
            return try files.status(of: path)
        } catch {
            if error == .noSuchFile, let target = try? files.calls.target(ofLink: path) {
                throw .dangling(path, target: target)
            }
            throw .reading(path, error)
        }
    }
}
