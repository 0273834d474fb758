/// Turns libyaml's places, which count code points, into byte offsets.
///
/// It walks from the place asked last, so a whole text costs one walk.
struct YAMLPlaces {
    private let bytes: [UInt8]
    private var index = 0
    private var offset: Int

    /// Counts from the offset of the first byte that libyaml was given.
    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        offset = start
    }

    /// The byte offset of a code point, at most the end of the text.
    mutating func offset(of place: Int) -> Int {
        while index < place, offset < bytes.count {
            offset += 1
            while offset < bytes.count, isContinuation(bytes[offset]) { offset += 1 }
            index += 1
        }
        while index > place {
            offset -= 1
            while isContinuation(bytes[offset]) { offset -= 1 }
            index -= 1
        }
        return offset
    }

    private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
