internal import IWoolShortcuts
internal import LaunchSimulation

/// Simulations as Markdown: for each scenario a table of its requests and a Mermaid sequence diagram.
package struct SimulationMarkdown: Sendable {
    /// The document; a scenario is a section of the third level.
    package let text: String

    package init(_ reports: some Sequence<SimulationReport>) {
        text = reports.map(SimulationMarkdown.section).joined(separator: "\n")
    }

    private static func section(of report: SimulationReport) -> String {
        let words = SimulationWords(report)
        let verdict = report.verdict
        var text = "### \(verdict.sign == "-" ? "–" : verdict.sign) \(MarkdownText.escaped(words.title))\n\n"
        text += "\(MarkdownText.escaped(report.source.name)): **\(verdict.rawValue)**, "
        text += "design: \(MarkdownText.escaped(words.design))\n\n"
        text += table(of: report)
        let findings = report.findings.diagnostics
        for finding in findings {
            let line = report.source.line(at: finding.range.lowerBound)
            text += "- **\(finding.severity)**, line \(line): \(MarkdownText.escaped(finding.message))\n"
        }
        let notes = PlainTimer.notes(on: report.result)
        for note in notes { text += "- \(MarkdownText.escaped(note))\n" }
        if !findings.isEmpty || !notes.isEmpty { text += "\n" }
        return text + "```mermaid\n\(SequenceDiagram(report: report).text)```\n"
    }

    private static func table(of report: SimulationReport) -> String {
        let words = SimulationWords(report)
        guard !report.result.requests.isEmpty else { return "No requests.\n\n" }
        var text = "| request | asks for | by | tapped | delivered | waited for | ended | shown |\n"
        text += "|---|---|---|--:|--:|---|---|---|\n"
        for (request, end) in report.result.requests.enumerated() {
            let cells = [
                words.id(request), words.target(request), words.path(request),
                end.tapped?.description ?? "", end.delivered?.description ?? "",
                words.waits(request), words.ending(request), words.shown(request),
            ]
            text += "| \(cells.map(MarkdownText.escaped).joined(separator: " | ")) |\n"
        }
        return text + "\n"
    }
}
