#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How a file is opened; empty is for reading. `O_CLOEXEC` and `O_NOCTTY` always hold.
struct OpenOptions: OptionSet, Sendable {
    let rawValue: Int32

    static let writing = OpenOptions(rawValue: O_WRONLY)
    /// Makes the file, and fails where one exists (`O_CREAT` with `O_EXCL`).
    static let creating = OpenOptions(rawValue: O_CREAT | O_EXCL)
    /// Fails on a symbolic link instead of following it.
    static let notFollowing = OpenOptions(rawValue: O_NOFOLLOW)
    /// Fails on all but a folder.
    static let folder = OpenOptions(rawValue: O_DIRECTORY)
    /// A pipe without a writer opens at once.
    static let nonBlocking = OpenOptions(rawValue: O_NONBLOCK)
}
