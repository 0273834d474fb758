import IWoolShortcuts

/// The answers of `link parse`, a line for each link, gathered as bytes.
///
/// Millions of links go through it, so what is the same for many of them is written down once beforehand.
struct LinkRecords {
    /// What surrounds the parts of an answer that differ from link to link.
    private struct Frame {
        let before: [UInt8]
        let after: [UInt8]

        init(_ before: String, _ after: String) {
            self.before = Array(before.utf8)
            self.after = Array(after.utf8)
        }
    }

    /// The answers since the last `removeAll`.
    private(set) var bytes: [UInt8] = []
    private let format: LinkParseCommand.Format
    /// For each destination, by its place in the name table.
    private let destinations: [Frame]
    /// For each reason, in the order of their declaration.
    private let reasons: [Frame]

    init(_ format: LinkParseCommand.Format) {
        self.format = format
        let isJSON = format == .ndjson
        destinations = Destination.all.map { destination in
            isJSON
                ? Frame(
                    "{\"canonical\":\"\(destination.link)\",\"day\":null,\"destination\":"
                        + "\"\(destination.canonicalName)\",\"id\":null,\"input\":\"", "\",\"reason\":null}\n"
                )
                : Frame("", " opens \(destination.link): \(destination.opens)\n")
        }
        reasons = IWoolDeepLink.IgnoredReason.allCases.map { reason in
            isJSON
                ? Frame(
                    "{\"canonical\":null,\"day\":null,\"destination\":null,\"id\":null,\"input\":\"",
                    "\",\"reason\":\"\(reason)\"}\n")
                : Frame("", " is ignored: \(reason)\n")
        }
    }

    /// Empties it, keeping its memory.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Adds the answer for one link.
    mutating func append(_ outcome: IWoolDeepLink.Outcome, of input: UnsafeBufferPointer<UInt8>) {
        switch outcome {
        case .opens(.destination(let destination)): append(destinations[destination.place], input)
        case .opens(.event(let event)): append(event, input)
        case .ignored(let reason):
            guard let place = IWoolDeepLink.IgnoredReason.allCases.firstIndex(of: reason) else { return }
            append(reasons[place], input)
        }
    }

    private mutating func append(_ frame: Frame, _ input: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: frame.before)
        append(input: input)
        bytes.append(contentsOf: frame.after)
    }

    private mutating func append(_ event: IWoolDeepLink.Event, _ input: UnsafeBufferPointer<UInt8>) {
        guard format == .ndjson else {
            append(input: input)
            append(" opens ")
            append(canonicalLinkOf: event)
            append(": one activity\n")
            return
        }
        append("{\"canonical\":\"")
        append(canonicalLinkOf: event)
        append("\",\"day\":")
        if let day = event.day { append(day: day) } else { append("null") }
        append(",\"destination\":\"event\",\"id\":")
        append(decimal: event.id)
        append(",\"input\":\"")
        append(input: input)
        append("\",\"reason\":null}\n")
    }

    /// The same text as `canonicalLink`, without making a string of it.
    private mutating func append(canonicalLinkOf event: IWoolDeepLink.Event) {
        append("iwool://event/")
        append(decimal: event.id)
        guard let day = event.day else { return }
        append("?day=")
        append(day: day)
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(day: Double) {
        let whole = Int64(day)
        if day == Double(whole) {
            append(decimal: whole)
        } else {
            bytes += PlainDecimal(day).description.utf8
        }
    }

    private mutating func append(decimal number: Int64) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = digits.count
            var rest = number.magnitude
            repeat {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            if number < 0 {
                start -= 1
                digits[start] = UInt8(ascii: "-")
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    /// The link as it was given: escaped as the form asks, and U+FFFD for bytes that are no UTF-8.
    private mutating func append(input: UnsafeBufferPointer<UInt8>) {
        if input.isEmpty, format == .text { return append("''") }
        guard input.allSatisfy(LinkRecords.isPlain) else { return appendEscaped(input) }
        bytes.append(contentsOf: input)
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func appendEscaped(_ input: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: input, as: UTF8.self)
        guard format == .ndjson else {
            bytes += VisibleText.whole(text).utf8
            return
        }
        var json = JSONText(pretty: false)
        json.string(text)
        bytes.append(contentsOf: json.bytes.dropFirst().dropLast())
    }
}
