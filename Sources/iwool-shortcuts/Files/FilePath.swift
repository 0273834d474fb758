/// The path of a file as the system knows it: bytes, which need not be UTF-8.
struct FilePath: Hashable, Sendable {
    /// The bytes, without a NUL.
    let bytes: [UInt8]

    init(bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
        precondition(!self.bytes.contains(0), "a path holds a NUL: \(self.bytes)")
    }

    init(_ text: String) {
        self.init(bytes: text.utf8)
    }

    var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

    /// What stands behind the last slash; empty for a path that ends with one.
    var name: FilePath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return FilePath(bytes: bytes[(slash + 1)...])
    }

    /// The folder in which the last part stands: `.` for a bare name, `/` for what stands in the root.
    var folder: FilePath {
        guard var slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        while slash > 0, bytes[slash - 1] == UInt8(ascii: "/") { slash -= 1 }
        return slash == 0 ? "/" : FilePath(bytes: bytes[..<slash])
    }

    /// The parts between the slashes, without empty ones.
    var components: [FilePath] {
        bytes.split(separator: UInt8(ascii: "/")).map { FilePath(bytes: $0) }
    }

    /// The path of something inside this folder; an absolute path replaces this one, and `.` adds nothing.
    func appending(_ other: FilePath) -> FilePath {
        if other.isAbsolute || bytes.isEmpty || self == "." { return other }
        let slash = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
        return FilePath(bytes: bytes + slash + other.bytes)
    }

    func hasSuffix(_ suffix: String) -> Bool {
        bytes.count >= suffix.utf8.count && bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    func hasPrefix(_ prefix: String) -> Bool {
        bytes.starts(with: prefix.utf8)
    }

    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBytes { buffer in
            guard let start = buffer.bindMemory(to: CChar.self).baseAddress else {
                preconditionFailure("a terminated path has no bytes")
            }
            return body(start)
        }
    }
}
