/// Every order of a file's events that share an instant.
///
/// Where iOS gives no order, an app may not depend on one. Events behind an `after` share no instant that
/// is known before the run, so they keep their places.
struct TieOrders {
    /// The most orders that are tried.
    static let limit = 40_320

    /// The places of events that share an instant, in order.
    private let groups: [Range<Int>]
    private let events: [LaunchScenario.Event]

    /// The events of a scenario, with the instants that are known written out.
    init(_ scenario: LaunchScenario) {
        var events = scenario.events
        var groups: [Range<Int>] = []
        var last: VirtualInstant? = .zero
        for index in events.indices {
            let instant: VirtualInstant? =
                switch events[index].moment {
                case .at(let instant): instant
                case .wait(let length): last.map { $0 + length }
                case .after: nil
                }
            if let instant { events[index].moment = .at(instant) }
            if let instant, instant == last, let group = groups.last, group.upperBound == index {
                groups[groups.count - 1] = group.lowerBound..<index + 1
            } else if instant != nil {
                groups.append(index..<index + 1)
            }
            last = instant
        }
        self.groups = groups.filter { $0.count > 1 }
        self.events = events
    }

    /// How many orders there are, up to just above the limit.
    var count: Int {
        var count = 1
        for group in groups {
            for factor in 1...group.count {
                count *= factor
                if count > TieOrders.limit { return count }
            }
        }
        return count
    }

    /// Calls with each order of the events, the file's own first, until it answers false.
    func tryEach(_ body: ([LaunchScenario.Event]) -> Bool) {
        var order = Array(events.indices)
        repeat {
            guard body(order.map { events[$0] }) else { return }
        } while advance(&order)
    }

    /// Steps to the next order, like an odometer whose wheels are the groups.
    private func advance(_ order: inout [Int]) -> Bool {
        for group in groups {
            if TieOrders.permute(&order, group) { return true }
        }
        return false
    }

    /// Steps a group to its next permutation; after the last it is in the first again, and that is false.
    private static func permute(_ order: inout [Int], _ group: Range<Int>) -> Bool {
        var pivot = group.upperBound - 2
        while pivot >= group.lowerBound, order[pivot] > order[pivot + 1] { pivot -= 1 }
        guard pivot >= group.lowerBound else {
            order[group].reverse()
            return false
        }
        var successor = group.upperBound - 1
        while order[successor] < order[pivot] { successor -= 1 }
        order.swapAt(pivot, successor)
        order[(pivot + 1)..<group.upperBound].reverse()
        return true
    }
}
