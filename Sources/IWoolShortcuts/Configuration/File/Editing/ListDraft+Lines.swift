internal import IWoolShortcuts

extension ListDraft {
    /// Adds a line with a new item directly above the payload of an index, or directly below the last one.
    mutating func insertLine(_ name: String, at index: Int) {
        guard let last = slots.indices.last else { return insertOnlyLine(name) }
        let neighbour = slots[min(index, last)]
        var slot = Slot(body: body(name, like: neighbour), opening: neighbour.opening)
        slot.indentation = copied(neighbour.indentation)
        if index <= last {
            slot.gap = slots[index].gap
            slot.comma = layout.kind == .flowLines ? .fresh([UInt8(ascii: ",")]) : .none
            slot.lineBreak = .fresh(lineBreak(of: slots[max(index - 1, 0)]))
            slots[index].gap = blankLines(ending: slot.lineBreak)
        } else {
            let lineBreak = Piece.fresh(lineBreak(of: slots[last]))
            slot.gap = blankLines(ending: lineBreak)
            if slots[last].lineBreak.isEmpty {
                slots[last].lineBreak = lineBreak
            } else {
                slot.lineBreak = lineBreak
            }
            if layout.kind == .flowLines {
                let hadComma = !slots[last].comma.isEmpty
                slots[last].comma = hadComma ? slots[last].comma : .fresh([UInt8(ascii: ",")])
                slot.comma = hadComma ? .fresh([UInt8(ascii: ",")]) : .none
            }
        }
        slots.insert(slot, at: index)
    }

    /// Takes a payload out with the line break of its slot, and blank lines that would be left over.
    mutating func removeLine(at index: Int) {
        guard slots.count > 1 else { return removeOnlyLine() }
        let last = slots.count - 1
        removeBlankLines(around: index)
        if index < last {
            slots[index + 1].gap = slots[index].gap + slots[index + 1].gap
            slots[index + 1].sourceGap = nil
            slots.remove(at: index)
        } else {
            removeLastLine()
        }
    }

    /// Drops the blank lines of one side: those that part the first or the last item from its neighbour, if
    /// nothing else does; otherwise the shorter of the runs that touch the payload, the lower on a tie.
    private mutating func removeBlankLines(around index: Int) {
        let last = slots.count - 1
        if index == 0, let gap = slots[1].sourceGap, gap.isBlankOnly {
            slots[1].gap = []
        } else if index == last, let gap = slots[last].sourceGap, gap.isBlankOnly {
            slots[last].gap = []
        } else {
            let above = index == 0 ? layout.blanksAbove : slots[index].sourceGap?.lowerBlanks
            let below = index == last ? blanksBelow : slots[index + 1].sourceGap?.upperBlanks
            guard let above, let below else { preconditionFailure("slot \(index) was changed before") }
            let run = below.count <= above.count ? below.range : above.range
            head = head.removing(run)
            slots[index].gap = slots[index].gap.removing(run)
            if index < last { slots[index + 1].gap = slots[index + 1].gap.removing(run) }
            removeBelow(run)
        }
    }

    /// Drops bytes out of the frame right behind the last slot.
    private mutating func removeBelow(_ range: ByteRange) {
        if let nearest = tail.popLast() { tail.append(nearest.removing(range)) }
    }

    /// The first line of a list in brackets that share no line: the one behind the opening bracket.
    private mutating func insertOnlyLine(_ name: String) {
        let source = layout.source
        let openingLine = source.line(at: layout.start)
        let closingLine = source.line(at: layout.end)
        let indentation = source.fullLineRange(closingLine).lowerBound..<layout.end
        let top = source.fullLineRange(openingLine).upperBound
        head = [.kept(layout.start..<top)]
        tail = [[.kept(top..<layout.end)]]
        var slot = Slot(body: body(name, like: nil))
        slot.indentation = copied(.kept(indentation))
        slot.lineBreak = copied(.kept(source.lineBreakRange(openingLine)))
        slots = [slot]
    }

    private mutating func removeOnlyLine() {
        if layout.kind == .block {
            if slots[0].lineBreak.isEmpty {
                head = head.removing(lineBreakRange(above: layout.payloads[0].above.lowerBound))
            }
            head.insert(.fresh(Array(" []".utf8)), at: 0)
        }
        slots.removeAll()
    }

    private mutating func removeLastLine() {
        let removed = slots.removeLast()
        let last = slots.count - 1
        if let gap = removed.sourceGap, !gap.isBlankOnly {
            tail.append(removed.gap)
            blanksBelow = gap.upperBlanks
        }
        if layout.kind == .flowLines, removed.comma.isEmpty {
            slots[last].commaBlanks = .none
            slots[last].comma = .none
        }
        guard removed.lineBreak.isEmpty else { return }
        // The text had no line break at its end, and still has none.
        if let gap = removed.sourceGap, !gap.isBlankOnly {
            removeBelow(lineBreakRange(above: gap.range.upperBound))
        } else {
            slots[last].lineBreak = .none
        }
    }

    /// The line break that ends the line above an offset, which is the start of a line.
    private func lineBreakRange(above offset: Int) -> ByteRange {
        layout.source.lineBreakRange(layout.source.line(at: offset) - 1)
    }

    /// As many blank lines as every gap has, if all have the same number and nothing else.
    private func blankLines(ending lineBreak: Piece) -> [Piece] {
        let gaps = layout.slots.dropFirst().map(\.gap)
        guard let first = gaps.first, gaps.allSatisfy(\.isBlankOnly),
            gaps.allSatisfy({ $0.upperBlanks.count == first.upperBlanks.count })
        else { return [] }
        return Array(repeating: lineBreak, count: first.upperBlanks.count)
    }

    /// The line break of a slot; one that is lacking, as only the last can, comes from the line before.
    private func lineBreak(of slot: Slot) -> [UInt8] {
        let source = layout.source
        guard slot.lineBreak.isEmpty else { return slot.lineBreak.bytes(in: source) }
        let pieces = head + slots.flatMap { $0.pieces(in: source) }
        let lines = SourceText(name: source.name, bytes: pieces.flatMap { $0.bytes(in: source) })
        return Array(lines.bytes[lines.lineBreakRange(lines.lineCount - 1)])
    }

    private func copied(_ piece: Piece) -> Piece { .fresh(piece.bytes(in: layout.source)) }
}
