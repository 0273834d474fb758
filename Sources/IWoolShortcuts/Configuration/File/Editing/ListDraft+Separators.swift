internal import IWoolShortcuts

extension ListDraft {
    /// Adds an item to a list that is parted by separators, with a separator like its neighbour's.
    mutating func insertSeparated(_ name: String, at index: Int) {
        var slot = Slot(body: body(name, like: nil))
        if slots.isEmpty {
            // The blanks of `[ ]` come to stand on both sides.
            tail = [head]
            head = head.map { .fresh($0.bytes(in: layout.source)) }
        } else if index == slots.count {
            slot.gap = separator(slots.count > 1 ? slots[index - 1].gap : nil)
        } else {
            slot.gap = slots[index].gap
            let behind = index + 1 < slots.count ? slots[index + 1].gap : nil
            slots[index].gap = separator(behind ?? (index > 0 ? slots[index].gap : nil))
        }
        slots.insert(slot, at: index)
    }

    /// Takes an item out with the separator behind it; the last one with that before it.
    mutating func removeSeparated(at index: Int) {
        if slots.count == 1 {
            let blanksEnd = layout.source.blanksEnd(from: layout.start)
            head = [.kept(layout.start..<min(blanksEnd, layout.end))]
            tail = []
        } else if index + 1 < slots.count {
            slots[index + 1].gap = slots[index].gap
        }
        slots.remove(at: index)
    }

    private func separator(_ gap: [Piece]?) -> [Piece] {
        [.fresh(gap.map { $0.flatMap { $0.bytes(in: layout.source) } } ?? Array(", ".utf8))]
    }
}
