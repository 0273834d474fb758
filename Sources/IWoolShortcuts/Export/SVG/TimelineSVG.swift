package import IWoolShortcuts
internal import LaunchSimulation

/// Simulations as one picture, below each other: who does what and when, and what each request waits for.
package struct TimelineSVG: Sendable {
    /// The width of every picture.
    private static let width = 960

    /// The document.
    package let text: String

    /// Draws the scenarios in their order.
    package init(
        _ reports: some Sequence<SimulationReport>, in language: Language, theme: PictureTheme = .auto
    ) {
        var picture = SVGPicture(width: TimelineSVG.width)
        var titles: [String] = []
        var sentences: [String] = []
        for report in reports {
            if !titles.isEmpty { picture.rule() }
            picture.y += 10
            var figure = TimelineFigure(report, in: language)
            figure.draw(in: &picture)
            let words = SimulationWords(report, in: language)
            titles.append("\(words.title): \(words.verdict)")
            sentences.append(titles[titles.count - 1])
            sentences += report.result.requests.indices.map(words.sentence)
        }
        let title =
            titles.count > 1 ? Wording.scenarios(in: language, "\(titles.count)") : titles.joined()
        text = picture.document(
            title: title, description: sentences.joined(separator: "\n"), in: language, theme: theme)
    }
}
