/// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours, each one step.
package enum EditDistance {
    /// The distance between two words, or nil when it is above the limit.
    ///
    /// Cost: at most (2 × limit + 1) cells for each scalar of the shorter word's length.
    package static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let same = left[row] == right[column]
                var best = min(
                    previous[column + 1] + 1, current[column] + 1, previous[column] + (same ? 0 : 1))
                let swapped =
                    row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
                if swapped { best = min(best, beforePrevious[column - 1] + 1) }
                current.append(best)
            }
            guard current.contains(where: { $0 <= limit }) else { return nil }
            (beforePrevious, previous) = (previous, current)
        }
        let distance = previous[right.count]
        return distance <= limit ? distance : nil
    }
}
