internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// What is found in one scenario: errors, and what is less than that.
struct ScenarioFindings {
    /// Whether there is an error, also one that is not shown.
    private(set) var hasErrors = false
    private var errors = CappedFindings()
    private var others = CappedFindings()

    /// Takes a finding.
    mutating func add(_ finding: Diagnostic) {
        if finding.severity == .error {
            hasErrors = true
            errors.add(finding)
        } else {
            others.add(finding)
        }
    }

    /// Takes all that others were.
    mutating func add(_ more: ScenarioFindings) {
        var sink = DiagnosticSink()
        more.send(into: &sink)
        for diagnostic in sink.diagnostics { add(diagnostic) }
    }

    /// Sends what is shown.
    func send(into sink: inout DiagnosticSink) {
        errors.send(into: &sink)
        others.send(into: &sink)
    }
}
