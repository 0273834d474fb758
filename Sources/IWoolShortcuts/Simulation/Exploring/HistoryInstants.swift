/// Finds the earliest instants for the steps of a history that keep its order, in milliseconds.
///
/// A system of differences: each bound says that one step comes at least so long after another, where
/// a negative length says how long after it at most.
struct HistoryInstants {
    private var bounds: [(from: Int, to: Int, length: Int)] = []
    private let count: Int

    /// So many steps, none before the start.
    init(count: Int) {
        self.count = count
    }

    /// A step comes at least so long after another.
    mutating func require(_ step: Int, atLeast length: Int, after other: Int) {
        bounds.append((other, step, length))
    }

    /// A step comes at most so long after another.
    mutating func require(_ step: Int, atMost length: Int, after other: Int) {
        bounds.append((step, other, -length))
    }

    /// A step comes exactly so long after another.
    mutating func require(_ step: Int, exactly length: Int, after other: Int) {
        require(step, atLeast: length, after: other)
        require(step, atMost: length, after: other)
    }

    /// The instants; nil when no instants keep every bound.
    func solve() -> [Int]? {
        var instants = Array(repeating: 0, count: count)
        // As in the search for longest paths: what still moves after so many rounds moves for ever.
        for _ in 0...count {
            var isSettled = true
            for (from, to, length) in bounds where instants[to] < instants[from] + length {
                instants[to] = instants[from] + length
                isSettled = false
            }
            if isSettled { return instants }
        }
        return nil
    }
}
