internal import IWoolShortcuts
internal import LaunchSimulation

/// One sweep in a picture.
struct SweepFigure {
    private let sweep: Sweep
    private let language: Language
    private let stretches: [(letter: String, from: Int, to: Int)]
    /// The last instant at which anything opened, in milliseconds.
    private let highest: Int
    /// Where the plot begins, to the right of the labels of its axis.
    private let left: Int

    static let width = 720
    private static let height = 220

    init(_ sweep: Sweep, in language: Language) {
        self.sweep = sweep
        self.language = language
        stretches = sweep.stretches
        highest = sweep.latestOpening
        left = SVGPicture.margin + SVGPicture.width(of: "\(highest)ms") + 8
    }

    var title: String {
        Wording.sweep(in: language, VisibleText.whole(sweep.name), "\(sweep.from)ms", "\(sweep.to)ms")
    }

    /// Draws the sweep, and goes on below it.
    func draw(in picture: inout SVGPicture) {
        picture.y += 10
        picture.paragraph(title, "title", size: 16)
        if let name = sweep.title { picture.paragraph(VisibleText.whole(name)) }
        picture.paragraph(Wording.openedAt(in: language), "faint")
        picture.y += 14
        drawPlot(in: &picture)
        for outcome in outcomes { picture.paragraph(outcome, hanging: 4) }
    }

    private var right: Int { SweepFigure.width - SVGPicture.margin }

    private func x(_ value: Int) -> Int {
        left + (value - sweep.from) * (right - left) / max(1, sweep.to - sweep.from)
    }

    private func drawPlot(in picture: inout SVGPicture) {
        let top = picture.y
        let bottom = top + SweepFigure.height
        drawStretches(from: top, to: bottom, in: &picture)
        picture.add("<path class=\"thin\" d=\"M\(left) \(top)V\(bottom)H\(right)\"/>")
        if highest > 0 {
            picture.text("\(highest)ms", x: left - 6, y: top + 24, "faint", anchor: "end")
        }
        picture.text("0ms", x: left - 6, y: bottom, "faint", anchor: "end")
        let path = openings(from: top + 20, to: bottom)
        if !path.isEmpty { picture.add("<path class=\"line line-0\" d=\"\(path)\"/>") }
        picture.y = bottom + SVGPicture.lineHeight
        picture.text("\(sweep.from)ms", x: left, y: picture.y, "faint")
        picture.text("\(sweep.to)ms", x: right, y: picture.y, "faint", anchor: "end")
        picture.y += 12
    }

    /// The values of each outcome on ground of their own, with its letter where there is room for it.
    private func drawStretches(from top: Int, to bottom: Int, in picture: inout SVGPicture) {
        for (place, stretch) in stretches.enumerated() {
            let (start, end) = (
                x(stretch.from), place == stretches.count - 1 ? right : x(stretch.to + 1)
            )
            if place % 2 == 0 {
                picture.rectangle(
                    "stripe", x: start, y: top, width: max(1, end - start), height: bottom - top)
            }
            if place > 0 {
                picture.add(
                    "<path class=\"line line-1\" stroke-dasharray=\"4 3\" d=\"M\(start) \(top)V\(bottom)\"/>")
            }
            if end - start >= 14 {
                picture.text(stretch.letter, x: (start + end) / 2, y: top + 14, "strong", anchor: "middle")
            }
        }
    }

    /// A line through the openings, broken where nothing opens; a point for each column at most.
    private func openings(from top: Int, to bottom: Int) -> String {
        var path = ""
        var isDown = false
        var last = -1
        for sample in sweep.samples {
            guard let opened = sample.openedAt?.milliseconds else {
                isDown = false
                continue
            }
            let column = x(sample.value.milliseconds)
            if isDown, column == last { continue }
            let y = bottom - opened * (bottom - top) / max(highest, 1)
            path += "\(isDown ? "L" : "M")\(column) \(y)"
            if !isDown { path += "h1" }
            (isDown, last) = (true, column)
        }
        return path
    }

    /// Each outcome with its letter and values, as a sentence.
    var outcomes: [String] {
        return sweep.outcomes.enumerated().map { place, outcome in
            let letter = Sweep.letter(place)
            let values = stretches.filter { $0.letter == letter }.map { stretch in
                stretch.from == stretch.to
                    ? "\(stretch.from)ms"
                    : Wording.span(in: language, "\(stretch.from)ms", "\(stretch.to)ms")
            }
            return "\(letter) = \(values.joined(separator: ", ")): \(VisibleText.whole(outcome))"
        }
    }
}
