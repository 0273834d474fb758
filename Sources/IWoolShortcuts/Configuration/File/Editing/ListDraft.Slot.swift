internal import IWoolShortcuts

extension ListDraft {
    /// A slot with the payload that stands in it for now.
    struct Slot {
        /// What parts it from the slot before.
        var gap: [Piece] = []
        /// The same as it is in the text, as long as it is all there.
        var sourceGap: ListLayout.Gap?
        /// The comment lines of the payload.
        var above = Piece.none
        /// Blanks of the frame.
        var indentation = Piece.none
        /// The item of the payload.
        var body: Piece
        /// Blanks of the frame, before the comma.
        var commaBlanks = Piece.none
        /// The comma of the frame, in a list in brackets with one item a line.
        var comma = Piece.none
        /// The comment behind, of the payload.
        var trailing = Piece.none
        /// Blanks of the frame.
        var rest = Piece.none
        /// The line break of the frame; none at the end of a text that has none.
        var lineBreak = Piece.none
        /// How the line of the item begins, for a new one that is to look like it.
        var opening: ListLayout.Opening?

        /// All of it, in order.
        ///
        /// A comment gets a blank before it where it would become text of an item without a comma.
        func pieces(in source: SourceText) -> [Piece] {
            let isJoined = comma.isEmpty && trailing.bytes(in: source).first == UInt8(ascii: "#")
            let blank = isJoined ? Piece.fresh([UInt8(ascii: " ")]) : .none
            return gap + [above, indentation, body, commaBlanks, comma, blank, trailing, rest, lineBreak]
        }
    }
}

extension ListDraft.Slot {
    /// A slot as it stands in the text.
    init(_ slot: ListLayout.Slot, _ payload: ListLayout.Payload) {
        gap = [.kept(slot.gap.range)]
        sourceGap = slot.gap
        above = .kept(payload.above)
        indentation = .kept(slot.indentation)
        body = .kept(payload.body)
        if !slot.comma.isEmpty {
            commaBlanks = .kept(slot.comma.lowerBound..<slot.comma.upperBound - 1)
            comma = .kept(slot.comma.upperBound - 1..<slot.comma.upperBound)
        }
        trailing = .kept(payload.trailing)
        rest = .kept(slot.rest)
        lineBreak = .kept(slot.lineBreak)
        opening = payload.opening
    }
}
