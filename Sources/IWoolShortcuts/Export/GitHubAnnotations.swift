internal import IWoolShortcuts

/// Findings as workflow commands of GitHub Actions, which shows them beside the changed lines.
///
/// It escapes as GitHub's own toolkit does: `%`, CR and LF everywhere, `:` and `,` in properties.
enum GitHubAnnotations {
    static func text(of reports: [DiagnosticReport]) -> String {
        var lines = ""
        for report in reports {
            for diagnostic in report.diagnostics { lines += line(for: diagnostic, in: report.source) + "\n" }
        }
        return lines
    }

    private static func line(for diagnostic: Diagnostic, in source: SourceText) -> String {
        let start = source.position(at: diagnostic.range.lowerBound)
        let end = source.position(at: diagnostic.range.upperBound)
        var properties = "file=\(property(source.name)),line=\(start.line),endLine=\(end.line)"
        // GitHub takes columns only of a range on one line, and counts the last one in.
        if start.line == end.line {
            properties += ",col=\(start.column),endColumn=\(max(start.column, end.column - 1))"
        }
        let help = diagnostic.fixes.map { "help: \($0.title)" }
        let words = ([diagnostic.message] + diagnostic.notes + help).joined(separator: "\n")
        return "::\(command(of: diagnostic.severity)) \(properties),"
            + "title=\(property(diagnostic.code.id))::\(message(words))"
    }

    private static func command(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .hint: "notice"
        }
    }

    private static func message(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func property(_ text: String) -> String {
        var result = ""
        for scalar in message(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
