internal import IWoolShortcuts

/// Says in our own words, at the useful place, what libyaml could not read.
///
/// libyaml gives two places, where it gave up and where the thing began that it was reading. The second is
/// the useful one for a missing colon and at an unexpected end; for an open bracket when the two stand on
/// different lines; otherwise it is the first.
struct YAMLProblemReport {
    let source: SourceText
    /// Where libyaml gave up.
    let place: Int
    /// Where the thing began that it was reading; where it gave up, if it does not say.
    let beginning: Int
    /// Its own words.
    let problem: YAMLProblem
    /// The tree as far as it was built.
    let builder: YAMLTreeBuilder

    init(
        _ problem: YAMLProblem, in source: SourceText, places: inout YAMLPlaces,
        builder: YAMLTreeBuilder
    ) {
        self.source = source
        self.problem = problem
        self.builder = builder
        place = places.offset(of: problem.problemIndex)
        beginning = problem.contextIndex.map { places.offset(of: $0) } ?? place
    }

    /// What is said about it.
    var diagnostic: Diagnostic {
        let conflict = MergeConflict.firstLine(in: source, upTo: place, outside: builder.multilineTexts)
        if let conflict { return .mergeConflict(at: conflict, in: source) }
        return switch problem.problem {
        case "could not find expected ':'": missingColon
        case "found unexpected end of stream", "found unexpected document indicator": openQuote
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            wrongEscape
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'": openBracket
        case "did not find expected node content": missingContent
        case "did not find expected key", "did not find expected '-' indicator": wrongIndentation
        case "did not find expected <document start>": textBehindTheEnd
        case "mapping values are not allowed in this context": strayColon
        case "block sequence entries are not allowed in this context": strayDash
        case "found character that cannot start any token",
            "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            wrongCharacter
        case "did not find expected alphabetic or numeric character": missingName
        default: other
        }
    }

    /// A finding at the character of a place.
    func syntax(
        at offset: Int, _ message: String, label: String? = nil, notes: [String] = [],
        fix: String, edits: [TextEdit] = []
    ) -> Diagnostic {
        syntax(
            in: character(at: offset), message, label: label, notes: notes, fix: fix, edits: edits)
    }

    /// A finding in a range.
    func syntax(
        in range: ByteRange, _ message: String, label: String? = nil, notes: [String] = [],
        fix: String, edits: [TextEdit] = []
    ) -> Diagnostic {
        Diagnostic(
            .syntax, at: range, message, label: label, notes: notes,
            fixes: [Diagnostic.Fix(fix, edits: edits)])
    }
}

extension YAMLProblemReport {
    /// The bytes of the character at an offset; none at the end of a line or of the file.
    func character(at offset: Int) -> ByteRange {
        guard offset < source.bytes.count, !YAMLTrivia.isLineBreak(source.bytes[offset]),
            let (_, length) = UTF8Sequence.read(source.bytes, at: offset)
        else { return offset..<offset }
        return offset..<offset + length
    }

    /// The byte at an offset, or nil at the end of the file.
    func byte(at offset: Int) -> UInt8? {
        offset < source.bytes.count ? source.bytes[offset] : nil
    }

    /// The text from an offset to the end of its line, without a comment and the blanks before it.
    func words(from offset: Int) -> ByteRange {
        let bytes = source.bytes
        let lineEnd = source.lineRange(source.line(at: offset)).upperBound
        var end = offset
        var next = offset
        while next < lineEnd {
            if bytes[next] == UInt8(ascii: "#"), next == offset || YAMLTrivia.isBlank(bytes[next - 1]) {
                break
            }
            next += 1
            if !YAMLTrivia.isBlank(bytes[next - 1]) { end = next }
        }
        return offset..<end
    }

    /// Whether nothing but blanks stands before an offset on its line.
    func isFirstOnItsLine(_ offset: Int) -> Bool {
        let start = lineStart(of: offset)
        return source.bytes[start..<offset].allSatisfy(YAMLTrivia.isBlank)
    }

    /// Where the line of an offset begins, behind a byte order mark.
    func lineStart(of offset: Int) -> Int {
        let start = source.lineRange(source.line(at: offset)).lowerBound
        return min(offset, max(start, source.contentStart))
    }

    /// Whether only blanks, line breaks and comments follow.
    func isAtEnd(_ offset: Int) -> Bool {
        YAMLTrivia.end(in: source.bytes, from: offset) == source.bytes.count
    }

    /// The line's number.
    func line(of offset: Int) -> Int { source.line(at: offset) }
}
