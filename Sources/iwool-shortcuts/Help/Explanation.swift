import IWoolShortcuts
import ShortcutsExport

/// A diagnostic code, explained to a person.
struct Explanation {
    private let code: Diagnostic.Code

    init(_ code: Diagnostic.Code) {
        self.code = code
    }

    /// The lines; prose is wrapped, examples are left as they are.
    func lines(in style: TerminalStyle) -> [String] {
        let width = min(style.columns, 80)
        let severity = style.painted(code.severity.rawValue, code.severity == .error ? .bad : .doubtful)
        var lines = ["\(style.painted(code.id, .strong)): \(severity)", ""]
        lines += code.summary.asSentence.wrapped(to: width) + [""]
        lines += code.why.wrapped(to: width)
        lines += example("Bad", code.bad, style) + example("Good", code.good, style)
        return lines
    }

    private func example(_ title: String, _ example: Diagnostic.Code.Example, _ style: TerminalStyle)
        -> [String]
    {
        var lines = example.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        let shown = lines.map { $0.isEmpty ? "" : "    " + VisibleText.whole($0) }
        return ["", style.painted(title + ":", .strong), ""] + shown
    }
}
