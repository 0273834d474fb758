/// Finds bytes in bytes; the standard library's own search lives in a module that takes time to load.
package enum ByteSearch {
    /// The first place of a word, or nil.
    package static func first(_ word: some Collection<UInt8>, in bytes: ArraySlice<UInt8>) -> ByteRange? {
        guard let head = word.first else { return bytes.startIndex..<bytes.startIndex }
        var rest = bytes
        while let start = rest.firstIndex(of: head), rest.endIndex - start >= word.count {
            rest = rest[start...]
            if rest.starts(with: word) { return start..<start + word.count }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// Whether a word is part of a text, byte for byte.
    package static func contains(_ word: String, in text: String) -> Bool {
        first(Array(word.utf8), in: Array(text.utf8)[...]) != nil
    }

    /// A text with the first place of a word replaced by another.
    package static func replacing(_ word: String, with other: String, in text: String) -> String {
        var bytes = Array(text.utf8)
        guard let range = first(Array(word.utf8), in: bytes[...]) else { return text }
        bytes.replaceSubrange(range, with: other.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
