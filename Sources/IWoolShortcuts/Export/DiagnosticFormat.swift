/// The forms in which findings can be written out.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// For people: the place, the source line with a caret, notes and the fix.
    case text
    /// For people and tools that read compilers: one line for each finding.
    case concise
    /// For programs: one versioned document.
    case json
    /// For GitHub: workflow commands, which it shows beside the changed lines.
    case github

    /// The findings of all the files in this form; empty when nothing was found, except as JSON.
    package func text(of reports: [DiagnosticReport], style: TextStyle) -> [UInt8] {
        switch self {
        case .text: Array(DiagnosticDrawing(style: style).text(of: reports).utf8)
        case .concise: Array(DiagnosticLines(style: style).text(of: reports).utf8)
        case .json: DiagnosticJSON.text(of: reports)
        case .github: Array(GitHubAnnotations.text(of: reports).utf8)
        }
    }
}
