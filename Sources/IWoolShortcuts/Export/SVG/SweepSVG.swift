package import IWoolShortcuts
package import LaunchSimulation

/// Sweeps as one picture, below each other: when the request opened, and where the outcome changes.
package struct SweepSVG: Sendable {
    /// The document.
    package let text: String

    /// Draws the sweeps in their order.
    package init(_ sweeps: some Sequence<Sweep>, in language: Language, theme: PictureTheme = .auto) {
        var picture = SVGPicture(width: SweepFigure.width)
        var titles: [String] = []
        var sentences: [String] = []
        for sweep in sweeps {
            let figure = SweepFigure(sweep, in: language)
            if !titles.isEmpty { picture.rule() }
            figure.draw(in: &picture)
            titles.append(figure.title)
            sentences += [figure.title] + figure.outcomes
        }
        text = picture.document(
            title: titles.joined(separator: "; "), description: sentences.joined(separator: "\n"),
            in: language, theme: theme)
    }
}
