@testable import iwool_shortcuts

/// The real system, of which any call can be made to fail, and which can be watched.
final class FaultySystem: SystemCalls {
    private let real = OperatingSystem()
    /// How often each call was made.
    private(set) var counts: [SystemCallKind: Int] = [:]
    /// The calls in the order in which they were made.
    private(set) var log: [SystemCallKind] = []
    /// The reason for the n-th call of a kind, counted from 1, to fail.
    var fault: (SystemCallKind, Int) -> SystemError? = { _, _ in nil }
    /// What happens right before the n-th call of a kind.
    var before: (SystemCallKind, Int) -> Void = { _, _ in }
    /// The most bytes that one call reads or writes.
    var largestTransfer = Int.max
    /// Whether folders do not tell the kinds of what is in them, as on some file systems.
    var hidesKinds = false
    /// The signal that comes with the n-th call of a kind.
    var signal: (kind: SystemCallKind, count: Int, number: Int32)?
    /// How long was waited, in milliseconds; no test waits for real.
    private(set) var paused = 0
    /// What happens while it is waited.
    var whilePausing: () -> Void = {}
    /// The files that are open, by whoever opened them.
    private(set) var open: Set<FileDescriptor> = []
    private var waiting: Int32?

    /// A system on which the n-th call of a kind fails.
    convenience init(failing kind: SystemCallKind, _ count: Int = 1, with error: SystemError) {
        self.init()
        fault = { $0 == kind && $1 == count ? error : nil }
    }

    private func enter(_ kind: SystemCallKind) throws(SystemError) {
        let count = counts[kind, default: 0] + 1
        counts[kind] = count
        log.append(kind)
        before(kind, count)
        if let signal, signal.kind == kind, signal.count == count { waiting = signal.number }
        if let error = fault(kind, count) { throw error }
    }

    func open(
        _ path: FilePath, in folder: FileDescriptor, _ options: OpenOptions, permissions: UInt32
    ) throws(SystemError) -> FileDescriptor {
        try enter(.open)
        let file = try real.open(path, in: folder, options, permissions: permissions)
        open.insert(file)
        return file
    }

    func close(_ file: FileDescriptor) throws(SystemError) {
        // What the system reports on closing, it reports of a file that it has closed.
        open.remove(file)
        try real.close(file)
        try enter(.close)
    }

    func read(_ file: FileDescriptor, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try enter(.read)
        return try real.read(file, into: .init(rebasing: buffer.prefix(largestTransfer)))
    }

    func write(_ file: FileDescriptor, _ buffer: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        try enter(.write)
        return try real.write(file, .init(rebasing: buffer.prefix(largestTransfer)))
    }

    func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
        try enter(.statusOfFile)
        return try real.status(of: file)
    }

    func status(
        of path: FilePath, in folder: FileDescriptor, isFollowing: Bool
    ) throws(SystemError) -> FileStatus {
        try enter(.statusOfPath)
        return try real.status(of: path, in: folder, isFollowing: isFollowing)
    }

    func target(ofLink path: FilePath) throws(SystemError) -> FilePath {
        try enter(.target)
        return try real.target(ofLink: path)
    }

    func realPath(of path: FilePath) throws(SystemError) -> FilePath {
        try enter(.realPath)
        return try real.realPath(of: path)
    }

    func checkWriteAccess(to path: FilePath, in folder: FileDescriptor) throws(SystemError) {
        try enter(.checkWriteAccess)
        try real.checkWriteAccess(to: path, in: folder)
    }

    func entries(of folder: FileDescriptor) throws(SystemError) -> [FolderEntry] {
        try enter(.entries)
        let entries = try real.entries(of: folder)
        return hidesKinds ? entries.map { FolderEntry(name: $0.name, kind: nil) } : entries
    }

    func rename(_ old: FilePath, to new: FilePath, in folder: FileDescriptor) throws(SystemError) {
        try enter(.rename)
        try real.rename(old, to: new, in: folder)
    }

    func remove(_ name: FilePath, in folder: FileDescriptor) throws(SystemError) {
        try enter(.remove)
        try real.remove(name, in: folder)
    }

    func synchronise(_ file: FileDescriptor) throws(SystemError) {
        try enter(.synchronise)
        try real.synchronise(file)
    }

    func tryLock(_ folder: FileDescriptor) throws(SystemError) -> Bool {
        try enter(.tryLock)
        return try real.tryLock(folder)
    }

    func setPermissions(_ permissions: UInt32, of file: FileDescriptor) throws(SystemError) {
        try enter(.setPermissions)
        try real.setPermissions(permissions, of: file)
    }

    func setOwner(user: UInt32, group: UInt32, of file: FileDescriptor) throws(SystemError) {
        try enter(.setOwner)
        try real.setOwner(user: user, group: group, of: file)
    }

    func attributeNames(of file: FileDescriptor) throws(SystemError) -> [FilePath] {
        try enter(.attributeNames)
        return try real.attributeNames(of: file)
    }

    func attribute(_ name: FilePath, of file: FileDescriptor) throws(SystemError) -> [UInt8] {
        try enter(.attribute)
        return try real.attribute(name, of: file)
    }

    func setAttribute(_ name: FilePath, to value: [UInt8], of file: FileDescriptor) throws(SystemError) {
        try enter(.setAttribute)
        try real.setAttribute(name, to: value, of: file)
    }

    func removeAttribute(_ name: FilePath, of file: FileDescriptor) throws(SystemError) {
        try enter(.removeAttribute)
        try real.removeAttribute(name, of: file)
    }

    func copyAccessList(from file: FileDescriptor, to copy: FileDescriptor) throws(SystemError) {
        try enter(.copyAccessList)
        try real.copyAccessList(from: file, to: copy)
    }

    func randomBits() throws(SystemError) -> UInt64 {
        try enter(.randomBits)
        return try real.randomBits()
    }

    func pause(milliseconds: Int) {
        paused += milliseconds
        whilePausing()
    }

    func holdInterruptions() -> HeldSignals { real.holdInterruptions() }

    func waitingInterruption(among held: HeldSignals) -> Int32? {
        waiting ?? real.waitingInterruption(among: held)
    }

    func releaseInterruptions(_ held: HeldSignals) -> Int32? {
        let interruption = real.releaseInterruptions(held)
        return waiting ?? interruption
    }
}
