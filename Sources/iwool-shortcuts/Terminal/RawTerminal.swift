#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terminal of this process while a program has the whole screen: keys come at once and without an echo.
///
/// `close` gives everything back as it was. Signals are blocked and taken from a pipe beside the keys, so
/// that no instant is left at which one could end the process with the terminal in pieces.
final class RawTerminal: Screen {
    /// The other screen, no cursor, and pastes that are marked; and the way back.
    private static let opening = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h"
    private static let closing = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

    private let before: termios
    private let signals: SignalPipe
    private var isOpen = false

    /// Whether standard input and output are a terminal that can show a screen.
    static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Takes the screen; nil where there is none to take.
    init?() {
        var settings = termios()
        guard RawTerminal.isPossible, tcgetattr(STDIN_FILENO, &settings) == 0, let signals = SignalPipe()
        else { return nil }
        before = settings
        self.signals = signals
        open()
    }

    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    func draw(_ lines: [String]) {
        var text = "\u{1B}[H"
        for (index, line) in lines.enumerated() {
            if index > 0 { text += "\r\n" }
            text += line + "\u{1B}[K"
        }
        write(text + "\u{1B}[J")
    }

    func next(timeOut: Int32?) -> ScreenEvent {
        while true {
            var sources = [
                pollfd(fd: signals.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&sources, nfds_t(sources.count), timeOut ?? -1)
            if count == 0 { return .timeOut }
            if count < 0, errno != EINTR { return .closed }
            if sources[0].revents != 0, let event = signalEvent() { return event }
            if sources[1].revents != 0 { return inputEvent() }
        }
    }

    func suspend() {
        close()
        // The shell takes over until it continues this process, which then goes on behind this line.
        kill(getpid(), SIGSTOP)
        open()
    }

    /// Gives the terminal back as it was.
    func close() {
        guard isOpen else { return }
        isOpen = false
        write(RawTerminal.closing)
        var settings = before
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }

    private func open() {
        var raw = before
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | BRKINT | INPCK | ISTRIP)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        write(RawTerminal.opening)
        isOpen = true
    }

    private func signalEvent() -> ScreenEvent? {
        switch signals.next() {
        case SIGTSTP:
            suspend()
            return .redraw
        case SIGWINCH: return .redraw
        case SIGCONT:
            // Somebody stopped the process without asking; a shell has set the terminal its own way since.
            open()
            return .redraw
        case let signal?: return .ending(signal)
        case nil: return nil
        }
    }

    private func inputEvent() -> ScreenEvent {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 { return .input(Array(bytes[..<count])) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .timeOut : .closed
    }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        // A screen that is gone is noticed when it is read from.
        try? ProcessTerminal().write(bytes[...], to: .output)
    }
}
