/// A name folded to lower-case ASCII and packed into three words, so that two compare without a loop.
///
/// Bytes that are no ASCII letters stay as they are: no other folding takes place.
struct LinkName: Hashable, Sendable {
    /// The longest name that fits.
    static let maximumLength = 24

    private var head = ByteWord()
    private var middle = ByteWord()
    private var tail = ByteWord()
    private var length = 0

    /// A name with nothing in it.
    init() {}

    /// The name that a text spells, or nil when it is longer than any name.
    init?(_ text: String) {
        var text = text
        guard let name = text.withUTF8({ LinkName(decoding: $0) }) else { return nil }
        self = name
    }

    /// The name that a part of a link spells, or nil when it does not decode or is longer than any name.
    @inline(__always)
    init?(decoding part: UnsafeBufferPointer<UInt8>) {
        if let name = LinkName(plain: part) { self = name } else { self.init(escaped: part) }
    }

    /// The usual case, eight bytes at a time; nil when there is an escape, or more bytes than fit.
    @inline(__always)
    private init?(plain part: UnsafeBufferPointer<UInt8>) {
        let bytes = UnsafeRawBufferPointer(part)
        length = bytes.count
        guard length <= LinkName.maximumLength else { return nil }
        let escape = UInt8(ascii: "%")
        let head = ByteWord(first: bytes)
        guard !head.contains(escape) else { return nil }
        self.head = head.lowercased
        guard length > 8 else { return }
        let middle = ByteWord(first: UnsafeRawBufferPointer(rebasing: bytes[8...]))
        guard !middle.contains(escape) else { return nil }
        self.middle = middle.lowercased
        guard length > 16 else { return }
        let tail = ByteWord(first: UnsafeRawBufferPointer(rebasing: bytes[16...]))
        guard !tail.contains(escape) else { return nil }
        self.tail = tail.lowercased
    }

    /// Goes byte by byte, since what is left after decoding may be a name although the part is long.
    private init?(escaped part: UnsafeBufferPointer<UInt8>) {
        var decoder = PercentDecoder(part)
        while let byte = decoder.next() {
            let folded = ASCII.lowercased(byte)
            switch length / 8 {
            case 0: head.put(folded, at: length % 8)
            case 1: middle.put(folded, at: length % 8)
            case 2: tail.put(folded, at: length % 8)
            default: return nil
            }
            length += 1
        }
        if decoder.isBroken { return nil }
    }

    /// A number that spreads the names over a table; its upper bits are the good ones.
    @inline(__always)
    var spread: UInt64 {
        // The first eight letters and the length tell all names apart; the constant is 2^64 / golden ratio.
        (head.bits &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    }
}
