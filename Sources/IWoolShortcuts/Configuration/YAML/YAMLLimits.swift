internal import IWoolShortcuts

/// The sizes above which a text is refused, so that no text can take much time or memory.
package enum YAMLLimits {
    /// The most bytes of a text, unless a reader says otherwise: 1 MiB.
    package static let byteCount = 1_048_576
    /// The most `%TAG` lines; libyaml compares each of them with all the others.
    static let tagDirectiveCount = 64

    /// What is said about a text that is too large, or nil.
    static func refusal(of source: SourceText, byteCount: Int) -> Diagnostic? {
        let bytes = source.bytes
        guard bytes.count <= byteCount else {
            return Diagnostic(
                .tooLarge, at: 0..<0,
                "the file is too large: it has more than \(byteCount) bytes, which is the limit",
                fixes: [Diagnostic.Fix("check that this is the right file, or shorten it")])
        }
        return bytes.contains(UInt8(ascii: "%")) ? tooManyTagDirectives(in: source) : nil
    }

    private static func tooManyTagDirectives(in source: SourceText) -> Diagnostic? {
        let word = Array("%TAG".utf8)
        var count = 0
        for line in 1...source.lineCount {
            let range = source.lineRange(line)
            guard source.bytes[range].starts(with: word) else { continue }
            count += 1
            if count > tagDirectiveCount {
                return Diagnostic(
                    .tooLarge, at: range.lowerBound..<range.lowerBound + word.count,
                    "the file has too large a number of %TAG lines: at most \(tagDirectiveCount) are read",
                    fixes: [Diagnostic.Fix("take out the %TAG lines that no tag needs")])
            }
        }
        return nil
    }
}

extension Diagnostic {
    /// A collection was opened inside too many others.
    static func tooDeep(at range: ByteRange) -> Diagnostic {
        Diagnostic(
            .tooDeep, at: range,
            "lists and mappings are nested too deep here: at most \(YAMLTreeBuilder.depthLimit) may be open",
            label: "level \(YAMLTreeBuilder.depthLimit + 1)",
            fixes: [Diagnostic.Fix("check for brackets that are never closed, or flatten the structure")])
    }

    /// There is more than one document.
    static func secondDocument(at range: ByteRange, in source: SourceText) -> Diagnostic {
        let line = source.line(at: range.lowerBound)
        return Diagnostic(
            .multipleDocuments, at: range,
            "a second document begins at line \(line), and a file may hold only one",
            label: "the second document",
            fixes: [Diagnostic.Fix("keep one of the documents, or put the other into a file of its own")])
    }
}
