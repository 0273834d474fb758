internal import IWoolShortcuts

extension ListLayout {
    /// Finds the payloads and slots of a list with dashes, whose slots are lines.
    struct BlockParts {
        /// The furthest that the `#` of an owned comment may stand right of the dash below it.
        private static let reach = 2

        private(set) var parts: Parts
        private let source: SourceText
        /// The last line that is spoken for: that of the key, then of each payload.
        private var lastLine: Int

        init(_ list: YAMLNode.Sequence, behind colon: Int, in source: SourceText) {
            self.source = source
            lastLine = source.line(at: colon)
            parts = Parts(kind: .block, start: colon + 1, end: source.bytes.count)
            if let dash = list.dashes.first, source.line(at: dash) == lastLine {
                parts.kind = .blockBesideKey
            }
            for (dash, node) in zip(list.dashes, list.items) { add(node, dash: dash) }
        }

        private mutating func add(_ node: YAMLNode, dash: Int) {
            let dashLine = source.line(at: dash)
            let isBesideKey = parts.slots.isEmpty && parts.kind == .blockBesideKey
            let lineStart = isBesideKey ? dash : source.fullLineRange(dashLine).lowerBound
            let column = dash - source.fullLineRange(dashLine).lowerBound
            let top = isBesideKey ? dashLine : top(above: dashLine, column: column)
            let valueLine = source.line(at: max(dash + 1, node.fullRange.upperBound))
            let bottom = bottom(below: valueLine, column: column)
            let above = (isBesideKey ? lineStart : source.fullLineRange(top).lowerBound)..<lineStart
            let body = lineStart..<source.lineRange(bottom).upperBound
            let gap =
                parts.slots.isEmpty
                ? Gap(separator: above.lowerBound..<above.lowerBound)
                : Gap(lines: lastLine + 1..<top, in: source)
            parts.payloads.append(
                Payload(
                    above: above, body: body, trailing: body.upperBound..<body.upperBound,
                    comments: comments(of: node, dash: dash, in: above.lowerBound..<body.upperBound),
                    opening: opening(of: node, dash: dash, from: lineStart)))
            let none = body.upperBound..<body.upperBound
            parts.slots.append(
                Slot(
                    gap: gap, indentation: lineStart..<lineStart, comma: none, rest: none,
                    lineBreak: source.lineBreakRange(bottom)))
            lastLine = bottom
            parts.end = source.fullLineRange(bottom).upperBound
        }

        /// The first of the comment lines that an item owns above it, or its own line.
        private func top(above dashLine: Int, column dash: Int) -> Int {
            var line = dashLine
            while line - 1 > lastLine, case .comment(let column, let range) = FrameLine(line - 1, in: source),
                (dash...dash + BlockParts.reach).contains(column),
                !ParkedItem.matches(range, in: source, style: .block)
            { line -= 1 }
            return line
        }

        /// The last of the comment lines below an item that stand too far right for another; or its own line.
        private func bottom(below valueLine: Int, column dash: Int) -> Int {
            var line = valueLine
            while line < source.lineCount, case .comment(let column, _) = FrameLine(line + 1, in: source),
                column > dash + BlockParts.reach
            { line += 1 }
            return line
        }

        private func comments(of node: YAMLNode, dash: Int, in payload: ByteRange) -> [ByteRange] {
            var found = source.comments(in: payload.lowerBound..<dash)
            found += source.comments(in: dash..<node.range.lowerBound)
            if let style = node.scalar?.style, style == .literal || style == .folded {
                found += source.comments(in: node.blockHeader(in: source))
            }
            return found + source.comments(in: node.range.upperBound..<payload.upperBound)
        }

        private func opening(of node: YAMLNode, dash: Int, from lineStart: Int) -> Opening {
            let end = source.blanksEnd(from: dash + 1)
            return Opening(
                indentation: lineStart..<dash,
                spacing: end == node.fullRange.lowerBound ? dash + 1..<end : nil)
        }
    }
}
