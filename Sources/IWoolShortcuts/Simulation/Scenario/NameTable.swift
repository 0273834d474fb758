/// Names in the order in which they came, each found again by one look.
///
/// A dictionary would do the same, but the first use of one costs the start of the tool more than reading a
/// small file does.
struct NameTable {
    /// The names; their places are their numbers.
    private(set) var names: [String] = []
    /// The number of a name, plus one, at a place that its hash leads to; zero where there is none.
    private var slots: [Int32] = []

    /// How many names there are.
    var count: Int { names.count }

    /// The number of a name, or nil.
    func number(of name: String) -> Int? {
        guard !slots.isEmpty else { return names.firstIndex(of: name) }
        let slot = slots[place(of: name)]
        return slot == 0 ? nil : Int(slot) - 1
    }

    /// Takes a name that is new, and answers its number.
    @discardableResult
    mutating func add(_ name: String) -> Int {
        names.append(name)
        // A few names are looked through faster than they are hashed.
        if names.count > 8 {
            if names.count * 2 > slots.count { rebuild() } else { fill(names.count - 1) }
        }
        return names.count - 1
    }

    /// The number of a name, taken if it is new.
    mutating func numbering(_ name: String) -> Int { number(of: name) ?? add(name) }

    private mutating func rebuild() {
        slots = Array(repeating: 0, count: max(32, slots.count * 2))
        for number in names.indices { fill(number) }
    }

    private mutating func fill(_ number: Int) { slots[place(of: names[number])] = Int32(number + 1) }

    /// The place that holds the name, or the free one where it belongs.
    private func place(of name: String) -> Int {
        // FNV-1a over the bytes.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
        while slots[place] != 0, names[Int(slots[place]) - 1] != name { place = (place + 1) & mask }
        return place
    }
}
