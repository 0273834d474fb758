import IWoolShortcuts

/// What a run of `check` has seen so far, in numbers and in words.
struct CheckTally {
    var configurationCount = 0
    /// Scenarios, of which a file may hold several.
    var scenarioCount = 0
    var designCount = 0
    var lockCount = 0
    /// The files that were passed by.
    var otherCount = 0
    /// The paths that could not be read or are nothing to check.
    var refusalCount = 0
    var findings: [Diagnostic.Severity: Int] = [:]

    /// Whether nothing was checked.
    var isEmpty: Bool { configurationCount + scenarioCount + designCount + lockCount == 0 }

    /// The status: what could not be read counts more than what was found.
    var status: ExitStatus {
        if refusalCount > 0 || isEmpty { return .refused }
        return findings[.error, default: 0] > 0 ? .findings : .fine
    }

    /// What was done: `checked 1 configuration, 24 scenarios: 3 errors; 212 other files not looked at`.
    var words: String {
        let kinds = [
            (configurationCount, "configuration"), (scenarioCount, "scenario"), (designCount, "design"),
            (lockCount, "links.lock file"),
        ].filter { $0.0 > 0 }.map(count)
        let found = Diagnostic.Severity.allCases.reversed()
            .compactMap { severity in findings[severity].map { count($0, severity.rawValue) } }
        var text = "checked " + kinds.joined(separator: ", ")
        if !found.isEmpty { text += ": " + found.joined(separator: ", ") }
        if otherCount > 0 { text += "; \(otherWords)" }
        return text
    }

    /// How many files were passed by.
    var otherWords: String { count(otherCount, "other file") + " not looked at" }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
