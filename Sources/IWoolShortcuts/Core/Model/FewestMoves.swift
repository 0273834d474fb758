/// Tells a new order of a few things with as few moves as can be.
///
/// A thing counts as moved only if it has to: one that merely makes room is not mentioned.
package enum FewestMoves {
    /// The fewest of the things whose removal leaves the others in their old order.
    ///
    /// Of several choices, it is one that names nothing at an unchanged position, then the one that moves
    /// things up, as a person who drags a row would say it. It looks at every subset, so there must be few.
    ///
    /// - Parameter places: Where each thing was and where it is, in the new order.
    package static func among(_ places: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
        var best: (moves: [(from: Int, to: Int)], cost: (count: Int, unchanged: Int, descent: Int))?
        for subset in 0..<(1 << places.count) {
            let moves = places.indices.filter { subset & (1 << $0) != 0 }.map { places[$0] }
            let rest = places.indices.filter { subset & (1 << $0) == 0 }.map { places[$0].from }
            guard zip(rest, rest.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
            let unchanged = moves.count { $0.from == $0.to }
            let descent = moves.reduce(0) { $0 + $1.to - $1.from }
            let cost = (moves.count, unchanged, descent)
            if let best, best.cost <= cost { continue }
            best = (moves, cost)
        }
        return best?.moves ?? []
    }
}
