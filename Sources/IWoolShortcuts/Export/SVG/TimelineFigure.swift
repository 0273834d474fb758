internal import IWoolShortcuts
internal import LaunchSimulation

/// One simulation in a picture: time goes down, the lanes are columns, and each request is a line through
/// them. Between two instants there is more room the longer nothing happens, but never much, so that 5 ms
/// and two minutes both read.
struct TimelineFigure {
    private let words: SimulationWords
    private let language: Language
    private let entries: [Timeline.Entry]
    /// The right edge of the instants.
    private let instantEdge: Int
    private var ways: [RequestWay]

    private static let laneWidth = 64
    private static let rowHeight = 20

    init(_ report: SimulationReport, in language: Language) {
        words = SimulationWords(report, in: language)
        self.language = language
        entries = report.result.timeline.entries
        let widest = entries.map { SVGPicture.width(of: "\($0.at)") }.max() ?? 0
        instantEdge = SVGPicture.margin + max(widest, SVGPicture.width(of: "+00.0 s"))
        ways = report.result.requests.map { _ in RequestWay() }
    }

    private var laneCount: Int { Timeline.Lane.allCases.count }
    private var wordStart: Int { instantEdge + laneCount * TimelineFigure.laneWidth + 28 }

    private func x(ofLane lane: Int) -> Int {
        instantEdge + 10 + lane * TimelineFigure.laneWidth + TimelineFigure.laneWidth / 2
    }

    /// A request's own place in a lane, so that two of them can stand there.
    private func x(of request: Int, inLane lane: Int) -> Int {
        x(ofLane: lane) + [0, 9, -9, 18, -18][request % 5]
    }

    /// Draws the simulation, and goes on below it.
    mutating func draw(in picture: inout SVGPicture) {
        drawHeading(in: &picture)
        if entries.isEmpty {
            picture.paragraph(Wording.nothingHappened(in: language))
        } else {
            drawTimeline(in: &picture)
        }
        drawLegend(in: &picture)
    }

    private func drawHeading(in picture: inout SVGPicture) {
        picture.paragraph(words.title, "title", size: 16)
        picture.y += 2
        let verdict = words.report.verdict
        picture.paragraph("\(verdict.sign) \(words.verdict)", "strong \(verdict.style)")
        picture.paragraph(VisibleText.whole(words.report.source.name), "faint")
        picture.paragraph(Wording.design(in: language, words.design), "faint")
        picture.y += 12
    }

    private func drawLegend(in picture: inout SVGPicture) {
        picture.y += 14
        if ways.isEmpty { picture.paragraph(Wording.noRequests(in: language), "faint") }
        for request in ways.indices {
            let look = RequestLook(request)
            let y = picture.y + SVGPicture.size
            let start = SVGPicture.margin
            picture.add("<path \(look.line) d=\"M\(start) \(y)H\(start + 40)\"/>")
            picture.add(look.mark(x: start + 20, y: y))
            picture.paragraph(words.sentence(request), x: start + 52, hanging: 2)
            picture.y += 4
        }
        var signs: [Wording] = []
        if entries.contains(where: { $0.tone == .open }) { signs.append(.signOpens) }
        if ways.contains(where: { !$0.waits.isEmpty }) { signs.append(.signWaits) }
        if ways.contains(where: \.isCrossed) { signs.append(.signEnds) }
        if entries.contains(where: { $0.tone == .failure }) { signs.append(.signFailure) }
        if entries.contains(where: \.isMade) { signs.append(.signMade) }
        if !signs.isEmpty {
            picture.y += 4
            picture.paragraph(signs.map { $0(in: language) }.joined(separator: words.semicolon), "faint")
        }
        for finding in words.report.findings.diagnostics where isWorthALine(finding) {
            let sign = finding.severity == .error ? "✗" : "!"
            picture.paragraph(
                "\(sign) \(finding.message)", finding.severity == .error ? "bad" : "doubtful", hanging: 2)
        }
    }

    /// Failures stand in the timeline already, and hints are for who writes the file.
    private func isWorthALine(_ finding: Diagnostic) -> Bool {
        finding.severity == .warning || words.report.result.problems.contains(finding)
    }

    // MARK: Timeline

    /// An entry with its place.
    private struct Row {
        let entry: Timeline.Entry
        /// The lane in which its mark stands.
        let lane: Int
        /// The middle of its first line.
        let y: Int
        /// Its words, line by line.
        let lines: [String]
        /// Whether it is the first of its instant.
        let isFirst: Bool
        /// How long nothing happened before it; nil for nothing to tell.
        let pause: VirtualInstant?

        /// The end of its last line.
        var bottom: Int { y + TimelineFigure.rowHeight / 2 + (lines.count - 1) * SVGPicture.lineHeight }
    }

    private mutating func drawTimeline(in picture: inout SVGPicture) {
        picture.y += SVGPicture.lineHeight
        for lane in Timeline.Lane.allCases {
            picture.text(
                Wording.lane(lane)(in: language), x: x(ofLane: lane.place), y: picture.y, "strong",
                anchor: "middle")
        }
        picture.y += 8
        let top = picture.y
        let rows = placedRows(from: top, width: picture.width)
        picture.y = (rows.last?.bottom ?? top) + 4
        for request in ways.indices { ways[request].finish(y: picture.y) }
        drawGround(rows, in: &picture)
        for lane in Timeline.Lane.allCases {
            picture.add("<path class=\"thin\" d=\"M\(x(ofLane: lane.place)) \(top)V\(picture.y)\"/>")
        }
        for request in ways.indices { drawWay(of: request, in: &picture) }
        for row in rows {
            drawMark(of: row, in: &picture)
            drawWords(of: row, in: &picture)
        }
    }

    private mutating func placedRows(from top: Int, width: Int) -> [Row] {
        let room = SVGPicture.cells(in: width - wordStart - SVGPicture.margin)
        var y = top
        var previous: VirtualInstant?
        return entries.map { entry in
            let isFirst = entry.at != previous
            let pause = previous.map { entry.at - $0 } ?? .zero
            if isFirst { y += TimelineFigure.room(for: pause) }
            previous = entry.at
            let lines = WrappedText.lines(of: entry.sign + words.words(of: entry), width: room, hanging: 2)
            let middle = y + TimelineFigure.rowHeight / 2
            let lane = entry.request.map { ways[$0].take(entry, y: middle) } ?? entry.lane.place
            let row = Row(
                entry: entry, lane: lane, y: middle, lines: lines, isFirst: isFirst,
                pause: isFirst && TimelineFigure.room(for: pause) >= 12 ? pause : nil)
            y = row.bottom
            return row
        }
    }

    /// The height of the time between two instants: a little more for every doubling of it.
    private static func room(for pause: VirtualInstant) -> Int {
        (Int.bitWidth - max(0, pause.milliseconds).leadingZeroBitCount) * 3 / 2
    }

    /// Every second instant on darker ground, and failures on a ground of their own.
    private func drawGround(_ rows: [Row], in picture: inout SVGPicture) {
        var isStriped = false
        for row in rows {
            if row.isFirst { isStriped.toggle() }
            let isFailure = row.entry.tone == .failure
            guard isStriped || isFailure else { continue }
            let top = row.y - TimelineFigure.rowHeight / 2
            picture.rectangle(
                isFailure ? "bad-ground" : "stripe", x: SVGPicture.margin, y: top,
                width: picture.width - 2 * SVGPicture.margin, height: row.bottom - top)
        }
    }

    /// The line of a request through the lanes, broader where it is held.
    private func drawWay(of request: Int, in picture: inout SVGPicture) {
        let way = ways[request]
        guard let first = way.stops.first else { return }
        let look = RequestLook(request)
        for wait in way.waits {
            picture.rectangle(
                "held fill-\(look.hue)", x: x(of: request, inLane: wait.lane) - 5, y: wait.from, width: 10,
                height: wait.to - wait.from)
        }
        var path = "M\(x(of: request, inLane: first.lane)) \(first.y)"
        for stop in way.stops.dropFirst() { path += "V\(stop.y)H\(x(of: request, inLane: stop.lane))" }
        path += "V\(way.end ?? picture.y)"
        picture.add("<path \(look.line) d=\"\(path)\"/>")
    }

    private func drawMark(of row: Row, in picture: inout SVGPicture) {
        let y = row.y
        guard row.entry.tone != .failure else { return }
        guard let request = row.entry.request else {
            let radius = row.entry.tone == .event ? 4 : 2
            let dashes = row.entry.isMade ? " stroke-dasharray=\"2 2\"" : ""
            picture.add(
                "<circle class=\"event\" cx=\"\(x(ofLane: row.lane))\" cy=\"\(y)\" r=\"\(radius)\"\(dashes)/>"
            )
            return
        }
        let look = RequestLook(request)
        let x = x(of: request, inLane: row.lane)
        switch row.entry.tone {
        case .end: picture.add(look.cross(x: x, y: y))
        case .wait: picture.add(look.mark(x: x, y: y, isHollow: true))
        case .open: picture.add(look.mark(x: x, y: y, radius: 7))
        case .step, .event, .failure: picture.add(look.mark(x: x, y: y))
        }
    }

    private func drawWords(of row: Row, in picture: inout SVGPicture) {
        let baseline = row.y + 4
        if row.isFirst {
            picture.text(
                "\(row.entry.at)", x: instantEdge, y: baseline, "strong", anchor: "end")
        }
        if let pause = row.pause {
            picture.text(
                "+\(TimelineFigure.rounded(pause))", x: instantEdge,
                y: row.y - TimelineFigure.rowHeight / 2 - 3,
                "small", anchor: "end")
        }
        for (index, line) in row.lines.enumerated() {
            picture.text(
                line, x: wordStart + (index > 0 ? 2 * SVGPicture.width(of: " ") : 0),
                y: baseline + index * SVGPicture.lineHeight, row.entry.style)
        }
    }

    /// A length as a reader takes it in: `850 ms`, `119.9 s`.
    private static func rounded(_ length: VirtualInstant) -> String {
        let milliseconds = length.milliseconds
        guard milliseconds >= 1_000 else { return "\(milliseconds) ms" }
        let tenths = (milliseconds + 50) / 100
        return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
    }
}

extension Timeline.Entry {
    /// The class of its words.
    fileprivate var style: String {
        switch tone {
        case .open: "strong good"
        case .failure: "strong bad"
        case .wait: "doubtful"
        case .step: "faint"
        case .event, .end: ""
        }
    }
}

extension SimulationReport.Verdict {
    /// The class of its word.
    fileprivate var style: String {
        switch self {
        case .passed: "good"
        case .assertsNothing: "doubtful"
        case .failed, .impossible: "bad"
        }
    }
}
