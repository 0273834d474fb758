/// What a command writes to one stream, gathered into large writes.
///
/// Writing never throws: a failure is remembered, what follows is dropped, and the table of commands looks at
/// it in the end. A loop over input without an end looks at `isOpen`.
final class TextStream {
    /// How to draw on this stream.
    let style: TerminalStyle
    /// Why an earlier write failed; nil as long as none did.
    private(set) var failure: WriteFailure?

    private let stream: StandardStream
    private let terminal: any Terminal
    private let capacity: Int
    private let predecessor: TextStream?
    private var buffer: [UInt8] = []

    /// A stream on a terminal that writes whenever so many bytes have come together.
    ///
    /// What its predecessor still holds is written first, so that both streams keep their order on a screen.
    init(
        _ stream: StandardStream, on terminal: any Terminal, style: TerminalStyle, capacity: Int,
        after predecessor: TextStream? = nil
    ) {
        self.stream = stream
        self.terminal = terminal
        self.style = style
        self.capacity = capacity
        self.predecessor = predecessor
    }

    /// Whether writing still reaches anybody.
    var isOpen: Bool { failure == nil }

    /// Writes text as it is.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { buffer.append(contentsOf: $0) }
        if buffer.count >= capacity { flush() }
    }

    /// Writes bytes as they are.
    func write(bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= capacity { flush() }
    }

    /// Writes a line, which the line break ends.
    func line(_ text: String = "") {
        write(text + "\n")
    }

    /// Writes what has been gathered.
    func flush() {
        predecessor?.flush()
        guard !buffer.isEmpty else { return }
        defer { buffer.removeAll(keepingCapacity: true) }
        guard isOpen else { return }
        do throws(WriteFailure) {
            try terminal.write(buffer[...], to: stream)
        } catch {
            failure = error
        }
    }
}
