#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Hands over the lines of an open file one after the other, in little memory however long the file is.
///
/// A line ends at LF or CRLF; a byte order mark at the start of the file belongs to no line.
struct LineReader {
    private static let chunkSize = 256 * 1024

    private let file: FileDescriptor
    private let files: FileSystem
    private var buffer = [UInt8](repeating: 0, count: 2 * chunkSize)
    /// The part of the buffer that was read and not yet handed over.
    private var rest = 0..<0
    private var isAtStart = true

    init(_ file: FileDescriptor, _ files: FileSystem) {
        self.file = file
        self.files = files
    }

    /// Reads once, and hands over every line that has come in whole; at the end also one without a break.
    ///
    /// - Returns: whether there may be more.
    mutating func readLines(
        _ take: (UnsafeBufferPointer<UInt8>) throws(Refusal) -> Void
    ) throws(Refusal) -> Bool {
        makeRoom()
        let count: Int
        do throws(SystemError) {
            count = try read()
        } catch {
            throw Refusal(FileError.reading(InputSource.standardInput.path, error))
        }
        var fresh = rest.upperBound
        rest = rest.lowerBound..<fresh + count
        if isAtStart {
            guard rest.count >= 3 || count == 0 else { return true }
            skipMark()
            fresh = rest.lowerBound
        }
        let handed = try buffer.withUnsafeBufferPointer { (buffer) throws(Refusal) in
            try LineReader.lines(in: buffer, rest, searchingFrom: fresh, take)
        }
        rest = handed..<rest.upperBound
        guard count == 0 else { return true }
        if !rest.isEmpty {
            try buffer.withUnsafeBufferPointer { (buffer) throws(Refusal) in
                try take(UnsafeBufferPointer(rebasing: buffer[rest]))
            }
            rest = rest.upperBound..<rest.upperBound
        }
        return false
    }

    /// Hands over whole lines; where the first one begins that is not whole.
    private static func lines(
        in buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, searchingFrom fresh: Int,
        _ take: (UnsafeBufferPointer<UInt8>) throws(Refusal) -> Void
    ) throws(Refusal) -> Int {
        guard let base = buffer.baseAddress else { return range.lowerBound }
        var start = range.lowerBound
        var search = fresh
        while search < range.upperBound,
            let found = memchr(base + search, 0x0A, range.upperBound - search)
        {
            let end = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            let hasReturn = end > start && buffer[end - 1] == 0x0D
            try take(UnsafeBufferPointer(rebasing: buffer[start..<(hasReturn ? end - 1 : end)]))
            start = end + 1
            search = start
        }
        return start
    }

    /// Moves what is left to the front, and grows the buffer for a line that fills it.
    private mutating func makeRoom() {
        if rest.lowerBound > 0 {
            buffer.withUnsafeMutableBufferPointer { buffer in
                for index in rest { buffer[index - rest.lowerBound] = buffer[index] }
            }
            rest = 0..<rest.count
        }
        let missing = rest.upperBound + LineReader.chunkSize - buffer.count
        if missing > 0 {
            buffer.append(contentsOf: repeatElement(0, count: max(missing, buffer.count)))
        }
    }

    private mutating func read() throws(SystemError) -> Int {
        let (file, files, start) = (file, files, rest.upperBound)
        return try buffer.withUnsafeMutableBufferPointer { (buffer) throws(SystemError) in
            let room = UnsafeMutableBufferPointer(rebasing: buffer[start..<start + LineReader.chunkSize])
            return try files.retrying { (calls) throws(SystemError) in
                try calls.read(file, into: UnsafeMutableRawBufferPointer(room))
            }
        }
    }

    private mutating func skipMark() {
        isAtStart = false
        if buffer[rest].starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.lowerBound + 3..<rest.upperBound }
    }
}
