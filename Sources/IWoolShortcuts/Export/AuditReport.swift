internal import IWoolShortcuts
package import LaunchSimulation

/// An audit for people: what a design breaks, how, how often that was met in public, and what mends it.
package struct AuditReport: Sendable {
    private let audit: DesignAudit
    private let name: String
    private let assumed: [LaunchDesign.Switch]

    /// The report on a design.
    ///
    /// - Parameters:
    ///   - name: What the design is called.
    ///   - answered: The names of the switches that the design says; the others are assumed.
    package init(_ audit: DesignAudit, name: String, answered: [String]) {
        self.audit = audit
        self.name = name
        assumed = LaunchDesign.Switch.all.filter { !answered.contains($0.name) }
    }

    /// The table of promises, the histories, the mend, and what was assumed.
    package func text(_ style: TextStyle, columns: Int) -> String {
        var lines = ["audit of \(VisibleText.whole(name))", ""]
        lines += table(style)
        lines += ["", summary(style)]
        for finding in audit.findings {
            guard let breach = finding.breach else { continue }
            lines += [""] + story(of: finding, breach, style, columns)
        }
        lines += [""] + assumptions(columns)
        return lines.joined(separator: "\n") + "\n"
    }

    private func table(_ style: TextStyle) -> [String] {
        var table = TextTable(header: ["", "PROMISE", "SHORTEST", "REPORTS", "MENDED BY"])
        for finding in audit.findings {
            let isKept = finding.breach == nil
            table.append([
                isKept ? "✓" : "✗", finding.promise.name,
                finding.breach.map { "\($0.history.count) steps" } ?? "kept",
                "\(finding.promise.reportCount)",
                finding.mend.map(setting).joined(separator: ", "),
            ])
        }
        return table.lines(in: style)
    }

    private func summary(_ style: TextStyle) -> String {
        let states = "\(audit.stateCount) states were walked"
        if audit.isSound { return "Every promise is kept; \(states)." }
        guard let mend = audit.mend else {
            return "No set of switches mends everything; \(states)."
        }
        return "With \(mend.map(setting).joined(separator: ", ")) every promise is kept; \(states)."
    }

    /// The switch with the value that ships, as a design file has it.
    private func setting(_ one: LaunchDesign.Switch) -> String { "\(one.name): \(one.defaultText)" }

    private func story(
        of finding: DesignAudit.Finding, _ breach: DesignAudit.Breach, _ style: TextStyle, _ columns: Int
    ) -> [String] {
        var lines = [style.painted("✗ \(finding.promise.name)", .bad)]
        lines += WrappedText.lines(of: "  promised: \(finding.promise.sentence)", width: columns)
        lines += WrappedText.lines(of: "  reported as \(finding.promise.bugClass)", width: columns)
        lines += breach.history.enumerated().map { "  \($0 + 1). \($1.words(breach.question))" }
        for one in finding.mend {
            let value = one.values.first { one.words(in: .reference).contains($0.word) }
            lines.append("  mend: \(setting(one))")
            guard let value, !value.swift.isEmpty else { continue }
            lines += value.swift.split(separator: "\n", omittingEmptySubsequences: false).map {
                "      \($0)"
            }
        }
        return lines
    }

    private func assumptions(_ columns: Int) -> [String] {
        guard !assumed.isEmpty else { return ["Nothing was assumed: the design says everything."] }
        let list = assumed.map { "\($0.name): \($0.text(in: audit.design))" }.joined(separator: "; ")
        return WrappedText.lines(of: "Assumed, since the design does not say: \(list).", width: columns)
    }

    /// The audit as one JSON document, version 1.
    package var json: [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("assumed")
            json.array(assumed) { json, one in json.string(one.name) }
            json.key("design")
            json.string(name)
            json.key("mend")
            if let mend = audit.mend {
                json.array(mend) { json, one in json.string(setting(one)) }
            } else {
                json.null()
            }
            json.key("promises")
            json.array(audit.findings) { json, finding in write(finding, to: &json) }
            json.key("schemaVersion")
            json.integer(1)
            json.key("states")
            json.integer(audit.stateCount)
        }
        json.endLine()
        return json.bytes
    }

    private func write(_ finding: DesignAudit.Finding, to json: inout JSONText) {
        json.object { json in
            json.key("history")
            json.array(finding.breach?.history ?? []) { json, step in
                if let question = finding.breach?.question { json.string(step.words(question)) }
            }
            json.key("kept")
            json.boolean(finding.breach == nil)
            json.key("mend")
            json.array(finding.mend) { json, one in json.string(setting(one)) }
            json.key("name")
            json.string(finding.promise.name)
            json.key("reports")
            json.integer(finding.promise.reportCount)
            json.key("sentence")
            json.string(finding.promise.sentence)
            json.key("shortest")
            json.integer(finding.breach?.history.count)
        }
    }
}
