#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The number of an open file; whoever opened it closes it.
struct FileDescriptor: Hashable, Sendable {
    let number: Int32

    static let standardInput = FileDescriptor(number: 0)

    /// Where a relative path starts when no open folder is given (`AT_FDCWD`).
    static let workingFolder = FileDescriptor(number: AT_FDCWD)
}
