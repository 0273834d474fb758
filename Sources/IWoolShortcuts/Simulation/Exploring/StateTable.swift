/// The states of a walk, each once, in the order in which they were found.
///
/// The states stand in one list of words; an open-addressing table of their places finds them again.
struct StateTable {
    private let wordCount: Int
    private var words: [UInt64] = []
    /// The place of a state plus one; 0 for a slot that is free.
    private var slots: [UInt32]
    private var mask: Int
    /// For each state, the one that it was reached from first, and the step that led to it.
    private var origins: [(parent: UInt32, step: UInt8)] = []

    /// A table of states of so many words.
    init(wordCount: Int) {
        self.wordCount = wordCount
        slots = Array(repeating: 0, count: 1 << 12)
        mask = slots.count - 1
    }

    /// How many states there are.
    var count: Int { origins.count }

    /// How many bytes the table takes for each state.
    var bytesPerState: Double {
        let bytes =
            words.capacity * 8 + slots.count * 4 + origins.capacity * MemoryLayout<(UInt32, UInt8)>.stride
        return Double(bytes) / Double(max(count, 1))
    }

    /// The words of a state.
    func state(_ place: Int) -> ArraySlice<UInt64> {
        words[place * wordCount..<(place + 1) * wordCount]
    }

    /// The state that it was reached from first, and by which step; the first state is its own parent.
    func origin(of place: Int) -> (parent: Int, step: Int) {
        (Int(origins[place].parent), Int(origins[place].step))
    }

    /// Adds a state, unless it is there already; answers whether it is new.
    mutating func insert(_ state: [UInt64], parent: Int, step: Int) -> Bool {
        var slot = StateTable.hash(state) & mask
        while slots[slot] != 0 {
            if isEqual(Int(slots[slot]) - 1, state) { return false }
            slot = (slot + 1) & mask
        }
        words.append(contentsOf: state)
        origins.append((UInt32(parent), UInt8(step)))
        slots[slot] = UInt32(count)
        if count * 2 > slots.count { grow() }
        return true
    }

    private func isEqual(_ place: Int, _ state: [UInt64]) -> Bool {
        let start = place * wordCount
        for index in 0..<wordCount where words[start + index] != state[index] { return false }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        mask = slots.count - 1
        for place in 0..<count {
            var slot = StateTable.hash(state(place)) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(place + 1)
        }
    }

    /// Multiplies and folds word by word; the table takes its low bits.
    private static func hash(_ state: some Collection<UInt64>) -> Int {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for word in state {
            hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
            hash ^= hash >> 32
        }
        return Int(truncatingIfNeeded: hash)
    }
}
