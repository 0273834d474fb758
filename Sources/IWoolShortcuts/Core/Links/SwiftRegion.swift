/// The parts of Swift source that links stand in: string literals and comments.
struct SwiftRegion {
    /// What a part is.
    enum Kind: Hashable {
        /// A comment, with its signs.
        case comment
        /// What stands between the quotes of a literal that has this many `#`.
        case string(hashes: Int)
    }

    /// The bytes.
    let range: ByteRange
    /// What they are.
    let kind: Kind

    /// The comments and literals of a file, in their order; a literal holds those in its interpolations.
    static func regions(in bytes: [UInt8]) -> [SwiftRegion] {
        var regions: [SwiftRegion] = []
        var index = 0
        while index < bytes.count {
            if let region = region(at: index, in: bytes) {
                regions.append(region)
                index = max(region.range.upperBound, index + 1)
                if case .string(let hashes) = region.kind {
                    index += quotes(at: region.range.upperBound, in: bytes) + hashes
                }
            } else {
                index += 1
            }
        }
        return regions
    }

    /// How deep literals may stand in the interpolations of others; what is deeper is not looked into.
    private static let deepest = 32

    /// The index behind the `)` that closes an interpolation whose `(` is here; strings inside are skipped.
    static func endOfInterpolation(from open: Int, in bytes: [UInt8], level: Int = 0) -> Int {
        if level > deepest { return bytes.count }
        var index = open
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case UInt8(ascii: "\""):
                let end = endOfString(from: index, hashes: 0, in: bytes, level: level + 1)
                index = end + quotes(at: end, in: bytes)
                continue
            default: break
            }
            index += 1
        }
        return bytes.count
    }

    private static func region(at index: Int, in bytes: [UInt8]) -> SwiftRegion? {
        let rest = bytes[index...]
        switch bytes[index] {
        case UInt8(ascii: "/"):
            if rest.starts(with: "//".utf8) {
                let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                return SwiftRegion(range: index..<end, kind: .comment)
            }
            guard rest.starts(with: "/*".utf8) else { return nil }
            return SwiftRegion(range: index..<endOfComment(from: index, in: bytes), kind: .comment)
        case UInt8(ascii: "#"), UInt8(ascii: "\""):
            let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
            let quote = index + hashes
            guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
            let start = quote + quotes(at: quote, in: bytes)
            return SwiftRegion(
                range: start..<endOfString(from: quote, hashes: hashes, in: bytes),
                kind: .string(hashes: hashes))
        default:
            return nil
        }
    }

    /// How many quotes open or close a literal here: three for one of several lines.
    private static func quotes(at index: Int, in bytes: [UInt8]) -> Int {
        if index >= bytes.count { return 0 }
        return bytes[index...].starts(with: "\"\"\"".utf8) ? 3 : bytes[index] == UInt8(ascii: "\"") ? 1 : 0
    }

    /// The index of the closing quote, or of the end of the line or the file where it is missing.
    private static func endOfString(
        from quote: Int, hashes: Int, in bytes: [UInt8], level: Int = 0
    ) -> Int {
        let count = quotes(at: quote, in: bytes)
        let closing =
            Array(repeating: UInt8(ascii: "\""), count: count)
            + Array(repeating: UInt8(ascii: "#"), count: hashes)
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
        var index = quote + count
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: closing) { return index }
            if count == 1, bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
            if rest.starts(with: escape) {
                let sign = index + escape.count
                let isInterpolation = sign < bytes.count && bytes[sign] == UInt8(ascii: "(")
                index = isInterpolation ? endOfInterpolation(from: sign, in: bytes, level: level) : sign + 1
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    private static func endOfComment(from start: Int, in bytes: [UInt8]) -> Int {
        var index = start
        var depth = 0
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: "/*".utf8) {
                depth += 1
                index += 2
            } else if rest.starts(with: "*/".utf8) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return bytes.count
    }
}
