internal import IWoolShortcuts

/// One line for each finding, in the form of compilers: `path:line:column: error: message [code]`.
///
/// Lines and columns count from 1, columns in code points. An Xcode run-script phase shows such lines.
struct DiagnosticLines {
    let style: TextStyle

    func text(of reports: [DiagnosticReport]) -> String {
        var lines = ""
        for report in reports {
            for diagnostic in report.diagnostics { lines += line(for: diagnostic, in: report.source) + "\n" }
        }
        return lines
    }

    func line(for diagnostic: Diagnostic, in source: SourceText) -> String {
        let position = source.position(at: diagnostic.range.lowerBound)
        let place = "\(source.name):\(position.line):\(position.column):"
        let severity = style.painted("\(diagnostic.severity):", diagnostic.severity.paint)
        let message = style.painted(diagnostic.message, .strong)
        return "\(place) \(severity) \(message) [\(diagnostic.code.id)]"
    }
}

extension Diagnostic.Severity {
    var paint: TextStyle.Paint {
        switch self {
        case .hint: .helpful
        case .warning: .doubtful
        case .error: .bad
        }
    }
}
