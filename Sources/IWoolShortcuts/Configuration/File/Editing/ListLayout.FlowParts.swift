internal import IWoolShortcuts

extension ListLayout {
    /// Finds the payloads and slots of a list in brackets.
    struct FlowParts {
        /// What was found.
        let parts: Parts

        init(_ list: YAMLNode.Sequence, _ brackets: YAMLNode.Brackets, in source: SourceText) {
            let inside = brackets.open.upperBound..<brackets.close.lowerBound
            let scalars = list.items.map(\.fullRange)
            if source.line(at: inside.lowerBound) == source.line(at: inside.upperBound) {
                parts = FlowParts.separated(scalars, .flowLine, inside)
            } else if let lines = FlowParts.lines(scalars, inside, in: source) {
                parts = lines
            } else {
                let starts = [inside.lowerBound] + scalars.map(\.upperBound)
                let ends = scalars.map(\.lowerBound) + [inside.upperBound]
                let comment = zip(starts, ends).lazy.compactMap { start, end in
                    source.comments(in: start..<end).first
                }.first
                parts = FlowParts.separated(scalars, .flowOther(comment: comment), inside)
            }
        }

        /// The parts of a list whose slots are parted by separators.
        private static func separated(_ scalars: [ByteRange], _ kind: Kind, _ inside: ByteRange) -> Parts {
            var parts = Parts(kind: kind, start: inside.lowerBound, end: inside.upperBound)
            var last: Int?
            for scalar in scalars {
                let none = scalar.upperBound..<scalar.upperBound
                let before = scalar.lowerBound..<scalar.lowerBound
                parts.payloads.append(
                    Payload(
                        above: before, body: scalar, trailing: none, comments: [],
                        opening: Opening(indentation: before, spacing: nil)))
                parts.slots.append(
                    Slot(
                        gap: Gap(separator: (last ?? scalar.lowerBound)..<scalar.lowerBound),
                        indentation: before, comma: none, rest: none, lineBreak: none))
                last = scalar.upperBound
            }
            return parts
        }

        /// The parts of a list whose slots are lines, or nil when an item shares its line with anything else.
        private static func lines(
            _ scalars: [ByteRange], _ inside: ByteRange, in source: SourceText
        ) -> Parts? {
            var parts = Parts(kind: .flowLines, start: inside.lowerBound, end: inside.upperBound)
            var lastLine = source.line(at: inside.lowerBound)
            let closingLine = source.line(at: inside.upperBound)
            if scalars.isEmpty, !source.comments(in: inside).isEmpty { return nil }
            for (index, scalar) in scalars.enumerated() {
                let isLast = index == scalars.count - 1
                guard source.line(at: scalar.lowerBound) > lastLine,
                    let line = FlowLine(scalar, above: lastLine, in: source),
                    line.bottom < closingLine, line.hasComma || isLast
                else { return nil }
                let gap =
                    index == 0
                    ? Gap(separator: line.payload.above.lowerBound..<line.payload.above.lowerBound)
                    : Gap(lines: lastLine + 1..<line.top, in: source)
                parts.payloads.append(line.payload)
                parts.slots.append(
                    Slot(
                        gap: gap, indentation: line.indentation, comma: line.comma, rest: line.rest,
                        lineBreak: source.lineBreakRange(line.bottom)))
                lastLine = line.bottom
            }
            let end = source.blanksStart(before: inside.upperBound)
            return end == source.fullLineRange(closingLine).lowerBound ? parts : nil
        }
    }
}
