/// The parts of a link as ranges of its bytes, cut by the grammar that `LinkParser` reads.
///
/// The parser needs no ranges and is the hot path; the linter needs them all.
struct LinkAnatomy {
    /// One item of a query, between two `&`.
    struct Item {
        /// What an item gives, going by its name.
        enum Meaning: Hashable {
            case id
            case day
            case nothing
        }

        /// The name and the value.
        let range: ByteRange
        /// What stands before the first `=`.
        let name: ByteRange
        /// What stands behind it, or nil when there is none.
        let value: ByteRange?
        /// What it gives a link to an activity.
        let meaning: Meaning
    }

    /// The scheme without its colon.
    let scheme: ByteRange
    /// Everything from the colon to the query, the fragment or the end, without the colon.
    let path: ByteRange
    /// The segments of the path that are not empty.
    let segments: [ByteRange]
    /// What the first segment selects, or nil when it selects nothing or there is none.
    let route: LinkVocabulary.Route?
    /// What stands behind the `?`, or nil when there is none.
    let query: ByteRange?
    /// The items of the query.
    let items: [Item]
    /// The `#` and everything behind it, or nil when there is none.
    let fragment: ByteRange?

    /// Cuts a link that has no white space at its ends; nil when it does not begin with `iwool:`.
    init?(_ bytes: [UInt8]) {
        let start = "iwool:".utf8.count
        guard bytes.count >= start,
            bytes[..<start].map(ASCII.lowercased).elementsEqual("iwool:".utf8)
        else { return nil }
        let fragment = bytes[start...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
        let mark = bytes[start..<fragment].firstIndex(of: UInt8(ascii: "?"))
        scheme = 0..<start - 1
        path = start..<(mark ?? fragment)
        segments = bytes[path].split(separator: UInt8(ascii: "/")).map(\.indices)
        route = segments.first.flatMap { LinkAnatomy.name(bytes[$0]) }
            .flatMap { LinkVocabulary.shared.route(of: $0) }
        query = mark.map { $0 + 1..<fragment }
        items = query.map { LinkAnatomy.items(in: bytes[$0]) } ?? []
        self.fragment = fragment < bytes.count ? fragment..<bytes.count : nil
    }

    private static func items(in query: ArraySlice<UInt8>) -> [Item] {
        query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { item in
            let equals = item.firstIndex(of: UInt8(ascii: "="))
            let name = item[..<(equals ?? item.endIndex)]
            return Item(
                range: item.indices, name: name.indices, value: equals.map { $0 + 1..<item.endIndex },
                meaning: meaning(of: name))
        }
    }

    private static func meaning(of name: ArraySlice<UInt8>) -> Item.Meaning {
        switch LinkAnatomy.name(name) {
        case LinkVocabulary.id: .id
        case LinkVocabulary.day: .day
        default: .nothing
        }
    }

    private static func name(_ part: ArraySlice<UInt8>) -> LinkName? {
        part.withUnsafeBufferPointer { LinkName(decoding: $0) }
    }
}
