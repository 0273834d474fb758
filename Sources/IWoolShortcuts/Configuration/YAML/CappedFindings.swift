package import IWoolShortcuts

/// The findings of one rule, of which so many are shown as a person may read.
///
/// A file of 1 MiB has room for half a million mistakes; to keep them all would take more memory than to
/// read it.
package struct CappedFindings: Sendable {
    /// How many are shown.
    package static let limit = 256

    private var shown: [Diagnostic] = []
    private var hiddenCount = 0

    package init() {}

    /// Takes a finding; past the limit it is only counted.
    package mutating func add(_ finding: @autoclosure () -> Diagnostic) {
        if shown.count < CappedFindings.limit { shown.append(finding()) } else { hiddenCount += 1 }
    }

    /// Sends what is shown; the last one tells how many are not.
    package func send(into sink: inout DiagnosticSink) {
        guard !shown.isEmpty else { return }
        var shown = shown
        if hiddenCount > 0 {
            shown[shown.count - 1].notes.append("\(hiddenCount) more findings of this rule are not shown")
        }
        sink.send(shown)
    }
}
