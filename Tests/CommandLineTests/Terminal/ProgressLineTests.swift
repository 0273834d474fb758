import Testing

@testable import iwool_shortcuts

@Suite("The progress line")
struct ProgressLineTests {
    private let terminal = MemoryTerminal()

    /// Draws once every so many milliseconds, up to a second and a half, then clears.
    private func drawn(isQuiet: Bool = false, environment: [String: String] = [:]) -> String {
        let style = TerminalStyle(.auto, of: .error, on: terminal, in: Environment(environment))
        let stream = TextStream(.error, on: terminal, style: style, capacity: 0)
        let time = Time()
        var line = ProgressLine(on: stream, clock: MonotonicClock { time.now }, isQuiet: isQuiet)
        for step in 1...30 {
            time.now += .milliseconds(50)
            line.update { "\(step) files" }
        }
        line.clear()
        line.clear()
        return terminal.messages
    }

    /// The time of the test; a class, since the clock's closure reads it later.
    private final class Time: @unchecked Sendable {
        var now = Duration.seconds(1000)
    }

    @Test("appears after half a second, changes ten times a second, and leaves nothing behind")
    func pace() {
        terminal.interactive = [.error]
        let steps = stride(from: 10, through: 30, by: 2).map { "\r\u{1B}[K\($0) files" }
        #expect(drawn() == steps.joined() + "\r\u{1B}[K")
    }

    @Test("is drawn for a person who wants to hear of it, on a terminal that can redraw")
    func audience() {
        #expect(drawn().isEmpty)
        terminal.interactive = [.error]
        #expect(drawn(isQuiet: true).isEmpty)
        #expect(drawn(environment: ["TERM": "dumb"]).isEmpty)
    }

    @Test("is cut at the edge of the screen")
    func width() {
        terminal.interactive = [.error]
        terminal.columns = 5
        #expect(drawn().hasPrefix("\r\u{1B}[K10 f\r"))
    }
}
