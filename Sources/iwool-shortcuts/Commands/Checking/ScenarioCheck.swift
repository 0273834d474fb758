import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// What there is to say about a file of scenarios: by the rules of the file, and by running each of them.
struct ScenarioCheck {
    /// How many scenarios were checked, those with errors included.
    let count: Int
    /// What was found.
    let findings: [Diagnostic]

    /// Reads the scenarios of a text, and simulates those without errors.
    init(_ source: SourceText, isStrict: Bool, design: @escaping (String) -> DesignLookup) {
        let reading = ScenarioFile.read(source, isStrict: isStrict, design: design)
        count = reading.scenarios.count + reading.brokenCount
        var runs = RunFindings()
        for scenario in reading.scenarios {
            runs.add(SimulationReport(source, LaunchSimulator.simulate(scenario)))
        }
        findings = reading.diagnostics + runs.findings(ofSeveral: count > 1)
    }
}

/// The findings of several runs; those that share a place and the words are one.
private struct RunFindings {
    private var found: [(finding: Diagnostic, title: String, count: Int)] = []
    private var places: [Diagnostic: Int] = [:]

    mutating func add(_ report: SimulationReport) {
        for finding in report.findings.diagnostics {
            if let place = places[finding] {
                found[place].count += 1
            } else {
                places[finding] = found.count
                found.append((finding, report.title, 1))
            }
        }
    }

    /// The findings, with a note in which scenarios where that is not clear.
    func findings(ofSeveral: Bool) -> [Diagnostic] {
        found.map { finding, title, count in
            guard ofSeveral else { return finding }
            var finding = finding
            finding.notes.append(
                count == 1 ? "in the scenario: \(title)" : "in \(count) scenarios, the first: \(title)")
            return finding
        }
    }
}
