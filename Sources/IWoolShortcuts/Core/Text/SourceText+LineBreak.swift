extension SourceText {
    /// The line break of the first line, for a line that is added; LF when there is none.
    package var lineBreak: String {
        let lineBreak = lineRange(1).upperBound..<fullLineRange(1).upperBound
        return lineBreak.isEmpty ? "\n" : text(lineBreak)
    }
}
