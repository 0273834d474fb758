import Testing

@testable import iwool_shortcuts

/// A terminal in memory: keeps what was written, and fails on request.
final class MemoryTerminal: Terminal {
    /// The streams behind which a person sits.
    var interactive: Set<StandardStream> = []
    /// How wide an interactive stream is.
    var columns = 80
    /// How every write to a stream fails; nothing fails by itself.
    var failures: [StandardStream: WriteFailure] = [:]
    /// How often something was written to each stream.
    private(set) var writes: [StandardStream: Int] = [:]
    private var bytes: [StandardStream: [UInt8]] = [:]
    /// Everything that was written, in the order in which it arrived, as on a screen.
    private(set) var screen = ""

    /// What arrived on standard output.
    var output: String { text(.output) }
    /// What arrived on standard error.
    var messages: String { text(.error) }

    /// The text of a stream.
    func text(_ stream: StandardStream) -> String {
        String(decoding: bytes[stream, default: []], as: UTF8.self)
    }

    func write(_ bytes: ArraySlice<UInt8>, to stream: StandardStream) throws(WriteFailure) {
        if let failure = failures[stream] { throw failure }
        writes[stream, default: 0] += 1
        self.bytes[stream, default: []] += bytes
        screen += String(decoding: bytes, as: UTF8.self)
    }

    func isInteractive(_ stream: StandardStream) -> Bool { interactive.contains(stream) }

    func columns(of stream: StandardStream) -> Int? { isInteractive(stream) ? columns : nil }
}
