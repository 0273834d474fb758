/// Reads fields of a few bits, one behind the other, from words.
struct BitReader {
    private let words: ArraySlice<UInt64>
    private var next: Int
    private var used: UInt64 = 0

    init(_ words: ArraySlice<UInt64>) {
        self.words = words
        next = words.startIndex
    }

    /// Reads a field; behind the last word everything is zero.
    mutating func read(_ width: UInt64) -> UInt64 {
        guard next < words.endIndex else { return 0 }
        var value = words[next] >> used
        used += width
        if used >= 64 {
            next += 1
            used -= 64
            if used > 0, next < words.endIndex { value |= words[next] << (width - used) }
        }
        return value & (1 << width - 1)
    }

    /// Reads one bit.
    mutating func readBool() -> Bool { read(1) == 1 }

    /// Reads a field as a number.
    mutating func readInt(_ width: UInt64) -> Int { Int(read(width)) }
}
