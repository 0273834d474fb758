internal import IWoolShortcuts

/// Writes the selection of a fresh install into a file of blanks and comments, behind them.
struct EmptyFileFilling {
    /// The edits, and the list that comes of them.
    let plan: EditPlan

    /// Thinks it out; nil for a file that has content, or that is no YAML.
    init?(_ source: SourceText, _ reading: ShortcutsFile.Reading) {
        var sink = DiagnosticSink()
        guard reading.diagnostics.contains(where: { $0.code == .empty }),
            let document = YAMLDocument.read(source, into: &sink)
        else { return nil }
        let options = ShortcutSelection.default.options
        var edits: [TextEdit] = []
        if let null = document.root?.fullRange, !null.isEmpty {
            edits.append(EmptyFileFilling.removal(of: null, in: source))
        }
        let place = document.endMarker?.lowerBound ?? source.bytes.count
        edits.append(EmptyFileFilling.insertion(options, at: place, in: source, after: edits.first))
        let changes = options.enumerated().map { index, option in
            EditOutcome.Change.added(EditOutcome.Name(option.canonicalName), at: index + 1)
        }
        plan = EditPlan(edits: edits, names: options.map(\.canonicalName), changes: changes)
    }

    private static func insertion(
        _ options: [ShortcutOption], at place: Int, in source: SourceText, after removal: TextEdit?
    ) -> TextEdit {
        let lines = ["version: 1", "shortcuts:"] + options.map { "  - \($0.canonicalName)" }
        let text = lines.map { $0 + source.lineBreak }.joined()
        let line = source.fullLineRange(source.line(at: place))
        let lineStart = max(line.lowerBound, source.contentStart)
        let isLineStart = place == lineStart || removal?.range == lineStart..<place
        let opening = isLineStart ? "" : source.lineBreak
        return TextEdit(range: place..<place, replacement: opening + text)
    }

    /// Takes a written null out, with its line where nothing else stands on it.
    private static func removal(of null: ByteRange, in source: SourceText) -> TextEdit {
        let line = source.fullLineRange(source.line(at: null.lowerBound))
        let lineStart = max(line.lowerBound, source.contentStart)
        let lastLine = source.line(at: null.upperBound)
        let lineEnd = source.lineRange(lastLine).upperBound
        let before = max(source.blanksStart(before: null.lowerBound), lineStart)
        let after = source.blanksEnd(from: null.upperBound)
        let range =
            switch (before == lineStart, after == lineEnd) {
            case (true, true): lineStart..<source.fullLineRange(lastLine).upperBound
            case (true, false): null.lowerBound..<after
            case (false, _): before..<null.upperBound
            }
        return TextEdit(range: range, replacement: [])
    }
}
