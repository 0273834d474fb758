/// Up to eight bytes in one word, the first in the lowest place, handled all at once.
struct ByteWord: Hashable, Sendable {
    /// The bytes; the places above the last one are zero.
    private(set) var bits: UInt64

    /// No bytes at all.
    @inline(__always)
    init() {
        bits = 0
    }

    /// The first eight bytes, or all when there are fewer.
    @inline(__always)
    init(first bytes: UnsafeRawBufferPointer) {
        let count = bytes.count
        if count >= 8 {
            bits = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
        } else if count >= 4 {
            // Two halves that overlap cover four to eight bytes without a loop.
            let low = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
            let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
            bits = UInt64(low) | UInt64(high) << UInt64((count &- 4) &* 8)
        } else {
            bits = 0
            for index in 0..<count { bits |= UInt64(bytes[index]) << UInt64(index &* 8) }
        }
    }

    /// The same bytes with ASCII letters in lower case.
    @inline(__always)
    var lowercased: ByteWord {
        let heptets = bits & ByteWord.all(0x7F)
        let fromA = heptets &+ ByteWord.all(0x80 - UInt8(ascii: "A"))
        let aboveZ = heptets &+ ByteWord.all(0x7F - UInt8(ascii: "Z"))
        // Only an upper-case letter has the top bit set in one sum and not in the other.
        let isUppercase = (fromA ^ aboveZ) & ~bits & ByteWord.all(0x80)
        return ByteWord(bits: bits | isUppercase >> 2)
    }

    /// Whether one of the bytes is this one, which is not zero.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let difference = bits ^ ByteWord.all(byte)
        return (difference &- ByteWord.all(1)) & ~difference & ByteWord.all(0x80) != 0
    }

    /// Puts a byte into one of the eight places, which was empty.
    @inline(__always)
    mutating func put(_ byte: UInt8, at place: Int) {
        bits |= UInt64(byte) << UInt64(place &* 8)
    }

    @inline(__always)
    private init(bits: UInt64) {
        self.bits = bits
    }

    @inline(__always)
    private static func all(_ byte: UInt8) -> UInt64 {
        UInt64(byte) &* 0x0101_0101_0101_0101
    }
}
