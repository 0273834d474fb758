/// Writes fields of a few bits, one behind the other, into words.
struct BitWriter {
    private var word: UInt64 = 0
    private var filled: UInt64 = 0
    private var next = 0

    /// Writes a field; `value` has no more bits than `width`.
    mutating func write(_ value: UInt64, _ width: UInt64, to words: inout [UInt64]) {
        word |= value << filled
        filled += width
        guard filled >= 64 else { return }
        words[next] = word
        next += 1
        filled -= 64
        word = filled == 0 ? 0 : value >> (width - filled)
    }

    /// Writes one bit.
    mutating func write(_ value: Bool, to words: inout [UInt64]) {
        write(value ? 1 : 0, 1, to: &words)
    }

    /// Writes what is left, and zeros behind it.
    mutating func finish(_ words: inout [UInt64]) {
        if filled > 0 {
            words[next] = word
            next += 1
        }
        while next < words.count {
            words[next] = 0
            next += 1
        }
    }
}
