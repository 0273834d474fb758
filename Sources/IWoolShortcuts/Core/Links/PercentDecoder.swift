/// Gives the bytes of one part of a link, `%XX` decoded once, without making a copy.
///
/// It stops at an escape that is not whole; `isBroken` then says so.
struct PercentDecoder: IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// Whether it stopped at `%` without two hexadecimal digits behind it.
    private(set) var isBroken = false

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    @inline(__always)
    mutating func next() -> UInt8? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position &+= 1
        return byte == UInt8(ascii: "%") ? escaped() : byte
    }

    private mutating func escaped() -> UInt8? {
        guard bytes.count - position >= 2,
            let high = ASCII.hexValue(bytes[position]),
            let low = ASCII.hexValue(bytes[position + 1])
        else {
            position = bytes.count
            isBroken = true
            return nil
        }
        position += 2
        return high << 4 | low
    }
}
