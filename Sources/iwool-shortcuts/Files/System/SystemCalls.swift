/// The one seam to the operating system: what reading, finding and saving files ask of it.
///
/// A call is one call: nothing is retried, and nothing is put into words here. Tests put a double in its
/// place that makes any call fail.
protocol SystemCalls {
    /// Opens a file, and makes it with these permissions where the options say so (`openat`).
    func open(
        _ path: FilePath, in folder: FileDescriptor, _ options: OpenOptions, permissions: UInt32
    ) throws(SystemError) -> FileDescriptor
    /// Gives the descriptor back (`close`).
    func close(_ file: FileDescriptor) throws(SystemError)
    /// Reads into the buffer and tells how many bytes came; zero is the end (`read`).
    func read(_ file: FileDescriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    /// Writes from the buffer and tells how many bytes went (`write`).
    func write(_ file: FileDescriptor, _ buffer: UnsafeRawBufferPointer) throws(SystemError) -> Int
    /// What the system knows about an open file (`fstat`).
    func status(of file: FileDescriptor) throws(SystemError) -> FileStatus
    /// What the system knows about a path; a link at its end is followed if wanted (`fstatat`).
    func status(
        of path: FilePath, in folder: FileDescriptor, isFollowing: Bool
    ) throws(SystemError) -> FileStatus
    /// Where a symbolic link points (`readlink`).
    func target(ofLink path: FilePath) throws(SystemError) -> FilePath
    /// The absolute path without links and dots (`realpath`).
    func realPath(of path: FilePath) throws(SystemError) -> FilePath
    /// Fails if this process may not write to the file (`faccessat`).
    func checkWriteAccess(to path: FilePath, in folder: FileDescriptor) throws(SystemError)
    /// The names in an open folder, without `.` and `..`, in any order (`readdir`).
    func entries(of folder: FileDescriptor) throws(SystemError) -> [FolderEntry]

    /// Moves a name onto another in the same folder, in one step (`renameat`).
    func rename(_ old: FilePath, to new: FilePath, in folder: FileDescriptor) throws(SystemError)
    /// Removes a name (`unlinkat`).
    func remove(_ name: FilePath, in folder: FileDescriptor) throws(SystemError)
    /// Waits until what was written is on the disk (`fsync`; `F_FULLFSYNC` on macOS).
    func synchronise(_ file: FileDescriptor) throws(SystemError)
    /// Waits for the exclusive lock on an open folder not a moment: false if another holds it (`flock`).
    func tryLock(_ folder: FileDescriptor) throws(SystemError) -> Bool

    /// Sets the twelve permission bits (`fchmod`).
    func setPermissions(_ permissions: UInt32, of file: FileDescriptor) throws(SystemError)
    /// Sets owner and group (`fchown`).
    func setOwner(user: UInt32, group: UInt32, of file: FileDescriptor) throws(SystemError)
    /// The names of the extended attributes; on Linux access control lists are among them (`flistxattr`).
    func attributeNames(of file: FileDescriptor) throws(SystemError) -> [FilePath]
    /// The value of an extended attribute (`fgetxattr`).
    func attribute(_ name: FilePath, of file: FileDescriptor) throws(SystemError) -> [UInt8]
    /// Sets an extended attribute (`fsetxattr`).
    func setAttribute(_ name: FilePath, to value: [UInt8], of file: FileDescriptor) throws(SystemError)
    /// Removes an extended attribute (`fremovexattr`).
    func removeAttribute(_ name: FilePath, of file: FileDescriptor) throws(SystemError)
    /// Copies the access control list where it is no extended attribute (`fcopyfile` on macOS).
    func copyAccessList(from file: FileDescriptor, to copy: FileDescriptor) throws(SystemError)

    /// 64 random bits (`getrandom`).
    func randomBits() throws(SystemError) -> UInt64
    /// Waits (`nanosleep`).
    func pause(milliseconds: Int)

    /// Makes SIGINT, SIGTERM and SIGHUP wait, unless they are ignored (`pthread_sigmask`).
    func holdInterruptions() -> HeldSignals
    /// The number of a signal that waits, if one does (`sigpending`).
    func waitingInterruption(among held: HeldSignals) -> Int32?
    /// Lets signals through again; the one that waited is told and dropped (`sigwait`, `pthread_sigmask`).
    func releaseInterruptions(_ held: HeldSignals) -> Int32?
}
