#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SystemError: CustomStringConvertible {
    /// The reason in words that do not depend on the language of the machine, with the C name.
    var description: String {
        guard let row = Self.rows.first(where: { $0.number == number }) else {
            return "system error \(number)"
        }
        return "\(row.words) (\(row.name))"
    }

    private static let rows: [(number: Int32, name: String, words: String)] = [
        (E2BIG, "E2BIG", "argument list too long"),
        (EACCES, "EACCES", "permission denied"),
        (EAGAIN, "EAGAIN", "resource temporarily unavailable"),
        (EBADF, "EBADF", "bad file descriptor"),
        (EBUSY, "EBUSY", "device or resource busy"),
        (EDQUOT, "EDQUOT", "disk quota exceeded"),
        (EEXIST, "EEXIST", "file exists"),
        (EFAULT, "EFAULT", "bad address"),
        (EFBIG, "EFBIG", "file too large for the limit of this process or file system"),
        (EINTR, "EINTR", "interrupted system call"),
        (EINVAL, "EINVAL", "invalid argument"),
        (EIO, "EIO", "input/output error"),
        (EISDIR, "EISDIR", "is a directory"),
        (ELOOP, "ELOOP", "too many levels of symbolic links"),
        (EMFILE, "EMFILE", "too many open files in this process"),
        (EMLINK, "EMLINK", "too many links"),
        (ENAMETOOLONG, "ENAMETOOLONG", "file name too long"),
        (ENFILE, "ENFILE", "too many open files in the system"),
        (ENODEV, "ENODEV", "no such device"),
        (ENOENT, "ENOENT", "no such file or directory"),
        (ENOLCK, "ENOLCK", "no locks available"),
        (ENOMEM, "ENOMEM", "out of memory"),
        (ENOSPC, "ENOSPC", "no space left on device"),
        (ENOSYS, "ENOSYS", "function not implemented"),
        (ENOTDIR, "ENOTDIR", "not a directory"),
        (ENOTEMPTY, "ENOTEMPTY", "directory not empty"),
        (ENOTSUP, "ENOTSUP", "operation not supported"),
        (ENXIO, "ENXIO", "no such device or address"),
        (EOVERFLOW, "EOVERFLOW", "value too large"),
        (EPERM, "EPERM", "operation not permitted"),
        (EPIPE, "EPIPE", "broken pipe"),
        (ERANGE, "ERANGE", "result too large"),
        (EROFS, "EROFS", "read-only file system"),
        (ESTALE, "ESTALE", "stale file handle"),
        (ETIMEDOUT, "ETIMEDOUT", "timed out"),
        (ETXTBSY, "ETXTBSY", "file busy"),
        (EXDEV, "EXDEV", "cross-device link"),
    ]
}
