internal import IWoolShortcuts
internal import LaunchSimulation

/// A timeline in columns of text, one for each lane.
///
/// Words begin below their lane and may run over the lanes to the right of it, which do nothing at that
/// moment. What happens at one instant and fits beside what came before it stands on the same line.
struct LaneText {
    private let words: SimulationWords
    let style: TextStyle
    let columns: Int

    /// Fewer cells have no room for lanes; the lane is a word then.
    private static let leastColumns = 72
    /// The blanks between two columns.
    private static let gap = 2
    /// The cells that the words of the last lane have at least, before they are broken.
    private static let leastWords = 22

    private let entries: [Timeline.Entry]
    private let instantWidth: Int
    /// Where the words of each lane begin.
    private let starts: [Int]

    init(_ report: SimulationReport, style: TextStyle, columns: Int) {
        words = SimulationWords(report)
        self.style = style
        self.columns = columns
        entries = report.result.timeline.entries
        instantWidth = 2 + max(2, entries.map { String($0.at.milliseconds).count }.max() ?? 0)
        starts = LaneText.starts(words, from: instantWidth + LaneText.gap, columns: columns)
    }

    private var hasLanes: Bool { columns >= LaneText.leastColumns }

    /// The lines, without their ends.
    var lines: [String] {
        guard !entries.isEmpty else { return ["  nothing happened"] }
        return (hasLanes ? laneLines : listLines) + [legend].filter { !$0.isEmpty }
    }

    /// What the signs mean, as far as there are any.
    private var legend: String {
        var signs: [String] = []
        if entries.contains(where: { $0.tone == .open }) { signs.append("► opens") }
        if entries.contains(where: { $0.tone == .failure }) { signs.append("✗ was expected otherwise") }
        if entries.contains(where: { $0.isMade }) { signs.append("· not in the file") }
        guard !signs.isEmpty else { return "" }
        return "  " + style.painted(signs.joined(separator: "   "), .faint)
    }

    // MARK: Lanes

    /// The lanes get what room there is without breaking words, up to the longest of what happens there.
    private static func starts(_ words: SimulationWords, from start: Int, columns: Int) -> [Int] {
        let lanes = Timeline.Lane.allCases
        var longest = lanes.map { DisplayWidth.of($0.shortName) }
        for entry in words.report.result.timeline.entries where entry.tone != .failure {
            let width = DisplayWidth.of(entry.sign + words.words(of: entry))
            longest[entry.lane.place] = max(longest[entry.lane.place], width)
        }
        var widths = lanes.map { DisplayWidth.of($0.shortName) + gap }
        func places() -> [Int] { widths.indices.map { start + widths[..<$0].reduce(0, +) } }
        func fits() -> Bool {
            let room = max(leastWords, longest[lanes.count - 1])
            return places().indices.allSatisfy { places()[$0] + min(longest[$0], room) <= columns }
        }
        var canGrow = true
        while canGrow {
            canGrow = false
            for lane in widths.indices.dropLast() where widths[lane] < longest[lane] + gap {
                widths[lane] += 1
                if fits() { canGrow = true } else { widths[lane] -= 1 }
            }
        }
        return places()
    }

    private func start(of entry: Timeline.Entry) -> Int {
        starts[entry.tone == .failure ? 0 : entry.lane.place]
    }

    /// The entries that stand on one line: of one instant, each in a lane behind the one before it.
    private var rows: [[Timeline.Entry]] {
        var rows: [[Timeline.Entry]] = []
        for entry in entries {
            if let neighbour = rows.last?.last, fits(entry, beside: neighbour) {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows
    }

    private func fits(_ entry: Timeline.Entry, beside neighbour: Timeline.Entry) -> Bool {
        guard entry.at == neighbour.at, entry.lane.place > neighbour.lane.place,
            entry.tone != .failure, neighbour.tone != .failure
        else { return false }
        let end = start(of: neighbour) + DisplayWidth.of(neighbour.sign + words.words(of: neighbour))
        return end + LaneText.gap <= start(of: entry)
    }

    private var laneLines: [String] {
        var heading = LaneLine(style: style)
        heading.put("ms", at: instantWidth - 2, .strong)
        for lane in Timeline.Lane.allCases { heading.put(lane.shortName, at: starts[lane.place], .strong) }
        var lines = [heading.text]
        var previous: VirtualInstant?
        for row in rows {
            var line = LaneLine(style: style)
            for entry in row {
                if entry.at != previous { putInstant(entry.at, into: &line) }
                previous = entry.at
                for (index, piece) in pieces(of: entry, at: start(of: entry)).enumerated() {
                    if index > 0 {
                        lines.append(line.text)
                        line = LaneLine(style: style)
                    }
                    putTracks(before: start(of: entry), into: &line)
                    line.put(piece, at: start(of: entry), entry.paint)
                }
            }
            lines.append(line.text)
        }
        return lines
    }

    private func pieces(of entry: Timeline.Entry, at start: Int) -> [String] {
        WrappedText.lines(
            of: entry.sign + words.words(of: entry), width: columns - start, hanging: LaneText.gap)
    }

    private func putInstant(_ instant: VirtualInstant, into line: inout LaneLine) {
        let digits = String(instant.milliseconds)
        line.put(digits, at: instantWidth - digits.count, .strong)
    }

    private func putTracks(before start: Int, into line: inout LaneLine) {
        for track in starts where track < start && track >= line.cells + (line.cells > 0 ? 1 : 0) {
            line.put("│", at: track, .faint)
        }
    }

    // MARK: A list

    private var listLines: [String] {
        let laneWidth = Timeline.Lane.allCases.map { $0.shortName.count }.max() ?? 0
        let start = instantWidth + LaneText.gap + laneWidth + LaneText.gap
        var lines: [String] = []
        var previous: VirtualInstant?
        for entry in entries {
            for (index, piece) in pieces(of: entry, at: start).enumerated() {
                var line = LaneLine(style: style)
                if entry.at != previous { putInstant(entry.at, into: &line) }
                previous = entry.at
                if index == 0 {
                    line.put(entry.lane.shortName, at: instantWidth + LaneText.gap, .faint)
                }
                line.put(piece, at: start, entry.paint)
                lines.append(line.text)
            }
        }
        return lines
    }
}
