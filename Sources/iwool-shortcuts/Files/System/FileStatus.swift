/// What the system knows about a file without reading it.
struct FileStatus: Equatable, Sendable {
    var kind: FileKind
    var device: UInt64
    var inode: UInt64
    /// The twelve permission bits.
    var permissions: UInt32
    var user: UInt32
    var group: UInt32
    var size: Int64
    var modified: Timestamp
    /// How many names the file has.
    var linkCount: UInt64

    /// Whether both are one file, whatever was written to it in between.
    func isSameFile(as other: FileStatus) -> Bool {
        device == other.device && inode == other.inode
    }

    /// Whether nothing tells that the file was written or replaced between the two.
    func isUnchanged(since other: FileStatus) -> Bool {
        isSameFile(as: other) && size == other.size && modified == other.modified
    }
}
