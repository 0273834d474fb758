/// Reads one link from front to back by the grammar of the protocol, one step for each of its parts.
///
/// The grammar: trim; scheme and colon; the path up to `?`, cut at slashes, empty segments dropped; the
/// query, cut at `&` and the first `=`; everything from the first `#` on is ignored. A part is
/// percent-decoded once, after cutting, so an encoded separator never separates.
struct LinkParser {
    private let base: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var end: Int

    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        base = bytes
        end = bytes.count
    }

    /// The answer for the whole text.
    @inline(__always)
    mutating func parse() -> IWoolDeepLink.Outcome {
        trim()
        guard takeScheme() else { return .ignored(.notIWool) }
        guard let first = nextSegment() else { return .opens(.destination(.home)) }
        guard let name = LinkName(decoding: first), let route = LinkVocabulary.shared.route(of: name) else {
            return .ignored(.unknownPath)
        }
        switch route {
        case .event: return event()
        case .settings: return settings()
        case .destination(let destination): return .opens(.destination(destination))
        }
    }

    /// Behind `settings`: the tab itself, or one of the pages and prompts that are reached through it.
    private mutating func settings() -> IWoolDeepLink.Outcome {
        guard let second = nextSegment() else { return .opens(.destination(.settings)) }
        guard let name = LinkName(decoding: second),
            case .destination(let destination) = LinkVocabulary.shared.route(of: name),
            destination.isNestedInSettings
        else { return .ignored(.unknownSettingsPath) }
        return .opens(.destination(destination))
    }

    /// Behind `event`: an id in the path, in the query or in both, and perhaps a day.
    @inline(__always)
    private mutating func event() -> IWoolDeepLink.Outcome {
        var id = LinkParameter<Int64>.missing
        var day = LinkParameter<Double>.missing
        if let segment = nextSegment() { id.take(LinkNumber.id(in: segment)) }
        skipPath()
        while let item = nextItem() {
            guard let name = LinkName(decoding: item.name) else { continue }
            if name == LinkVocabulary.id {
                id.take(item.value.flatMap(LinkNumber.id(in:)))
            } else if name == LinkVocabulary.day {
                day.take(item.value.flatMap(LinkNumber.day(in:)))
            }
        }
        switch id {
        case .missing: return .ignored(.missingEventID)
        case .invalid: return .ignored(.invalidEventID)
        case .conflicting: return .ignored(.conflictingEventIDs)
        case .agreed(let id):
            // A day that is of no use is dropped: the activity still opens.
            guard case .agreed(let day) = day else { return .opens(.event(.init(unchecked: id, day: nil))) }
            return .opens(.event(.init(unchecked: id, day: day)))
        }
    }
}

extension LinkParser {
    @inline(__always)
    private mutating func trim() {
        while position < end, ASCII.isWhitespace(base[position]) { position &+= 1 }
        while end > position, ASCII.isWhitespace(base[end &- 1]) { end &-= 1 }
    }

    /// Takes `iwool:`, in any ASCII case and never percent-encoded.
    @inline(__always)
    private mutating func takeScheme() -> Bool {
        guard end &- position > 5,
            base[position] | 0x20 == UInt8(ascii: "i"),
            base[position &+ 1] | 0x20 == UInt8(ascii: "w"),
            base[position &+ 2] | 0x20 == UInt8(ascii: "o"),
            base[position &+ 3] | 0x20 == UInt8(ascii: "o"),
            base[position &+ 4] | 0x20 == UInt8(ascii: "l"),
            base[position &+ 5] == UInt8(ascii: ":")
        else { return false }
        position &+= 6
        return true
    }

    /// Takes slashes, then the segment behind them; nil at the end of the path.
    @inline(__always)
    private mutating func nextSegment() -> UnsafeBufferPointer<UInt8>? {
        while position < end, base[position] == UInt8(ascii: "/") { position &+= 1 }
        let start = position
        while position < end, !LinkParser.endsSegment(base[position]) { position &+= 1 }
        return start < position ? part(start, position) : nil
    }

    /// Goes to the `?`, the `#` or the end.
    @inline(__always)
    private mutating func skipPath() {
        while position < end, base[position] != UInt8(ascii: "?"), base[position] != UInt8(ascii: "#") {
            position &+= 1
        }
    }

    /// Takes `?` or `&`, then the item behind it; nil at the end of the query.
    @inline(__always)
    private mutating func nextItem() -> (
        name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>?
    )? {
        guard position < end, base[position] != UInt8(ascii: "#") else { return nil }
        position &+= 1
        let start = position
        var equals: Int?
        while position < end, base[position] != UInt8(ascii: "&"), base[position] != UInt8(ascii: "#") {
            if base[position] == UInt8(ascii: "="), equals == nil { equals = position }
            position &+= 1
        }
        guard let equals else { return (part(start, position), nil) }
        return (part(start, equals), part(equals &+ 1, position))
    }

    @inline(__always)
    private func part(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: base[start..<end])
    }

    @inline(__always)
    private static func endsSegment(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
}
