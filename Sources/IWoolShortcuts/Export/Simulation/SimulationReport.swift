package import IWoolShortcuts
package import LaunchSimulation

/// One scenario that was simulated, with the file that it stands in: what every picture of it draws.
package struct SimulationReport: Sendable {
    /// The file, its name as the user typed it.
    package let source: SourceText
    /// What came of it.
    package let result: SimulationResult

    package init(_ source: SourceText, _ result: SimulationResult) {
        self.source = source
        self.result = result
    }

    /// The title in one line, safe to show; that there is none, and where, for a scenario without one.
    package var title: String { SimulationWords(self).title }

    /// What failed, what is impossible, and what is worth a look, as findings in the file.
    package var findings: DiagnosticReport {
        let failures = result.failures.map { Diagnostic($0, isFailure: true) }
        let warnings = result.warnings.map { Diagnostic($0, isFailure: false) }
        return DiagnosticReport(source, result.problems + failures + warnings)
    }
}

extension Diagnostic {
    /// What a run has to say, as a finding in the file of its scenario.
    fileprivate init(_ finding: SimulationResult.Finding, isFailure: Bool) {
        let severity: Severity = isFailure ? .error : finding.isHint ? .hint : .warning
        // What a run may say is no rule of a file, hence no row of the registry.
        let code = Code(
            finding.code, severity, finding.message, why: finding.message, bad: .link(""), good: .link(""))
        self.init(code, at: finding.range, finding.message)
    }
}
