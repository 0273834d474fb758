#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why the system refused a call (`errno`).
struct SystemError: Error, Hashable, Sendable {
    let number: Int32

    static let accessDenied = SystemError(number: EACCES)
    static let badDescriptor = SystemError(number: EBADF)
    static let busy = SystemError(number: EBUSY)
    static let crossDevice = SystemError(number: EXDEV)
    static let exists = SystemError(number: EEXIST)
    static let fileTooBig = SystemError(number: EFBIG)
    static let inputOutput = SystemError(number: EIO)
    static let interrupted = SystemError(number: EINTR)
    static let invalid = SystemError(number: EINVAL)
    static let isFolder = SystemError(number: EISDIR)
    static let nameTooLong = SystemError(number: ENAMETOOLONG)
    static let noLocks = SystemError(number: ENOLCK)
    static let noSpace = SystemError(number: ENOSPC)
    static let noSuchDevice = SystemError(number: ENXIO)
    static let noSuchFile = SystemError(number: ENOENT)
    static let notFolder = SystemError(number: ENOTDIR)
    static let notImplemented = SystemError(number: ENOSYS)
    static let notPermitted = SystemError(number: EPERM)
    static let notSupported = SystemError(number: ENOTSUP)
    static let overQuota = SystemError(number: EDQUOT)
    static let rangeTooSmall = SystemError(number: ERANGE)
    static let readOnlyFileSystem = SystemError(number: EROFS)
    static let tooManyLinks = SystemError(number: ELOOP)
    static let tooManyOpenFiles = SystemError(number: EMFILE)
    static let wouldBlock = SystemError(number: EWOULDBLOCK)

    #if canImport(Darwin)
        /// The file has no extended attribute of that name.
        static let noAttribute = SystemError(number: ENOATTR)
    #else
        /// The file has no extended attribute of that name.
        static let noAttribute = SystemError(number: ENODATA)
    #endif
}
