internal import IWoolShortcuts
internal import LaunchSimulation

/// Simulations as one JSON document, version 1: the contract for scripts.
///
/// Instants are milliseconds from the start of the scenario; what is absent is null.
package enum SimulationJSON {
    /// Writes the scenarios in their order, and hands the text out piece by piece.
    ///
    /// A lazy sequence is simulated one at a time, so that any number of scenarios takes little memory.
    package static func write(_ reports: some Sequence<SimulationReport>, to output: ([UInt8]) -> Void) {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("scenarios")
            json.array(reports) { json, report in
                write(report, to: &json)
                output(json.bytes)
                json.removeAll()
            }
            json.key("schemaVersion")
            json.integer(1)
        }
        json.endLine()
        output(json.bytes)
    }

    /// The document as a whole, as UTF-8.
    package static func bytes(of reports: [SimulationReport]) -> [UInt8] {
        var bytes: [UInt8] = []
        write(reports) { bytes += $0 }
        return bytes
    }

    private static func write(_ report: SimulationReport, to json: inout JSONText) {
        let result = report.result
        let names = result.scenario.requests.map(\.id)
        json.object { json in
            json.key("failures")
            json.array(result.impossibilities + result.failures) { json, finding in
                write(finding, names, to: &json)
            }
            json.key("file")
            json.string(report.source.name)
            json.key("final")
            json.string(result.final)
            json.key("passed")
            json.boolean(result.passed)
            json.key("requests")
            json.array(result.requests.indices) { json, index in
                write(result.scenario.requests[index], result.requests[index], result, to: &json)
            }
            json.key("timeline")
            json.array(result.timeline.entries) { json, entry in write(entry, names, to: &json) }
            json.key("title")
            json.string(result.scenario.title)
            json.key("warnings")
            json.array(result.warnings) { json, finding in write(finding, names, to: &json) }
        }
    }

    private static func write(
        _ request: LaunchScenario.Request, _ end: RequestResult, _ result: SimulationResult,
        to json: inout JSONText
    ) {
        let scenario = result.scenario
        let event = request.outcome.link?.event
        json.object { json in
            json.key("activity")
            json.integer(event?.id)
            json.key("at")
            json.integer(end.at?.milliseconds)
            json.key("by")
            json.string(end.by.map { scenario.requests[$0].id })
            json.key("day")
            json.raw(event?.day.map { PlainDecimal($0).description } ?? "null")
            json.key("destination")
            json.string(request.outcome.link?.destinationName)
            json.key("id")
            json.string(request.id)
            json.key("outcome")
            json.string(end.outcome.rawValue)
            json.key("path")
            json.string(request.path == .quickAction ? "quickAction" : "url")
            json.key("reason")
            json.string(end.reason)
            json.key("scene")
            json.string(scenario.scenes[end.scene])
            json.key("shown")
            write(end.shown, to: &json)
            json.key("source")
            json.string(request.source.rawValue)
        }
    }

    private static func write(_ shown: Shown?, to json: inout JSONText) {
        guard let shown else { return json.null() }
        json.object { json in
            json.key("reason")
            json.string(shown.reason?.rawValue)
            json.key("what")
            json.string(shown.what.rawValue)
        }
    }

    private static func write(
        _ finding: SimulationResult.Finding, _ names: [String], to json: inout JSONText
    ) {
        json.object { json in
            json.key("code")
            json.string(finding.code)
            json.key("message")
            json.string(finding.message)
            json.key("request")
            json.string(finding.request.map { names[$0] })
        }
    }

    private static func write(_ entry: Timeline.Entry, _ names: [String], to json: inout JSONText) {
        json.object { json in
            json.key("at")
            json.integer(entry.at.milliseconds)
            json.key("event")
            json.string(entry.event)
            json.key("lane")
            json.string(entry.lane.rawValue)
            json.key("request")
            json.string(entry.request.map { names[$0] })
        }
    }
}

extension IWoolDeepLink {
    /// The activity that it leads to, if it leads to one.
    var event: Event? {
        if case .event(let event) = self { event } else { nil }
    }
}
