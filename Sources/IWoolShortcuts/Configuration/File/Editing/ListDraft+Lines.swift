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
        let last = slots.count - 1
        if last == 0 {
            removeOnlyLine()
        } else if index == last {
            removeLastLine()
        } else if index == 0 {
            slots[1].gap = slots[1].sourceGap?.isBlankOnly ?? true ? [] : slots[1].gap
            slots.removeFirst()
        } else {
            slots[index + 1].gap = gap(without: index)
            slots[index + 1].sourceGap = nil
            slots.remove(at: index)
        }
    }

    /// The first line of a list in brackets that share no line: the one behind the opening bracket.
    private mutating func insertOnlyLine(_ name: String) {
        let source = layout.source
        let openingLine = source.line(at: layout.start)
        let closingLine = source.line(at: layout.end)
        let indentation = source.fullLineRange(closingLine).lowerBound..<layout.end
        let top = source.fullLineRange(openingLine).upperBound
        head = [.kept(layout.start..<top)]
        tail = [.kept(top..<layout.end)]
        var slot = Slot(body: body(name, like: nil))
        slot.indentation = copied(.kept(indentation))
        slot.lineBreak = copied(.kept(source.lineBreakRange(openingLine)))
        slots = [slot]
    }

    private mutating func removeOnlyLine() {
        if layout.kind == .block {
            if slots[0].lineBreak.isEmpty { head.removeLast() }
            head.insert(.fresh(Array(" []".utf8)), at: 0)
        }
        slots.removeAll()
    }

    private mutating func removeLastLine() {
        let removed = slots.removeLast()
        let last = slots.count - 1
        let isGapGone = removed.sourceGap?.isBlankOnly ?? true
        if !isGapGone { tail = removed.gap + tail }
        if layout.kind == .flowLines, removed.comma.isEmpty {
            slots[last].commaBlanks = .none
            slots[last].comma = .none
        }
        guard removed.lineBreak.isEmpty, layout.kind == .block else { return }
        // The text had no line break at its end, and still has none.
        if isGapGone {
            slots[last].lineBreak = .none
        } else if let gap = removed.sourceGap?.range {
            let line = layout.source.line(at: gap.upperBound) - 1
            tail = [.kept(gap.lowerBound..<layout.source.lineRange(line).upperBound)]
        }
    }

    /// The gaps around a slot in the middle as one, without the shorter of the blank runs that touch it.
    private func gap(without index: Int) -> [Piece] {
        guard let above = slots[index].sourceGap, let below = slots[index + 1].sourceGap else {
            return slots[index].gap + slots[index + 1].gap
        }
        if below.upperBlanks.count <= above.lowerBlanks.count {
            return [.kept(above.range), .kept(below.upperBlanks.range.upperBound..<below.range.upperBound)]
        }
        return [.kept(above.range.lowerBound..<above.lowerBlanks.range.lowerBound), .kept(below.range)]
    }

    /// As many blank lines as every gap has, if all have the same number and nothing else.
    private func blankLines(ending lineBreak: Piece) -> [Piece] {
        let gaps = layout.slots.dropFirst().map(\.gap)
        guard let first = gaps.first, gaps.allSatisfy(\.isBlankOnly),
            gaps.allSatisfy({ $0.upperBlanks.count == first.upperBlanks.count })
        else { return [] }
        return Array(repeating: lineBreak, count: first.upperBlanks.count)
    }

    /// The line break of a slot; one that is lacking comes from the line before.
    private func lineBreak(of slot: Slot) -> [UInt8] {
        let source = layout.source
        guard slot.lineBreak.isEmpty else { return slot.lineBreak.bytes(in: source) }
        return Array(source.bytes[source.lineBreakRange(source.lineCount - 1)])
    }

    private func copied(_ piece: Piece) -> Piece { .fresh(piece.bytes(in: layout.source)) }
}
