/// The replacement of a byte range by other bytes; the only way in which a file is ever changed.
package struct TextEdit: Hashable, Sendable {
    /// The bytes that go; empty for an insertion.
    package let range: ByteRange
    /// The bytes that come.
    package let replacement: [UInt8]

    package init(range: ByteRange, replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }

    package init(range: ByteRange, replacement: String) {
        self.init(range: range, replacement: Array(replacement.utf8))
    }

    /// The bytes after all the edits; every byte outside their ranges is kept.
    ///
    /// The edits are in ascending order and do not overlap; several insertions at one place keep their order.
    package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
        var kept = 0
        for edit in edits {
            precondition(
                edit.range.lowerBound >= kept && edit.range.upperBound <= bytes.count,
                "edit of \(edit.range) overlaps one before it or the end at \(bytes.count)")
            result += bytes[kept..<edit.range.lowerBound]
            result += edit.replacement
            kept = edit.range.upperBound
        }
        result += bytes[kept...]
        return result
    }
}
