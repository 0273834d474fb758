/// How a part of a file writes the bytes of a link.
enum LinkWriting: Hashable, Sendable {
    /// As they are, in sentences.
    case plain
    /// As they are, in a code span or block of Markdown.
    case code
    /// With entities such as `&amp;`.
    case markup
    /// With the escapes of a Swift string literal that has this many `#`.
    case string(hashes: Int)

    /// The notation of the links in it.
    var notation: FoundLink.Notation {
        switch self {
        case .plain, .code: .document
        case .markup: .markup
        case .string: .sourceCode
        }
    }

    /// One step of reading: what the app would get, and where the file goes on.
    struct Piece {
        /// What stands in the file.
        let range: ByteRange
        /// What the app would get.
        let content: Content

        /// What a piece of a file stands for.
        enum Content: Equatable {
            /// Bytes of the link.
            case bytes([UInt8])
            /// Something that the program puts in when it runs.
            case interpolation
            /// The end of the link.
            case end
        }
    }

    /// The piece that begins at a place, in front of an end.
    func piece(at index: Int, before end: Int, in bytes: [UInt8]) -> Piece {
        switch self {
        case .plain, .code:
            break
        case .markup:
            if bytes[index] == UInt8(ascii: "&"), let piece = entity(at: index, before: end, in: bytes) {
                return piece
            }
        case .string(let hashes):
            if bytes[index] == UInt8(ascii: "\\"),
                let piece = escape(at: index, before: end, hashes: hashes, in: bytes)
            {
                return piece
            }
        }
        let count = LinkWriting.characterLength(at: index, before: end, in: bytes)
        return Piece(range: index..<index + count, content: .bytes(Array(bytes[index..<index + count])))
    }

    /// How many bytes the character takes; one for a byte that begins none.
    private static func characterLength(at index: Int, before end: Int, in bytes: [UInt8]) -> Int {
        let count =
            switch bytes[index] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let rest = bytes[index..<min(index + count, end)].dropFirst()
        return rest.count == count - 1 && rest.allSatisfy { $0 & 0xC0 == 0x80 } ? count : 1
    }

    // MARK: Entities

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"",
        "apos": "'",
        "nbsp": "\u{A0}",
    ]

    private func entity(at index: Int, before end: Int, in bytes: [UInt8]) -> Piece? {
        let rest = bytes[(index + 1)..<min(index + 12, end)]
        guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = String(decoding: rest[..<semicolon], as: UTF8.self)
        guard let scalar = LinkWriting.names[name] ?? LinkWriting.numbered(name) else { return nil }
        let ends = scalar == "\"" || scalar == "\u{A0}" || scalar == "'"
        return Piece(
            range: index..<semicolon + 1, content: ends ? .end : .bytes(Array(String(scalar).utf8)))
    }

    private static func numbered(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init)
    }

    // MARK: Escapes of Swift

    private func escape(at index: Int, before end: Int, hashes: Int, in bytes: [UInt8]) -> Piece? {
        let sign = index + 1 + hashes
        guard sign < end, bytes[(index + 1)..<sign].allSatisfy({ $0 == UInt8(ascii: "#") }) else {
            return nil
        }
        switch bytes[sign] {
        case UInt8(ascii: "("):
            let close = SwiftRegion.endOfInterpolation(from: sign, in: bytes)
            return Piece(range: index..<min(close, end), content: .interpolation)
        case UInt8(ascii: "u"):
            let digits = bytes[(sign + 1)..<min(sign + 12, end)]
            guard digits.first == UInt8(ascii: "{"), let close = digits.firstIndex(of: UInt8(ascii: "}")),
                let number = UInt32(String(decoding: digits[(sign + 2)..<close], as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(number)
            else { return nil }
            return Piece(range: index..<close + 1, content: .bytes(Array(String(scalar).utf8)))
        case UInt8(ascii: "\\"):
            return Piece(range: index..<sign + 1, content: .bytes([UInt8(ascii: "\\")]))
        default:
            return Piece(range: index..<sign + 1, content: .end)
        }
    }
}
