import CSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension OperatingSystem {
    func close(_ file: FileDescriptor) throws(SystemError) {
        try check(systemClose(file.number))
    }

    func read(
        _ file: FileDescriptor, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        try check(systemRead(file.number, buffer.baseAddress, buffer.count))
    }

    func write(_ file: FileDescriptor, _ buffer: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        try check(systemWrite(file.number, buffer.baseAddress, buffer.count))
    }

    func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
        var status = stat()
        try check(fstat(file.number, &status))
        return FileStatus(status)
    }

    func synchronise(_ file: FileDescriptor) throws(SystemError) {
        #if canImport(Darwin)
            // A plain fsync leaves the bytes in the drive's cache; not every file system knows the full one.
            if fcntl(file.number, F_FULLFSYNC) == 0 { return }
            let reason = SystemError(number: errno)
            if reason != .notSupported, reason != .invalid, reason.number != ENOTTY { throw reason }
        #endif
        try check(fsync(file.number))
    }

    func tryLock(_ folder: FileDescriptor) throws(SystemError) -> Bool {
        if flock(folder.number, LOCK_EX | LOCK_NB) == 0 { return true }
        let reason = SystemError(number: errno)
        if reason == .wouldBlock { return false }
        throw reason
    }

    func setPermissions(_ permissions: UInt32, of file: FileDescriptor) throws(SystemError) {
        try check(fchmod(file.number, mode_t(permissions)))
    }

    func setOwner(user: UInt32, group: UInt32, of file: FileDescriptor) throws(SystemError) {
        try check(fchown(file.number, user, group))
    }

    func randomBits() throws(SystemError) -> UInt64 {
        var bits: UInt64 = 0
        try check(getentropy(&bits, MemoryLayout.size(ofValue: bits)))
        return bits
    }

    /// Turns the C library's -1 into the reason.
    @discardableResult
    func check<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
        if result < 0 { throw SystemError(number: errno) }
        return result
    }
}

// The C functions whose names the methods above have.
#if canImport(Darwin)
    private let systemClose = Darwin.close
    private let systemRead = Darwin.read
    private let systemWrite = Darwin.write
#elseif canImport(Glibc)
    private let systemClose = Glibc.close
    private let systemRead = Glibc.read
    private let systemWrite = Glibc.write
#elseif canImport(Musl)
    private let systemClose = Musl.close
    private let systemRead = Musl.read
    private let systemWrite = Musl.write
#endif
