#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileStatus {
    /// The system's own record, whose fields have other widths on every system.
    init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        self.init(
            kind: Self.kind(ofMode: UInt32(status.st_mode)),
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(truncatingIfNeeded: status.st_ino),
            permissions: UInt32(status.st_mode) & 0o7777,
            user: status.st_uid,
            group: status.st_gid,
            size: Int64(status.st_size),
            modified: Timestamp(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec)),
            linkCount: UInt64(truncatingIfNeeded: status.st_nlink)
        )
    }

    private static func kind(ofMode mode: UInt32) -> FileKind {
        switch mode & UInt32(S_IFMT) {
        case UInt32(S_IFREG): .regular
        case UInt32(S_IFDIR): .folder
        case UInt32(S_IFLNK): .symbolicLink
        case UInt32(S_IFIFO): .pipe
        case UInt32(S_IFSOCK): .socket
        case UInt32(S_IFCHR), UInt32(S_IFBLK): .device
        default: .other
        }
    }
}
