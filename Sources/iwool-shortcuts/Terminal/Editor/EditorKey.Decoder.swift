extension EditorKey {
    /// Turns the bytes of a terminal into keys, however they are cut into pieces.
    ///
    /// A lone escape can't be told from the start of a sequence before time has passed; the caller measures
    /// it, and says with `timeOut` that nothing followed.
    struct Decoder: Sendable {
        /// The most that is kept of a paste.
        private static let pasteLimit = 4096
        /// The longest sequence that any terminal sends.
        private static let sequenceLimit = 32
        private static let escape: UInt8 = 0x1B
        private static let pasteEnd = Array("\u{1B}[201~".utf8)

        private var bytes: [UInt8] = []
        /// What was pasted so far, while a paste goes on; its end mark is cut off later.
        private var paste: [UInt8]?

        /// Whether more bytes have to come, or time has to pass, before the last ones mean anything.
        var isWaiting: Bool { !bytes.isEmpty }

        /// Takes bytes, and gives the keys that are complete with them.
        mutating func keys(from new: some Sequence<UInt8>) -> [EditorKey] {
            bytes += new
            var keys: [EditorKey] = []
            while let step = next() {
                bytes.removeFirst(step.length)
                if let key = step.key { keys.append(key) }
            }
            return keys
        }

        /// Learns that nothing followed: an escape stands for itself, and half a sequence is dropped.
        mutating func timeOut() -> [EditorKey] {
            guard paste == nil else { return [] }
            defer { bytes = [] }
            return bytes == [Decoder.escape] || bytes == [Decoder.escape, Decoder.escape] ? [.escape] : []
        }

        /// What stands at the front; no key for what means nothing, and nil when more bytes are needed.
        private typealias Step = (length: Int, key: EditorKey?)

        private mutating func next() -> Step? {
            if paste != nil { return pasteStep() }
            guard let first = bytes.first else { return nil }
            switch first {
            case Decoder.escape: return sequence(from: 1, isAlt: false)
            case 0x0A, 0x0D: return (1, .enter)
            case 0x08, 0x7F: return (1, .backspace)
            case 0x01...0x1A: return (1, .control(Unicode.Scalar(first + 0x60)))
            case 0x00..<0x20: return (1, nil)
            default: return character(first)
            }
        }

        private func character(_ first: UInt8) -> Step? {
            let length =
                switch first {
                case 0xC2...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF4: 4
                default: 1
                }
            let present = bytes.prefix(length)
            if let broken = present.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
                return (broken, nil)
            }
            if present.count < length { return nil }
            let text = String(decoding: present, as: UTF8.self).unicodeScalars
            guard text.count == 1, let scalar = text.first, scalar != "\u{FFFD}" else { return (length, nil) }
            return (length, .character(scalar))
        }

        /// Reads what follows an escape: a sequence, or a key that was held down with alt.
        private mutating func sequence(from start: Int, isAlt: Bool) -> Step? {
            guard start < bytes.count else { return nil }
            switch bytes[start] {
            case UInt8(ascii: "["): return controlSequence(from: start + 1, isAlt: isAlt)
            case UInt8(ascii: "O"):
                guard start + 1 < bytes.count else { return nil }
                return (start + 2, arrow(bytes[start + 1], isAlt: isAlt))
            case Decoder.escape:
                // Some terminals put an escape before the whole sequence for alt.
                return isAlt ? (start, .escape) : sequence(from: start + 1, isAlt: true)
            case 0x00..<0x20: return (start, .escape)
            default: return (start + 1, nil)
            }
        }

        private mutating func controlSequence(from start: Int, isAlt: Bool) -> Step? {
            let rest = bytes[start...].prefix(Decoder.sequenceLimit)
            guard let end = rest.firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
                return rest.count == Decoder.sequenceLimit ? (rest.endIndex, nil) : nil
            }
            // A byte that ends no sequence belongs to what comes next.
            guard (0x40..<0x7F).contains(bytes[end]) else { return (end, nil) }
            let parameters = String(decoding: bytes[start..<end], as: UTF8.self)
            if bytes[end] == UInt8(ascii: "~") {
                if parameters == "200" { paste = [] }
                let keys: [String: EditorKey] = ["1": .home, "7": .home, "4": .end, "8": .end]
                return (end + 1, keys[parameters])
            }
            switch parameters {
            case "", "1": return (end + 1, arrow(bytes[end], isAlt: isAlt))
            // With alt, on some keyboards that of meta; perhaps with shift.
            case "1;3", "1;4", "1;9", "1;10": return (end + 1, arrow(bytes[end], isAlt: true))
            default: return (end + 1, nil)
            }
        }

        private func arrow(_ letter: UInt8, isAlt: Bool) -> EditorKey? {
            switch letter {
            case UInt8(ascii: "A"): isAlt ? .moveUp : .up
            case UInt8(ascii: "B"): isAlt ? .moveDown : .down
            case UInt8(ascii: "H"): .home
            case UInt8(ascii: "F"): .end
            default: nil
            }
        }

        /// Takes a byte of what is pasted; the last of the end mark ends it.
        private mutating func pasteStep() -> Step? {
            guard let byte = bytes.first, var text = paste else { return nil }
            text.append(byte)
            if text.suffix(Decoder.pasteEnd.count).elementsEqual(Decoder.pasteEnd) {
                paste = nil
                let kept = text.dropLast(Decoder.pasteEnd.count).prefix(Decoder.pasteLimit)
                return (1, .pasted(String(decoding: kept, as: UTF8.self)))
            }
            // Beyond the limit only the end mark is of interest.
            let limit = Decoder.pasteLimit + Decoder.pasteEnd.count
            if text.count > limit { text.remove(at: Decoder.pasteLimit) }
            paste = text
            return (1, nil)
        }
    }
}
