internal import IWoolShortcuts

/// Finds the lines that version control leaves in a file when two changes collide.
enum MergeConflict {
    private static let markers = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }

    /// The first line that begins with a marker, at or before an offset; lines in given texts don't count.
    ///
    /// The texts are in ascending order, so that a file full of markers costs one walk.
    static func firstLine(
        in source: SourceText, upTo limit: Int, outside texts: [ByteRange]
    ) -> ByteRange? {
        var texts = texts[...]
        for line in 1...source.line(at: limit) {
            var range = source.lineRange(line)
            if line == 1 { range = max(range.lowerBound, source.contentStart)..<range.upperBound }
            let bytes = source.bytes[range]
            guard markers.contains(where: bytes.starts(with:)) else { continue }
            while let text = texts.first, text.upperBound <= range.lowerBound { texts.removeFirst() }
            if let text = texts.first, text.contains(range.lowerBound) { continue }
            return range
        }
        return nil
    }
}

extension Diagnostic {
    /// A line of a merge conflict breaks the syntax.
    static func mergeConflict(at range: ByteRange, in source: SourceText) -> Diagnostic {
        let line = source.line(at: range.lowerBound)
        let marker = source.text(range.lowerBound..<range.lowerBound + 7)
        return Diagnostic(
            .mergeConflict, at: range,
            "line \(line) begins with '\(marker)': a merge conflict is not resolved",
            label: "the conflict begins here",
            fixes: [
                Diagnostic.Fix(
                    "keep one of the two sides, and take out the lines of '<<<<<<<', '=======' and '>>>>>>>'")
            ])
    }
}
