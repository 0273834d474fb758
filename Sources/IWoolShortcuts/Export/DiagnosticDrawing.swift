internal import IWoolShortcuts

/// Draws findings for people: a compiler's line, the source with carets, then notes and fixes.
///
/// ```text
/// shortcuts.yaml:4:5: error: no option is called 'calender' [unknown-option]
///   4 |   - calender
///     |     ^^^^^^^^
///     = help: write 'calendar'
/// ```
struct DiagnosticDrawing {
    let style: TextStyle

    func text(of reports: [DiagnosticReport]) -> String {
        var blocks: [String] = []
        for report in reports {
            for diagnostic in report.diagnostics { blocks.append(block(for: diagnostic, in: report.source)) }
        }
        return blocks.joined(separator: "\n")
    }

    private func block(for diagnostic: Diagnostic, in source: SourceText) -> String {
        let marks = self.marks(of: diagnostic, in: source)
        let digits = String(marks.map(\.line).max() ?? 1).count
        let gutter = String(repeating: " ", count: digits + 3)
        var text = DiagnosticLines(style: style).line(for: diagnostic, in: source) + "\n"
        var shown: Int?
        for mark in marks {
            if mark.line != shown {
                if let shown, mark.line > shown + 1 { text += style.painted("\(gutter)...", .faint) + "\n" }
                text += sourceLine(of: mark, digits: digits)
                shown = mark.line
            }
            text += caretLine(of: mark, gutter: gutter, severity: diagnostic.severity)
        }
        for note in diagnostic.notes { text += comment("note", note, gutter: gutter) }
        for fix in diagnostic.fixes { text += comment("help", fix.title, gutter: gutter) }
        return text
    }

    private func marks(of diagnostic: Diagnostic, in source: SourceText) -> [Mark] {
        let primary = Mark(diagnostic.range, diagnostic.label, isPrimary: true, in: source)
        let others = diagnostic.related.map { Mark($0.range, $0.text, isPrimary: false, in: source) }
        return ([primary] + others).enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }

    private func sourceLine(of mark: Mark, digits: Int) -> String {
        let number = String(mark.line)
        let padding = String(repeating: " ", count: digits - number.count)
        let bar = style.painted("  \(padding)\(number) |", .faint)
        return bar + (mark.excerpt.text.isEmpty ? "" : " \(mark.excerpt.text)") + "\n"
    }

    private func caretLine(of mark: Mark, gutter: String, severity: Diagnostic.Severity) -> String {
        let blanks = String(repeating: " ", count: mark.excerpt.cellsBefore)
        let carets = String(repeating: mark.isPrimary ? "^" : "-", count: max(1, mark.excerpt.cells))
        let label = mark.label.map { " \($0)" } ?? ""
        let paint = mark.isPrimary ? severity.paint : .strong
        return style.painted("\(gutter)|", .faint) + " \(blanks)"
            + style.painted(carets + label, paint) + "\n"
    }

    private func comment(_ kind: String, _ text: String, gutter: String) -> String {
        "\(gutter)\(style.painted("= \(kind):", .strong)) \(text)\n"
    }
}
