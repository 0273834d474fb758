/// The clocks that run, and in which order their deadlines may pass.
///
/// A list of entries of four bits, the oldest highest. The entry `number` is the time of a request, which
/// runs from its tap; `number + timer` is its timer, which runs from its first take. Clocks of one kind run
/// equally long, so that they pass in the order in which they began. A time is much longer than a timer: no
/// time that began while a timer ran is over before it.
struct DeadlineOrder: Hashable {
    /// What is added to the number of a request for the entry of its timer.
    static let timer = 8

    private(set) var rawValue: UInt64 = 0

    init() {}

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// A clock begins to run.
    mutating func start(_ entry: Int) {
        rawValue = rawValue << 4 | UInt64(entry + 1)
    }

    /// A clock need not be watched any more.
    mutating func stop(_ entry: Int) {
        guard isRunning(entry) else { return }
        var rest = rawValue
        var kept: UInt64 = 0
        var shift: UInt64 = 0
        while rest != 0 {
            let digit = rest & 0xF
            if digit != UInt64(entry + 1) {
                kept |= digit << shift
                shift += 4
            }
            rest >>= 4
        }
        rawValue = kept
    }

    /// Whether a clock runs.
    func isRunning(_ entry: Int) -> Bool {
        var rest = rawValue
        while rest != 0 {
            if rest & 0xF == UInt64(entry + 1) { return true }
            rest >>= 4
        }
        return false
    }

    /// Whether a timer may be over now: it is the oldest of the timers.
    func allowsTimer(_ entry: Int) -> Bool {
        var rest = rawValue
        var oldest = -1
        while rest != 0 {
            let running = Int(rest & 0xF) - 1
            if running >= DeadlineOrder.timer { oldest = running }
            rest >>= 4
        }
        return oldest == entry
    }

    /// Whether the time of a request may be over now: nothing that runs began before its tap.
    func allowsExpiry(_ entry: Int) -> Bool {
        guard rawValue != 0 else { return false }
        let lowest = (63 - UInt64(rawValue.leadingZeroBitCount)) & ~3
        return Int(rawValue >> lowest & 0xF) - 1 == entry
    }

    /// The requests whose time runs, the oldest first.
    var tapOrder: [Int] {
        var order: [Int] = []
        var rest = rawValue
        while rest != 0 {
            let running = Int(rest & 0xF) - 1
            if running < DeadlineOrder.timer { order.insert(running, at: 0) }
            rest >>= 4
        }
        return order
    }
}
