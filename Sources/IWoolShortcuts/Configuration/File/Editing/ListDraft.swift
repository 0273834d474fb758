internal import IWoolShortcuts

/// A list while it is edited: the slots with what stands in them, and the frame at both ends.
///
/// Every kind of edit is made of three steps: another payload for a slot, a new slot, and a slot less.
struct ListDraft {
    /// What may stand in a slot.
    enum Content: Equatable {
        /// The payload of an item of the text, by its index.
        case item(Int)
        /// A new name, without any comments.
        case name(String)
    }

    /// The list as the text has it.
    let layout: ListLayout
    /// The frame before the first slot.
    var head: [Piece]
    /// The slots.
    var slots: [Slot]
    /// The frame behind the last slot in parts, the one nearest to that last.
    var tail: [[Piece]] = []
    /// The blank lines of that frame which touch the last slot.
    var blanksBelow: ListLayout.BlankRun

    private let quote: [UInt8]

    init(_ layout: ListLayout, items: [ShortcutsFile.Item]) {
        self.layout = layout
        blanksBelow = layout.blanksBelow
        slots = zip(layout.slots, layout.payloads).map(Slot.init)
        quote = ListDraft.uniformQuote(of: items, key: layout.pair.key)
        guard let first = layout.payloads.first, let last = slots.last else {
            head = [.kept(layout.start..<layout.end)]
            return
        }
        head = [.kept(layout.start..<first.above.lowerBound)]
        if case .kept(let lineBreak) = last.lineBreak {
            tail = [[.kept(lineBreak.upperBound..<layout.end)]]
        }
    }

    /// The edits of the text that make it so.
    var edits: [TextEdit] {
        let pieces = head + slots.flatMap { $0.pieces(in: layout.source) } + tail.reversed().joined()
        return pieces.edits(of: layout.start..<layout.end)
    }

    /// Puts something else into a slot; one whose own item stays is not touched.
    mutating func put(_ content: Content, at index: Int) {
        switch content {
        case .item(index):
            break
        case .item(let other):
            let payload = layout.payloads[other]
            slots[index].above = copy(payload.above)
            slots[index].body = copy(payload.body)
            slots[index].trailing = copy(payload.trailing)
            slots[index].opening = payload.opening
        case .name(let name):
            slots[index].above = .none
            slots[index].body = body(name, like: slots[index])
            slots[index].trailing = .none
        }
    }

    /// Adds a new slot with a new item before the slot of an index, or at the end.
    mutating func insert(_ name: String, at index: Int) {
        if layout.kind.isMadeOfLines {
            insertLine(name, at: index)
        } else {
            insertSeparated(name, at: index)
        }
    }

    /// Takes a slot away with what stands in it.
    mutating func remove(at index: Int) {
        if layout.kind.isMadeOfLines {
            removeLine(at: index)
        } else {
            removeSeparated(at: index)
        }
    }

    /// The body of a new item that looks like the one in a slot.
    func body(_ name: String, like slot: Slot?) -> Piece {
        let quoted = quote + Array(name.utf8) + quote
        guard layout.kind == .block || layout.kind == .blockBesideKey, let opening = slot?.opening else {
            return .fresh(quoted)
        }
        let bytes = layout.source.bytes
        let spacing = opening.spacing.map { Array(bytes[$0]) } ?? [UInt8(ascii: " ")]
        return .fresh(Array(bytes[opening.indentation]) + [UInt8(ascii: "-")] + spacing + quoted)
    }

    private func copy(_ range: ByteRange) -> Piece { .fresh(Array(layout.source.bytes[range])) }

    /// The quote that all items have; in an empty list the double one if the key has it.
    private static func uniformQuote(of items: [ShortcutsFile.Item], key: YAMLNode) -> [UInt8] {
        guard let first = items.first else {
            return key.scalar?.style == .doubleQuoted ? [UInt8(ascii: "\"")] : []
        }
        guard let quote = first.node.quote, items.allSatisfy({ $0.node.quote == quote }) else { return [] }
        return [quote]
    }
}
