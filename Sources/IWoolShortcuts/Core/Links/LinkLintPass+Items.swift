/// The query of a link to an activity.
extension LinkLintPass {
    mutating func checkItems(_ anatomy: LinkAnatomy) {
        let items = anatomy.items
        let ids = items.indices.filter { items[$0].meaning == .id }
        let idInPath = anatomy.segments.count > 1
        let unused = items.indices.filter { items[$0].meaning == .nothing && !items[$0].range.isEmpty }
        let redundant = idInPath ? ids[...] : ids.dropFirst()
        let days = reviewDays(anatomy)
        let removed = Set(unused).union(redundant).union(days.removed)
        let deletions = LinkLintPass.deletions(of: removed, in: items)

        if let first = unused.first, let last = unused.last {
            let names = listed(unused.map { items[$0].range })
            respell(
                .unusedQueryItem, at: items[first].range.lowerBound..<items[last].range.upperBound,
                "the app ignores \(names)",
                title: "remove \(names)",
                isSafe: false, unused.compactMap { index in deletions[index].map { ($0, []) } })
        }
        if let first = redundant.first, let last = redundant.last {
            respell(
                .redundantID, at: items[first].range.lowerBound..<items[last].range.upperBound,
                "the id is given \(redundant.count + 1) times", title: "give it once",
                redundant.compactMap { index in deletions[index].map { ($0, []) } })
        }
        if let id = idInPath ? anatomy.segments[1] : ids.first.flatMap({ items[$0].value }) {
            checkLeadingZeros(id)
        }
        report(days, deletions: deletions)
    }

    /// Some parts of the link in a message, the first few by what they are.
    private func listed(_ ranges: [ByteRange]) -> String {
        let shown = ranges.prefix(3).map { quoted($0) }.joined(separator: ", ")
        return ranges.count > 3 ? "\(shown) and \(ranges.count - 3) more" : shown
    }

    /// What to delete so that some items go with their separators, whichever of them stay.
    private static func deletions(of removed: Set<Int>, in items: [LinkAnatomy.Item]) -> [Int: ByteRange] {
        var result: [Int: ByteRange] = [:]
        let firstKept = items.indices.first { !removed.contains($0) }
        for index in removed {
            let range = items[index].range
            // In front of the first one that stays the separator behind goes, elsewhere the one before.
            let goesForward = firstKept.map { index < $0 } ?? false
            result[index] =
                goesForward
                ? range.lowerBound..<range.upperBound + 1 : range.lowerBound - 1..<range.upperBound
        }
        return result
    }

    /// Reports zeros in front of a number that the link gives in plain digits.
    mutating func checkLeadingZeros(_ number: ByteRange) {
        var digits = text.bytes[number]
        if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        var end = significant.startIndex
        let needsZero = significant.first.map { !ASCII.isDigit($0) } ?? true
        if needsZero { end -= 1 }
        guard end > digits.startIndex else { return }
        respell(
            .leadingZeros, at: number, "\(quoted(number)) has zeros in front", title: "remove them",
            [(digits.startIndex..<end, [])])
    }
}
