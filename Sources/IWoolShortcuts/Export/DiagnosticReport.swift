package import IWoolShortcuts

/// What was found in one file: the unit that every report format takes.
package struct DiagnosticReport: Sendable {
    /// The file, its name as the user typed it.
    package let source: SourceText
    /// The findings, in the order in which they are shown.
    package let diagnostics: [Diagnostic]

    /// Takes the findings and sorts them by place; those at one place keep their order.
    package init(_ source: SourceText, _ diagnostics: [Diagnostic]) {
        self.source = source
        self.diagnostics = diagnostics.enumerated()
            .sorted { left, right in
                (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
            }
            .map(\.element)
    }

    /// How many findings of a severity there are.
    package func count(of severity: Diagnostic.Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }
}
