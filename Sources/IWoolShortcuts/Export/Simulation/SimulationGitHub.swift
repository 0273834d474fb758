internal import IWoolShortcuts

/// What failed in simulations and what is worth a look, as workflow commands of GitHub Actions.
package struct SimulationGitHub: Sendable {
    /// A line for each finding; empty when there is none.
    package let text: String

    package init(_ reports: some Sequence<SimulationReport>) {
        text = reports.reduce(into: "") { text, report in
            let findings = report.findings.diagnostics.map { finding in
                var finding = finding
                finding.notes.append("scenario: \(report.title)")
                return finding
            }
            text += GitHubAnnotations.text(of: [DiagnosticReport(report.source, findings)])
        }
    }
}
