internal import IWoolShortcuts
package import LaunchSimulation

/// A sweep as text for people: a plot of when the request opened, and where the outcome changes.
///
/// ```text
/// timer from 0ms to 2000ms: the outcome changes at 1250ms
///
///   2250ms │             ▁▄█
///          │         ▂▅▇████
///          │  ▂▄▆███████████
///          └────────────────
///           AAAAAAAAABBBBBBB
///           0ms       2000ms
/// ```
package struct SweepText: Sendable {
    private let sweep: Sweep
    private let style: TextStyle
    private let columns: Int
    /// The last instant at which anything opened, in milliseconds.
    private let highest: Int

    private static let height = 8
    private static let blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// The picture of a sweep for lines of so many cells.
    package init(_ sweep: Sweep, style: TextStyle, columns: Int) {
        self.sweep = sweep
        self.style = style
        self.columns = max(columns, 40)
        highest = sweep.latestOpening
    }

    /// Every line, each with its end.
    package var text: String {
        let name = VisibleText.whole(sweep.name)
        let head = "\(name) from \(sweep.from)ms to \(sweep.to)ms: \(changes)"
        let title = sweep.title.map { ["  " + style.painted(VisibleText.whole($0), .faint)] } ?? []
        let lines = [style.painted(head, .strong)] + title + [""] + plot + [""] + outcomes
        return lines.map { $0 + "\n" }.joined()
    }

    private var changes: String {
        let places = sweep.thresholds.map { "\($0.value)" }
        if places.isEmpty { return "the outcome is the same throughout" }
        let rest = places.count > 6 ? " and \(places.count - 6) more" : ""
        return "the outcome changes at " + places.prefix(6).joined(separator: ", ") + rest
    }

    /// How many columns of the plot there are: at most one for each sample.
    private var plotWidth: Int { min(sweep.samples.count, columns - axisWidth - 4) }

    private var axisWidth: Int { max("\(highest)ms".count, 3) }

    private var plot: [String] {
        let steps = SweepText.height * 8
        let top = max(highest, 1)
        let shown = (0..<plotWidth).compactMap { sweep.sample(inColumn: $0, of: plotWidth) }
        let levels = shown.map { sample in sample.openedAt.map { max(1, $0.milliseconds * steps / top) } ?? 0
        }
        var lines = (0..<SweepText.height).reversed().map { row in
            let label = row == SweepText.height - 1 ? "\(highest)ms" : ""
            let bars = levels.map { SweepText.blocks[min(8, max(0, $0 - row * 8))] }.joined()
            return axis(label, "│") + style.painted(bars, .good)
        }
        lines.append(axis("0ms", "└") + String(repeating: "─", count: plotWidth))
        let outcomes = sweep.outcomes
        let letters = shown.map { Sweep.letter(outcomes.firstIndex(of: $0.outcome)) }.joined()
        lines.append(axis("", " ") + style.painted(letters, .helpful))
        let (left, right) = ("\(sweep.from)ms", "\(sweep.to)ms")
        let gap = plotWidth - left.count - right.count
        lines.append(axis("", " ") + (gap > 0 ? left + String(repeating: " ", count: gap) + right : left))
        return lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    }

    private func axis(_ label: String, _ sign: String) -> String {
        "  " + String(repeating: " ", count: axisWidth - label.count) + "\(label) \(sign)"
    }

    /// Each outcome with its letter and values, in the order of the values.
    private var outcomes: [String] {
        let outcomes = sweep.outcomes
        let stretches = sweep.stretches
        return outcomes.enumerated().flatMap { place, outcome in
            let letter = Sweep.letter(place)
            let values = stretches.filter { $0.letter == letter }.map { stretch in
                stretch.from == stretch.to ? "\(stretch.from)ms" : "\(stretch.from)ms to \(stretch.to)ms"
            }
            let words = "\(letter) = \(values.joined(separator: ", ")): \(VisibleText.whole(outcome))"
            return WrappedText.lines(of: words, width: columns - 2, hanging: 4).map { "  " + $0 }
        }
    }
}
