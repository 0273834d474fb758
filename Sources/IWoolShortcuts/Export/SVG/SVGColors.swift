/// The style sheet of pictures: what each class looks like, on light and on dark ground.
///
/// Colours stand as they are rather than as variables, which not every renderer of SVG knows.
enum SVGColors {
    /// How many looks there are for requests.
    static let hues = light.hues.count

    private struct Palette {
        let ground, ink, faint, grid, stripe, good, bad, doubtful, badGround: String
        let hues: [String]
    }

    private static let light = Palette(
        ground: "#ffffff", ink: "#1f2328", faint: "#59636e", grid: "#d1d9e0", stripe: "#f6f8fa",
        good: "#1a7f37", bad: "#cf222e", doubtful: "#8a5d00", badGround: "#ffebe9",
        hues: ["#0969da", "#bc4c00", "#8250df", "#1b7c83", "#bf3989", "#5c6200"])

    private static let dark = Palette(
        ground: "#0d1117", ink: "#e6edf3", faint: "#9198a1", grid: "#3d444d", stripe: "#151b23",
        good: "#3fb950", bad: "#ff7b72", doubtful: "#d29922", badGround: "#3a1518",
        hues: ["#58a6ff", "#ffa657", "#d2a8ff", "#56d4dd", "#ff9bce", "#e3d26f"])

    /// The rules of a theme.
    static func css(_ theme: PictureTheme) -> String {
        let colors =
            switch theme {
            case .light: rules(light)
            case .dark: rules(dark)
            case .auto: rules(light) + "@media (prefers-color-scheme: dark) {\n\(rules(dark))}\n"
            }
        return """
            text { font: 12px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
            text.title { font-size: 16px; font-weight: bold; }
            text.small { font-size: 9px; }
            text.strong { font-weight: bold; }
            .line { fill: none; stroke-width: 2; }
            .held { opacity: 0.3; }
            .thin { fill: none; stroke-width: 1; }

            """ + colors
    }

    private static func rules(_ palette: Palette) -> String {
        var rules = """
            .ground { fill: \(palette.ground); }
            .stripe { fill: \(palette.stripe); }
            .bad-ground { fill: \(palette.badGround); }
            .thin { stroke: \(palette.grid); }
            .event { fill: \(palette.ground); stroke: \(palette.faint); stroke-width: 1.5; }
            text { fill: \(palette.ink); }
            text.faint, text.small { fill: \(palette.faint); }
            text.good { fill: \(palette.good); }
            text.bad { fill: \(palette.bad); }
            text.doubtful { fill: \(palette.doubtful); }

            """
        for (index, hue) in palette.hues.enumerated() {
            rules += ".line-\(index) { stroke: \(hue); }\n.fill-\(index) { fill: \(hue); }\n"
            rules += ".hollow-\(index) { fill: \(palette.ground); stroke: \(hue); stroke-width: 2; }\n"
        }
        return rules
    }
}
