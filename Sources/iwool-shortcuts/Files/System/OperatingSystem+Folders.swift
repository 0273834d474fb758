#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension OperatingSystem {
    func entries(of folder: FileDescriptor) throws(SystemError) -> [FolderEntry] {
        // The stream closes the descriptor that it is given, and the caller keeps his.
        let copy = try check(fcntl(folder.number, F_DUPFD_CLOEXEC, 0))
        guard let stream = fdopendir(copy) else {
            let reason = SystemError(number: errno)
            try? close(FileDescriptor(number: copy))
            throw reason
        }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw SystemError(number: errno) }
                return entries
            }
            let name = Self.name(of: entry)
            if name == "." || name == ".." { continue }
            entries.append(FolderEntry(name: name, kind: Self.kind(ofEntry: entry.pointee.d_type)))
        }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> FilePath {
        withUnsafeBytes(of: &entry.pointee.d_name) { FilePath(bytes: $0.prefix { $0 != 0 }) }
    }

    private static func kind(ofEntry type: UInt8) -> FileKind? {
        switch Int(type) {
        case Int(DT_REG): .regular
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .symbolicLink
        case Int(DT_FIFO): .pipe
        case Int(DT_SOCK): .socket
        case Int(DT_CHR), Int(DT_BLK): .device
        case Int(DT_UNKNOWN): nil
        default: .other
        }
    }
}
