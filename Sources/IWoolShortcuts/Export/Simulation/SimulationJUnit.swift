internal import IWoolShortcuts
internal import LaunchSimulation

/// Simulations as a JUnit report: a file is a suite, a scenario is a case.
///
/// The class of a case is its file and the name is the title; no two cases have both in common. Nothing
/// is said about time, since the clock was a virtual one, and the same files give the same bytes.
package struct SimulationJUnit: Sendable {
    /// The document.
    package let text: String

    package init(_ reports: some Sequence<SimulationReport>) {
        var suites: [Suite] = []
        var taken: Set<[String]> = []
        for report in reports {
            if suites.last?.file != report.source.name { suites.append(Suite(file: report.source.name)) }
            let suite = suites.count - 1
            let className = SimulationJUnit.className(of: report.source.name)
            var name = report.title
            var count = 1
            while !taken.insert([className, name]).inserted {
                count += 1
                name = "\(report.title) (\(count))"
            }
            suites[suite].add(report, className, name)
        }
        let all = suites.reduce(into: Suite(file: "")) { $0.add($1) }
        text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(all.attributes(name: "simulate"))>\n"
            + suites.map(\.text).joined() + "</testsuites>\n"
    }

    /// The path with points, which tools show as a tree: `Defaults.scenarios.cold-rate`.
    private static func className(of file: String) -> String {
        let parts = VisibleText.whole(file).split(separator: "/").filter { $0 != "." && $0 != ".." }
        var words = parts.joined(separator: ".")
        for ending in [".yaml", ".yml"] where words.hasSuffix(ending) && words.count > ending.count {
            words.removeLast(ending.count)
        }
        return words.isEmpty ? "scenarios" : words
    }

    /// The cases of one file.
    private struct Suite {
        let file: String
        private var tests = 0
        private var failures = 0
        private var errors = 0
        private var skipped = 0
        private var cases = ""

        init(file: String) {
            self.file = file
        }

        mutating func add(_ other: Suite) {
            tests += other.tests
            failures += other.failures
            errors += other.errors
            skipped += other.skipped
        }

        mutating func add(_ report: SimulationReport, _ className: String, _ name: String) {
            let line = report.source.line(at: report.result.scenario.range.lowerBound)
            tests += 1
            cases +=
                "    <testcase classname=\"\(XMLText.escaped(className))\" name=\"\(XMLText.escaped(name))\""
            cases += " file=\"\(XMLText.escaped(VisibleText.whole(file)))\" line=\"\(line)\""
            let inside = outcome(of: report)
            cases += inside.isEmpty ? "/>\n" : ">\n\(inside)    </testcase>\n"
        }

        private mutating func outcome(of report: SimulationReport) -> String {
            let findings = report.findings.diagnostics
            let errors = findings.filter { $0.severity == .error }
            let rest = findings.filter { $0.severity != .error }
            let lines = DiagnosticLines(style: .plain)
            var text = ""
            switch report.verdict {
            case .passed: break
            case .assertsNothing:
                skipped += 1
                text += "      <skipped message=\"the scenario expects nothing\"/>\n"
            case .failed:
                failures += 1
                text += SimulationJUnit.element("failure", errors, report)
            case .impossible:
                self.errors += 1
                text += SimulationJUnit.element("error", errors, report)
            }
            if !rest.isEmpty {
                let words = lines.text(of: [DiagnosticReport(report.source, rest)])
                text += "      <system-out>\(XMLText.lines(words))</system-out>\n"
            }
            return text
        }

        func attributes(name: String) -> String {
            "name=\"\(XMLText.escaped(VisibleText.whole(name)))\" tests=\"\(tests)\" failures=\"\(failures)\""
                + " errors=\"\(errors)\" skipped=\"\(skipped)\""
        }

        var text: String {
            "  <testsuite \(attributes(name: file))>\n\(cases)  </testsuite>\n"
        }
    }

    /// What went wrong: the first in one line, then all of it with the timeline.
    private static func element(
        _ name: String, _ errors: [Diagnostic], _ report: SimulationReport
    ) -> String {
        guard let first = errors.first else { return "" }
        let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
        let words = TimelineText(report, style: .plain, columns: 100).text
        return "      <\(name) type=\"\(XMLText.escaped(first.code.id))\""
            + " message=\"\(XMLText.escaped(first.message + more))\">\(XMLText.lines(words))</\(name)>\n"
    }
}
