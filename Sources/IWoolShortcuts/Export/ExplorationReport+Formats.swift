internal import IWoolShortcuts
internal import LaunchSimulation

extension ExplorationReport {
    /// The findings as one JSON document, version 1.
    package var json: [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("bytesPerState")
            json.integer(Int(exploration.bytesPerState.rounded()))
            json.key("complete")
            json.boolean(exploration.isComplete)
            json.key("depth")
            json.integer(exploration.depth)
            json.key("promises")
            json.array(exploration.findings) { json, finding in write(finding, to: &json) }
            json.key("schemaVersion")
            json.integer(1)
            json.key("states")
            json.integer(exploration.stateCount)
            json.key("transitions")
            json.integer(exploration.transitionCount)
        }
        json.endLine()
        return json.bytes
    }

    private func write(_ finding: Exploration.Finding, to json: inout JSONText) {
        json.object { json in
            json.key("history")
            json.array(finding.history ?? []) { json, step in
                json.string(step.words(exploration.question))
            }
            json.key("kept")
            json.boolean(finding.history == nil)
            json.key("name")
            json.string(finding.promise.name)
            json.key("sentence")
            json.string(finding.promise.sentence)
            json.key("shortest")
            json.integer(finding.history?.count)
        }
    }

    /// The findings as a JUnit report: a promise is a test case.
    package var junit: String {
        let broken = exploration.broken
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites>",
            "  <testsuite name=\"explore\" tests=\"\(exploration.findings.count)\" "
                + "failures=\"\(broken.count)\" errors=\"0\" skipped=\"0\">",
        ]
        for finding in exploration.findings {
            let name = finding.promise.name
            guard let history = finding.history else {
                lines.append("    <testcase classname=\"explore\" name=\"\(name)\"/>")
                continue
            }
            lines.append("    <testcase classname=\"explore\" name=\"\(name)\">")
            lines.append("      <failure message=\"\(XMLText.escaped(finding.promise.bugClass))\">")
            lines += history.enumerated().map { index, step in
                XMLText.escaped("\(index + 1). \(step.words(exploration.question))")
            }
            lines += ["      </failure>", "    </testcase>"]
        }
        lines += ["  </testsuite>", "</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The findings as a table, and each history as a list.
    package var markdown: String {
        var lines = [
            "## Exploration", "",
            "\(exploration.stateCount) states, \(exploration.transitionCount) transitions, depth "
                + "\(exploration.depth): \(extent).", "",
            "| promise | | shortest history |", "|---|---|---|",
        ]
        lines += exploration.findings.map { finding in
            let steps = finding.history.map { "\($0.count) steps" } ?? ""
            return
                "| \(finding.promise.name) | \(finding.history == nil ? "kept" : "**broken**") | \(steps) |"
        }
        for finding in exploration.broken {
            lines += ["", "### \(finding.promise.name)", "", "Promised: \(finding.promise.sentence).", ""]
            lines += (finding.history ?? []).enumerated().map { index, step in
                "\(index + 1). `\(step.words(exploration.question))`"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
