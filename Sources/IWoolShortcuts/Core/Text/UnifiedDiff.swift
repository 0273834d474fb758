/// The difference of two texts, as `diff -u` prints it and `patch` reads it; without dates.
///
/// Lines end at LF alone, as for those tools: a CR is part of its line.
package struct UnifiedDiff: Sendable {
    /// How many lines that stay are shown around a change.
    private static let context = 3
    /// The most changed lines that are compared one by one; above, all of them are shown as exchanged.
    private static let patience = 4000

    /// The text of the difference; empty when there is none.
    package let bytes: [UInt8]

    /// Compares an old text with a new one.
    package init(from old: [UInt8], to new: [UInt8], path: String) {
        var writer = Writer(old: UnifiedDiff.lines(of: old), new: UnifiedDiff.lines(of: new))
        for hunk in UnifiedDiff.hunks(of: writer.changes) {
            if writer.bytes.isEmpty { writer.bytes += "--- \(path)\n+++ \(path)\n".utf8 }
            writer.write(hunk)
        }
        bytes = writer.bytes
    }

    private typealias Line = ArraySlice<UInt8>

    /// Lines of the old text that are exchanged for lines of the new one, counted from 0.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    private static func lines(of bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
            lines.append(rest[...end])
            rest = rest[(end + 1)...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }

    /// Changes so close that their surroundings touch, together.
    private static func hunks(of changes: [Change]) -> [[Change]] {
        var hunks: [[Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private struct Writer {
        let old: [Line]
        let new: [Line]
        var bytes: [UInt8] = []

        /// The changes, as few lines as can be.
        var changes: [Change] {
            let same = zip(old, new).prefix { $0 == $1 }.count
            let room = min(old.count, new.count) - same
            let sameBelow = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
            let oldMiddle = old[same..<old.count - sameBelow]
            let newMiddle = new[same..<new.count - sameBelow]
            let whole = Change(old: oldMiddle.indices, new: newMiddle.indices)
            if oldMiddle.isEmpty, newMiddle.isEmpty { return [] }
            if oldMiddle.isEmpty || newMiddle.isEmpty { return [whole] }
            if oldMiddle.count + newMiddle.count > patience { return [whole] }
            return Writer.changes(from: oldMiddle, to: newMiddle)
        }

        private static func changes(from old: ArraySlice<Line>, to new: ArraySlice<Line>) -> [Change] {
            var gone = Set<Int>()
            var come = Set<Int>()
            for step in new.difference(from: old) {
                switch step {
                case .remove(let offset, _, _): gone.insert(old.startIndex + offset)
                case .insert(let offset, _, _): come.insert(new.startIndex + offset)
                }
            }
            var changes: [Change] = []
            var (line, newLine) = (old.startIndex, new.startIndex)
            while line < old.endIndex || newLine < new.endIndex {
                let (start, newStart) = (line, newLine)
                while gone.contains(line) { line += 1 }
                while come.contains(newLine) { newLine += 1 }
                if line > start || newLine > newStart {
                    changes.append(Change(old: start..<line, new: newStart..<newLine))
                }
                line += 1
                newLine += 1
            }
            return changes
        }

        mutating func write(_ hunk: [Change]) {
            guard let first = hunk.first, let last = hunk.last else { return }
            let before = min(context, first.old.lowerBound)
            let after = min(context, old.count - last.old.upperBound)
            let shown = first.old.lowerBound - before..<last.old.upperBound + after
            let newShown = first.new.lowerBound - before..<last.new.upperBound + after
            bytes += "@@ -\(Writer.words(for: shown)) +\(Writer.words(for: newShown)) @@\n".utf8
            var line = shown.lowerBound
            for change in hunk {
                write(old[line..<change.old.lowerBound], " ")
                write(old[change.old], "-")
                write(new[change.new], "+")
                line = change.old.upperBound
            }
            write(old[line..<shown.upperBound], " ")
        }

        private mutating func write(_ lines: ArraySlice<Line>, _ sign: Character) {
            for line in lines {
                bytes += sign.utf8
                bytes += line
                if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
            }
        }

        /// The first line, from 1, and the count unless it is one; before no lines, the line above them.
        private static func words(for lines: Range<Int>) -> String {
            switch lines.count {
            case 0: "\(lines.lowerBound),0"
            case 1: "\(lines.lowerBound + 1)"
            default: "\(lines.lowerBound + 1),\(lines.count)"
            }
        }
    }
}
