internal import IWoolShortcuts
internal import LaunchSimulation

/// A simulation as text for people: its timeline by lane, what became of each request, and what failed.
///
/// ```text
/// ✓ passed: Cold quick action, observer mounts later
///   design: the reference; yours may differ: --design FILE
///
///     ms  iOS       delegate  buffer  observer  router  screen
///      0  a quickAction iwool://island
///    240  observerAttach s1
///         │         │         │       a taken   │       ► a opens island
///   ► opens
///
///   a  island  quick action  opened 240ms after its tap; visible
/// ```
package struct TimelineText: Sendable {
    private let report: SimulationReport
    private let style: TextStyle
    private let columns: Int
    private let isBrief: Bool
    private let words: SimulationWords

    /// The picture of a simulation for lines of so many cells.
    ///
    /// - Parameter isBrief: Whether one that passed is told in one line, as among many; what is worth a
    ///   look is told all the same.
    package init(_ report: SimulationReport, style: TextStyle, columns: Int, isBrief: Bool = false) {
        self.report = report
        self.style = style
        self.columns = max(columns, 40)
        self.isBrief = isBrief
        words = SimulationWords(report)
    }

    /// Every line, each with its end.
    package var text: String {
        var text = headline + "\n"
        if !isBrief || !report.result.passed {
            text += style.painted("  design: \(words.design)", .faint) + "\n\n"
            let lanes = LaneText(report, style: style, columns: columns)
            text += (lanes.lines + [""] + requestLines + noteLines).map { $0 + "\n" }.joined()
        }
        let findings = DiagnosticDrawing(style: style).text(of: [report.findings])
        return findings.isEmpty ? text : text + "\n" + findings
    }

    private var headline: String {
        let verdict = report.verdict
        return style.painted("\(verdict.sign) \(verdict.rawValue):", verdict.paint) + " "
            + style.painted(words.title, .strong)
    }

    // MARK: Requests

    /// A line for each request, broken only where the terminal is too narrow for it.
    private var requestLines: [String] {
        let requests = report.result.requests.indices
        guard !requests.isEmpty else { return ["  no requests"] }
        let rows = requests.map { [words.id($0), words.target($0), words.path($0)] }
        let widths = (0..<3).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        let start = 2 + widths.reduce(0) { $0 + $1 + 2 }
        return zip(requests, rows).flatMap { request, row in
            // Where the columns take most of a line, the words go below them.
            guard start + 30 <= columns else {
                return lines(row.joined(separator: ", "), indent: 2) + lines(words.fate(request), indent: 6)
            }
            let cells = zip(row, widths).map { DisplayWidth.padded($0, to: $1) + "  " }
            let fate = lines(words.fate(request), indent: start)
            return ["  " + cells.joined() + (fate.first?.dropFirst(start) ?? "")] + fate.dropFirst()
        }
    }

    private func lines(_ words: String, indent: Int) -> [String] {
        WrappedText.lines(of: words, width: columns - indent).map {
            String(repeating: " ", count: indent) + $0
        }
    }

    /// What a plain timer would have made of it, where that is something else.
    private var noteLines: [String] {
        let notes = PlainTimer.notes(on: report.result)
        return (notes.isEmpty ? [] : [""])
            + notes.flatMap { note in
                lines("note: " + note, indent: 2)
            }
    }
}
