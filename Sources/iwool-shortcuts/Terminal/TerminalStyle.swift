import ShortcutsExport

/// How text is drawn on one stream; computed once, and handed to whatever draws.
///
/// Colour only underlines what the words say: the plain text has everything.
struct TerminalStyle: Hashable, Sendable {
    /// The colours, or none.
    let text: TextStyle
    /// Whether a line that was written can be drawn again, as for progress.
    let canRedraw: Bool
    /// How many cells a line has; 80 where nobody says.
    let columns: Int

    /// The style of a file: no colour, 80 cells.
    static let plain = TerminalStyle(isColored: false)

    init(isColored: Bool, canRedraw: Bool = false, columns: Int = 80) {
        text = TextStyle(isColored: isColored)
        self.canRedraw = canRedraw
        self.columns = columns
    }

    /// The style of a stream, by the `--color` flag, the environment and the stream itself, in this order.
    ///
    /// See <https://no-color.org> for `NO_COLOR`, <https://bixense.com/clicolors> for `CLICOLOR_FORCE`.
    init(
        _ mode: ColorMode, of stream: StandardStream, on terminal: some Terminal, in environment: Environment
    ) {
        let isInteractive = terminal.isInteractive(stream)
        let isDumb = environment["TERM"] == "dumb"
        let isColored =
            switch mode {
            case .always: true
            case .never: false
            case .auto:
                if environment.nonEmpty("NO_COLOR") != nil {
                    false
                } else if let force = environment.nonEmpty("CLICOLOR_FORCE"), force != "0" {
                    true
                } else {
                    !isDumb && isInteractive
                }
            }
        self.init(
            isColored: isColored,
            canRedraw: isInteractive && !isDumb,
            columns: isInteractive ? terminal.columns(of: stream) ?? 80 : 80)
    }

    /// The text in a paint, or as it is where colours are off.
    func painted(_ text: String, _ paint: TextStyle.Paint) -> String {
        self.text.painted(text, paint)
    }
}
