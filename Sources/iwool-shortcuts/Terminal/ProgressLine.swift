/// A line about work that goes on, drawn again in its place; for terminals and for work that takes long.
///
/// It appears after half a second, so that nobody sees it flash, and changes at most ten times a second.
struct ProgressLine {
    private static let patience = Duration.milliseconds(500)
    private static let pause = Duration.milliseconds(100)
    private static let clearing = "\r\u{1B}[K"

    private let stream: TextStream
    private let clock: MonotonicClock
    private let isWanted: Bool
    private var next: Duration
    private var isDrawn = false

    /// A line on a stream, for work that starts now.
    init(on stream: TextStream, clock: MonotonicClock, isQuiet: Bool) {
        self.stream = stream
        self.clock = clock
        isWanted = stream.style.canRedraw && !isQuiet
        next = isWanted ? clock.now() + ProgressLine.patience : .zero
    }

    /// Says how far the work is; the text is made only when it is drawn, and cut at the edge of the screen.
    mutating func update(_ text: () -> String) {
        guard isWanted else { return }
        let now = clock.now()
        guard now >= next else { return }
        next = now + ProgressLine.pause
        isDrawn = true
        stream.write(ProgressLine.clearing + text().prefix(max(0, stream.style.columns - 1)))
    }

    /// Takes the line away: before anything else is written, and when the work is done.
    mutating func clear() {
        guard isDrawn else { return }
        isDrawn = false
        stream.write(ProgressLine.clearing)
    }
}
