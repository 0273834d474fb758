/// Collects findings while rules run; a rule sends what it found and goes on.
package struct DiagnosticSink: Sendable {
    /// What was sent, in order.
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// Whether an error is among them.
    package var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }

    /// Takes a finding.
    package mutating func send(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Takes several findings.
    package mutating func send(_ more: some Sequence<Diagnostic>) {
        diagnostics.append(contentsOf: more)
    }
}
