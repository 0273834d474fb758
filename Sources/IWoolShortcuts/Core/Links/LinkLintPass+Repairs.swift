/// The slips that come from copying, typing and escaping, in the order in which they are peeled off.
extension LinkLintPass {
    private static let opening = "\"'`<([{“‘«‹「『《〈（【〔＜"
    private static let closing = "\"'`>)]}”’»›」』》〉）】〕＞.,;:!。，、；：！…"

    /// Quotes, brackets and the full stop of a sentence around the link.
    mutating func removeSurroundings() {
        let scalars = self.scalars()
        var front = 0
        for scalar in scalars {
            guard LinkLintPass.opening.unicodeScalars.contains(scalar.value) else { break }
            front = scalar.range.upperBound
        }
        var back = text.bytes.count
        for scalar in scalars.reversed() where scalar.range.lowerBound >= front {
            guard LinkLintPass.closing.unicodeScalars.contains(scalar.value) else { break }
            back = scalar.range.lowerBound
        }
        // Behind a separator it is a part of its own, such as the '...' of `iwool://event/...`.
        if back > front, "/=:?".utf8.contains(text.bytes[back - 1]) { back = text.bytes.count }
        let parts = [0..<front, back..<text.bytes.count].filter { !$0.isEmpty }
        guard back > front, !parts.isEmpty else { return }
        let shown = parts.map { VisibleText.quoted(text.raw($0)) }.joined(separator: " and ")
        repair(
            .surroundedLink, "\(shown) around the link \(parts.count == 1 ? "is" : "are") read as part of it",
            title: "remove \(shown)", edits: parts.map { ($0, []) })
    }

    /// Characters that pass for the ASCII ones that the link should have.
    mutating func replaceLookAlikes() {
        let found = scalars().compactMap { scalar in
            LookAlikes.ascii(for: scalar.value).map { (scalar: scalar, ascii: $0) }
        }
        guard let first = found.first else { return }
        let ascii = String(UnicodeScalar(first.ascii))
        let more = found.count == 1 ? "" : ", and \(found.count - 1) more like it"
        let codePoint = VisibleText.codePoint(first.scalar.value)
        repair(
            .lookAlike,
            "'\(first.scalar.value)' (\(codePoint)) only looks like '\(ascii)'\(more)",
            title: "write ASCII characters", edits: found.map { ($0.scalar.range, [$0.ascii]) })
    }

    /// Characters that nobody sees, and spaces.
    mutating func removeInvisible() {
        let found = scalars().filter { VisibleText.isInvisible($0.value) || $0.value == " " }
        guard let first = found.first else { return }
        let more = found.count == 1 ? "" : ", and \(found.count - 1) more"
        repair(
            .invisibleCharacter,
            "the link contains a character that can't be seen: \(VisibleText.codePoint(first.value))\(more)",
            title: "remove it", edits: found.map { ($0.range, []) })
    }

    /// `iwool://iwool://home`.
    mutating func removeDoubledScheme() {
        guard let anatomy = LinkAnatomy(text.bytes), let first = anatomy.segments.first else { return }
        let end = endOfSchemes(from: first.lowerBound)
        guard end > first.lowerBound else { return }
        repair(
            .doubledScheme, "the scheme stands there more than once", title: "keep one of them",
            edits: [(first.lowerBound..<end, [])])
    }

    /// Where the schemes end that follow each other from here; one may have lost its colon on the way.
    private func endOfSchemes(from start: Int) -> Int {
        var end = start
        while true {
            let rest = text.bytes[end...]
            let word = rest.prefix("iwool:".utf8.count).map(ASCII.lowercased)
            guard word.elementsEqual("iwool:".utf8) || word.elementsEqual("iwool/".utf8) else { return end }
            let behind = rest.dropFirst(word.count).drop { $0 == UInt8(ascii: "/") }
            // `iwool://iwool/` alone is a page that does not exist.
            guard word.last == UInt8(ascii: ":") || !behind.isEmpty else { return end }
            end = behind.startIndex
        }
    }

    /// `iwool://x-callback-url/home`.
    mutating func removeCallbackPrefix() {
        guard let anatomy = LinkAnatomy(text.bytes), let first = anatomy.segments.first,
            ASCII.lowercased(text.raw(first)) == "x-callback-url"
        else { return }
        let next = anatomy.segments.dropFirst().first?.lowerBound ?? anatomy.path.upperBound
        repair(
            .callbackURL, "x-callback-url is not part of the app's links",
            title: "remove \(quoted(first))", edits: [(first.lowerBound..<next, [])])
    }

    /// `&amp;` where nothing turns it into `&`.
    mutating func replaceEntities() {
        let entities = ["&amp;", "&AMP;", "&#38;", "&#x26;", "&#X26;"].map { Array($0.utf8) }
        var edits: [(range: ByteRange, replacement: [UInt8])] = []
        var index = 0
        while index < text.bytes.count {
            let rest = text.bytes[index...]
            if let entity = entities.first(where: { rest.starts(with: $0) }) {
                edits.append((index..<index + entity.count, [UInt8(ascii: "&")]))
                index += entity.count
            } else {
                index += 1
            }
        }
        guard let first = edits.first else { return }
        repair(
            .escapedAmpersand, "\(quoted(first.range)) is not '&' here: the link is read as it stands",
            title: "write '&'", edits: edits)
    }

    /// The characters of the link with the bytes of each; what is no UTF-8 is U+FFFD.
    private func scalars() -> [(value: Unicode.Scalar, range: ByteRange)] {
        var result: [(value: Unicode.Scalar, range: ByteRange)] = []
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = text.bytes.makeIterator()
        var start = 0
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let encoded):
                result.append((Unicode.UTF8.decode(encoded), start..<start + encoded.count))
                start += encoded.count
            case .error(let length):
                result.append(("\u{FFFD}", start..<start + length))
                start += length
            case .emptyInput:
                return result
            }
        }
    }
}
