extension FileSaver {
    /// Where a path leads when all links at its end are followed: a name in a folder.
    struct Target: Equatable {
        let folder: FilePath
        let name: FilePath

        var path: FilePath { folder.appending(name) }

        /// The most links that a path may lead through, as in Linux itself.
        private static let mostLinks = 40

        /// Follows the links, also to a file that is not there yet.
        init(of path: FilePath, files: FileSystem) throws(FileError) {
            var current = path
            for _ in 0...Self.mostLinks {
                if current.name == "" || current.name == "." || current.name == ".." {
                    throw .reading(path, kind: .folder)
                }
                guard let next = try Self.target(of: current, asTyped: path, files: files) else {
                    self.folder = current.folder
                    self.name = current.name
                    return
                }
                // The system resolves `..` behind a linked folder; taking it away from the text would not.
                current = current.folder.appending(next)
            }
            throw .reading(path, .tooManyLinks)
        }

        private static func target(
            of path: FilePath, asTyped typed: FilePath, files: FileSystem
        ) throws(FileError) -> FilePath? {
            do throws(SystemError) {
                guard try files.statusOfName(path).kind == .symbolicLink else { return nil }
                return try files.retrying { (calls) throws(SystemError) in try calls.target(ofLink: path) }
            } catch  where error == .noSuchFile {
                return nil
            } catch {
                throw .reading(typed, error)
            }
        }
    }
}
