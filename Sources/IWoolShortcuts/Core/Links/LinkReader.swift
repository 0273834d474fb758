/// Reads one link out of a text that goes on behind it: decides where it ends.
///
/// A link behind an opening quote or bracket ends at the closing one. Any other ends at white space, and
/// leaves the punctuation of its sentence behind, as Markdown's automatic links do; in a Chinese sentence it
/// ends at the first ideograph or full-width sign, since there is no white space.
struct LinkReader {
    let source: SourceText
    /// The part of the file that the link can't leave.
    let range: ByteRange
    let start: Int
    let writing: LinkWriting

    private static let closings: [String: String] = [
        "<": ">", "(": ")", "[": "]", "\"": "\"", "'": "'", "`": "`", "“": "”", "‘": "’", "«": "»", "「": "」",
        "『": "』", "《": "》", "（": "）", "【": "】", "{": "}",
    ]
    private static let punctuation = ".,;:!?'\"*_~)]}>。，、；：！？）】」』》…"

    /// The link, or nil when the text only names the scheme.
    func link() -> FoundLink? {
        let closing = closingBefore()
        let isWholeLiteral = writing.notation == .sourceCode && start == range.lowerBound
        let behindScheme = source.bytes[start..<range.upperBound].dropFirst("iwool:".utf8.count).first
        if closing == nil, !isWholeLiteral, behindScheme != UInt8(ascii: "/") { return nil }
        var pieces = self.pieces(closing: closing, isExplicit: closing != nil || isWholeLiteral)
        let end = pieces.last?.range.upperBound ?? start
        let isClosed = closing.map { source.bytes[end..<range.upperBound].starts(with: $0.utf8) } ?? false
        if !isClosed && !(isWholeLiteral && end == range.upperBound) { dropPunctuation(&pieces) }
        guard isMoreThanScheme(pieces, isExplicit: isClosed || isWholeLiteral) else { return nil }
        return found(pieces, isWholeLiteral: isWholeLiteral && end == range.upperBound)
    }

    /// The closing quote or bracket of an opening one in front of the link.
    private func closingBefore() -> String? {
        let before = source.bytes[max(range.lowerBound, start - 4, 0)..<start]
        let outside = before.isEmpty && start > 0 ? source.bytes[(start - 1)..<start] : before
        for (open, close) in LinkReader.closings where outside.count >= open.utf8.count {
            if outside.suffix(open.utf8.count).elementsEqual(open.utf8) { return close }
        }
        return nil
    }

    private func pieces(closing: String?, isExplicit: Bool) -> [LinkWriting.Piece] {
        var pieces: [LinkWriting.Piece] = []
        var index = start
        var depth = 0
        var hasASCII = false
        while index < range.upperBound {
            let piece = writing.piece(at: index, before: range.upperBound, in: source.bytes)
            if case .bytes(let bytes) = piece.content {
                let isRaw = bytes.elementsEqual(source.bytes[piece.range])
                if isRaw, depth == 0, let closing, bytes.elementsEqual(closing.utf8) { return pieces }
                if isRaw, endsLink(bytes, at: index, isExplicit: isExplicit, hasASCII: hasASCII) {
                    return pieces
                }
                if closing == ")", bytes == [UInt8(ascii: "(")] { depth += 1 }
                if closing == ")", bytes == [UInt8(ascii: ")")] { depth -= 1 }
                if bytes == [UInt8(ascii: "/")] || index < start + 6 {
                    hasASCII = false
                } else if bytes.count == 1 {
                    hasASCII = true
                }
            }
            if piece.content == .end { return pieces }
            if let placeholder = placeholder(at: index) {
                pieces += placeholder
                index += placeholder.count
                continue
            }
            pieces.append(piece)
            index = piece.range.upperBound
        }
        return pieces
    }

    /// Whether a character can't be part of the link.
    ///
    /// An ideograph is part of it only where a name begins, as in `iwool://日历`: there it is a mistake.
    private func endsLink(_ bytes: [UInt8], at index: Int, isExplicit: Bool, hasASCII: Bool) -> Bool {
        guard let first = bytes.first else { return true }
        if bytes.count == 1 {
            if ASCII.isWhitespace(first) || "\"`".utf8.contains(first) { return true }
            if first == UInt8(ascii: "|") { return writing.notation != .sourceCode }
            return "<>".utf8.contains(first) && placeholder(at: index) == nil
        }
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return true }
        if "”’»」』》）】\u{A0}\u{3000}".unicodeScalars.contains(scalar) { return true }
        guard !isExplicit else { return false }
        return LinkReader.isEastAsianSign(scalar) || (hasASCII && LinkReader.isEastAsianLetter(scalar))
    }

    private static func isEastAsianSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3000...0x303F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
        default: false
        }
    }

    private static func isEastAsianLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
        case 0x20000...0x3FFFD: true
        default: false
        }
    }

    /// The bytes of a placeholder in angle brackets, such as the `<path>` of `iwool://<path>`.
    private func placeholder(at index: Int) -> [LinkWriting.Piece]? {
        guard source.bytes[index] == UInt8(ascii: "<"), writing != .markup, index > start,
            "/=?".utf8.contains(source.bytes[index - 1])
        else { return nil }
        let rest = source.bytes[(index + 1)..<range.upperBound]
        let word = rest.prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") }
        guard !word.isEmpty, word.endIndex < range.upperBound,
            source.bytes[word.endIndex] == UInt8(ascii: ">")
        else { return nil }
        return (index...word.endIndex).map { place in
            LinkWriting.Piece(range: place..<place + 1, content: .bytes([source.bytes[place]]))
        }
    }

    /// Leaves what ends the sentence; a bracket stays when it closes one of the link's own.
    private func dropPunctuation(_ pieces: inout [LinkWriting.Piece]) {
        let text = source.bytes[start..<(pieces.last?.range.upperBound ?? start)]
        // `iwool://event/...` means any activity.
        if text.suffix(4).elementsEqual("/...".utf8) { return }
        var surplus: [UInt8: Int] = [:]
        for (open, close) in ["()", "[]", "{}", "<>"].map({ (Array($0.utf8)[0], Array($0.utf8)[1]) }) {
            surplus[close] = text.count { $0 == close } - text.count { $0 == open }
        }
        while let last = pieces.last, pieces.count > "iwool:".utf8.count,
            case .bytes(let bytes) = last.content, let sign = bytes.first,
            let character = String(decoding: bytes, as: UTF8.self).unicodeScalars.first,
            LinkReader.punctuation.unicodeScalars.contains(character)
        {
            if let count = surplus[sign] {
                guard count > 0 else { return }
                surplus[sign] = count - 1
            }
            pieces.removeLast()
        }
    }

    /// Whether something is said beyond `iwool://`, which by itself only names the scheme in a text.
    private func isMoreThanScheme(_ pieces: [LinkWriting.Piece], isExplicit: Bool) -> Bool {
        let behind = pieces.dropFirst("iwool:".utf8.count)
        if !isExplicit, behind.first?.content != .bytes([UInt8(ascii: "/")]) { return false }
        return behind.contains { $0.content != .bytes([UInt8(ascii: "/")]) }
    }

    private func found(_ pieces: [LinkWriting.Piece], isWholeLiteral: Bool) -> FoundLink {
        var text = LinkText(at: start)
        var placeholders: [FoundLink.Placeholder] = []
        var end = start
        for piece in pieces {
            end = piece.range.upperBound
            if case .bytes(let bytes) = piece.content {
                text.append(bytes, upTo: end)
            } else {
                let placeholder = FoundLink.Placeholder(source.text(piece.range), index: placeholders.count)
                placeholders.append(placeholder)
                text.append(placeholder.digits.utf8, upTo: end)
            }
        }
        if isWholeLiteral, isContinued(text, behind: end) {
            let placeholder = FoundLink.Placeholder("", index: placeholders.count)
            placeholders.append(placeholder)
            text.append(placeholder.digits.utf8, upTo: end)
        }
        return FoundLink(
            range: start..<end, text: text, notation: writing.notation, placeholders: placeholders)
    }

    /// Whether a literal is only the front of a link, to which the program adds an id or a day.
    private func isContinued(_ text: LinkText, behind end: Int) -> Bool {
        let isFront = text.bytes.last.map { "/=".utf8.contains($0) } ?? false
        guard isFront else { return false }
        let code = source.bytes[end...].drop { "\"#".utf8.contains($0) || ASCII.isWhitespace($0) }
        if code.first == UInt8(ascii: "+") { return true }
        switch IWoolDeepLink.parse(text.bytes) {
        case .ignored(.missingEventID), .ignored(.invalidEventID): return true
        default: return false
        }
    }
}
