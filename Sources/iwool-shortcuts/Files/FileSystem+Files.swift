extension FileSystem {
    func open(
        _ path: FilePath, in folder: FileDescriptor = .workingFolder, _ options: OpenOptions = [],
        permissions: UInt32 = 0
    ) throws(SystemError) -> FileDescriptor {
        try retrying { (calls) throws(SystemError) in
            try calls.open(path, in: folder, options, permissions: permissions)
        }
    }

    /// Gives a descriptor back. An interrupted close has closed, and made again it could hit another file.
    func close(_ file: FileDescriptor) throws(SystemError) {
        do throws(SystemError) {
            try calls.close(file)
        } catch  where error == .interrupted {
            return
        }
    }

    /// Gives back a descriptor of which nothing more is wanted, so that no failure matters.
    func abandon(_ file: FileDescriptor) {
        try? calls.close(file)
    }

    func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
        try retrying { (calls) throws(SystemError) in try calls.status(of: file) }
    }

    /// The status of what a path leads to; links are followed.
    func status(of path: FilePath) throws(SystemError) -> FileStatus {
        try retrying { (calls) throws(SystemError) in
            try calls.status(of: path, in: .workingFolder, isFollowing: true)
        }
    }

    /// The status of the name itself; a link at the end of the path is not followed.
    func statusOfName(
        _ path: FilePath, in folder: FileDescriptor = .workingFolder
    ) throws(SystemError) -> FileStatus {
        try retrying { (calls) throws(SystemError) in
            try calls.status(of: path, in: folder, isFollowing: false)
        }
    }

    /// The bytes from here to the end, but not more than `limit`.
    ///
    /// - Parameter expected: how many there will be as far as is known, so that the buffer is no larger.
    func read(
        _ file: FileDescriptor, limit: Int = .max, expecting expected: Int64 = .max
    ) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        let size = min(limit, max(Self.smallestBuffer, Int(clamping: expected)), Self.largestBuffer)
        var buffer = [UInt8](repeating: 0, count: size)
        while bytes.count < limit {
            let wanted = min(buffer.count, limit - bytes.count)
            let count = try readOnce(file, into: &buffer, wanted: wanted)
            if count == 0 { break }
            bytes.append(contentsOf: buffer[..<count])
        }
        return bytes
    }

    private static let smallestBuffer = 1024
    private static let largestBuffer = 64 * 1024

    private func readOnce(
        _ file: FileDescriptor, into buffer: inout [UInt8], wanted: Int
    ) throws(SystemError) -> Int {
        try retrying { (calls) throws(SystemError) in
            try buffer.withUnsafeMutableBufferPointer { (whole) throws(SystemError) in
                let wanted = UnsafeMutableBufferPointer(rebasing: whole[..<wanted])
                return try calls.read(file, into: UnsafeMutableRawBufferPointer(wanted))
            }
        }
    }

    /// Writes all bytes, in as many calls as it takes.
    func write(_ bytes: [UInt8], to file: FileDescriptor) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let start = written
            let count = try retrying { (calls) throws(SystemError) in
                try bytes.withUnsafeBufferPointer { (whole) throws(SystemError) in
                    let rest = UnsafeBufferPointer(rebasing: whole[start...])
                    return try calls.write(file, UnsafeRawBufferPointer(rest))
                }
            }
            // A call that writes nothing and names no reason would be made for ever.
            if count <= 0 { throw .inputOutput }
            written += count
        }
    }
}
