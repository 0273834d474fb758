#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The real system, through the C library.
struct OperatingSystem: SystemCalls, Sendable {
    func open(
        _ path: FilePath, in folder: FileDescriptor, _ options: OpenOptions, permissions: UInt32
    ) throws(SystemError) -> FileDescriptor {
        let flags = options.rawValue | O_CLOEXEC | O_NOCTTY
        let number = try calling(path) { openat(folder.number, $0, flags, mode_t(permissions)) }
        return FileDescriptor(number: number)
    }

    func status(
        of path: FilePath, in folder: FileDescriptor, isFollowing: Bool
    ) throws(SystemError) -> FileStatus {
        var status = stat()
        let flags = isFollowing ? 0 : AT_SYMLINK_NOFOLLOW
        _ = try calling(path) { fstatat(folder.number, $0, &status, flags) }
        return FileStatus(status)
    }

    func target(ofLink path: FilePath) throws(SystemError) -> FilePath {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = try calling(path) { readlink($0, &target, target.count) }
        return FilePath(bytes: target.prefix(length).map { UInt8(bitPattern: $0) })
    }

    func realPath(of path: FilePath) throws(SystemError) -> FilePath {
        var resolved = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        _ = try calling(path) { realpath($0, &resolved) == nil ? -1 : 0 }
        return FilePath(bytes: resolved.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    }

    func checkWriteAccess(to path: FilePath, in folder: FileDescriptor) throws(SystemError) {
        _ = try calling(path) { faccessat(folder.number, $0, W_OK, AT_EACCESS) }
    }

    func rename(_ old: FilePath, to new: FilePath, in folder: FileDescriptor) throws(SystemError) {
        _ = try calling(old) { old in
            new.withCString { renameat(folder.number, old, folder.number, $0) }
        }
    }

    func remove(_ name: FilePath, in folder: FileDescriptor) throws(SystemError) {
        _ = try calling(name) { unlinkat(folder.number, $0, 0) }
    }

    func pause(milliseconds: Int) {
        var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
        nanosleep(&time, nil)
    }

    /// Calls with a path; the reason is taken before anything else can overwrite it.
    private func calling<Number: SignedInteger>(
        _ path: FilePath, _ call: (UnsafePointer<CChar>) -> Number
    ) throws(SystemError) -> Number {
        let (result, number) = path.withCString { path in
            let result = call(path)
            return (result, errno)
        }
        if result < 0 { throw SystemError(number: number) }
        return result
    }
}
