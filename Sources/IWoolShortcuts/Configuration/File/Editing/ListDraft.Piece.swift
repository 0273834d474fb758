internal import IWoolShortcuts

extension ListDraft {
    /// A piece of the text to come.
    enum Piece: Equatable {
        /// Bytes that stay where they are.
        case kept(ByteRange)
        /// Bytes that come anew, or from another place.
        case fresh([UInt8])

        /// Nothing.
        static let none = Piece.fresh([])

        /// Whether it has no bytes.
        var isEmpty: Bool {
            switch self {
            case .kept(let range): range.isEmpty
            case .fresh(let bytes): bytes.isEmpty
            }
        }

        /// Its bytes.
        func bytes(in source: SourceText) -> [UInt8] {
            switch self {
            case .kept(let range): Array(source.bytes[range])
            case .fresh(let bytes): bytes
            }
        }
    }
}

extension [ListDraft.Piece] {
    /// The pieces without the bytes of a range, which were kept.
    func removing(_ range: ByteRange) -> [ListDraft.Piece] {
        flatMap { piece -> [ListDraft.Piece] in
            guard case .kept(let kept) = piece, !range.isEmpty, kept.overlaps(range) else { return [piece] }
            return [
                .kept(kept.lowerBound..<Swift.max(kept.lowerBound, range.lowerBound)),
                .kept(Swift.min(kept.upperBound, range.upperBound)..<kept.upperBound),
            ]
        }
    }

    /// The edits that turn the bytes of a range into the pieces; those that are kept are in their old order.
    func edits(of range: ByteRange) -> [TextEdit] {
        var edits: [TextEdit] = []
        var reached = range.lowerBound
        var fresh: [UInt8] = []
        func flush(_ next: Int) {
            if next > reached || !fresh.isEmpty {
                edits.append(TextEdit(range: reached..<next, replacement: fresh))
            }
            fresh = []
        }
        for piece in self where !piece.isEmpty {
            switch piece {
            case .fresh(let bytes):
                fresh += bytes
            case .kept(let kept):
                precondition(kept.lowerBound >= reached, "\(kept) is kept behind \(reached)")
                flush(kept.lowerBound)
                reached = kept.upperBound
            }
        }
        flush(range.upperBound)
        return edits
    }
}
