/// The bytes of one link as the app would get them, each with its place in the file that it was found in.
///
/// The two differ where the file writes a byte in another way, as HTML does with `&amp;`; and bytes that a
/// repair puts in have the place of those that they stand for.
package struct LinkText: Sendable {
    /// The bytes that the app would read.
    package private(set) var bytes: [UInt8]
    /// Where each byte starts in the file, and behind them where the last one ends.
    private var places: [Int]

    /// The bytes of a file as they stand there.
    package init(_ range: ByteRange, in file: [UInt8]) {
        bytes = Array(file[range])
        places = Array(range.lowerBound...range.upperBound)
    }

    /// Nothing yet, at a place in a file.
    package init(at place: Int) {
        bytes = []
        places = [place]
    }

    /// Every byte.
    package var range: ByteRange { bytes.indices }

    /// Adds bytes that the file writes up to this place.
    package mutating func append(_ more: some Sequence<UInt8>, upTo place: Int) {
        let start = places[bytes.count]
        bytes.append(contentsOf: more)
        while places.count < bytes.count { places.append(start) }
        places.append(place)
    }

    /// Where a range of the bytes stands in the file.
    package func place(of range: ByteRange) -> ByteRange {
        places[range.lowerBound]..<max(places[range.lowerBound], places[range.upperBound])
    }

    /// Puts other bytes in the place of some ranges, which are in ascending order.
    package mutating func replace(_ edits: [(range: ByteRange, replacement: [UInt8])]) {
        var (newBytes, newPlaces, kept): ([UInt8], [Int], Int) = ([], [], 0)
        for (range, replacement) in edits {
            newBytes += bytes[kept..<range.lowerBound] + replacement
            newPlaces += places[kept..<range.lowerBound]
            newPlaces += repeatElement(places[range.lowerBound], count: replacement.count)
            kept = range.upperBound
        }
        bytes = newBytes + bytes[kept...]
        places = newPlaces + places[kept...]
    }

    /// A range of the bytes as text, `%XX` decoded where it is whole.
    func decoded(_ range: ByteRange) -> String {
        bytes[range].withUnsafeBufferPointer { part in
            var decoder = PercentDecoder(part)
            var plain: [UInt8] = []
            while let byte = decoder.next() { plain.append(byte) }
            return String(decoding: decoder.isBroken ? Array(part) : plain, as: UTF8.self)
        }
    }

    /// A range of the bytes as text.
    func raw(_ range: ByteRange) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
