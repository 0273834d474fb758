/// Finds code in Markdown, where entities are not decoded: fenced blocks and code spans.
enum MarkdownCode {
    /// The ranges of code in a file, in their order.
    static func ranges(in source: SourceText) -> [ByteRange] {
        var ranges: [ByteRange] = []
        var fence: (start: Int, sign: UInt8, length: Int)?
        var paragraph: Int?
        for line in 1...source.lineCount {
            let full = source.fullLineRange(line)
            let mark = MarkdownCode.fence(on: source.lineRange(line), in: source.bytes)
            if let open = fence {
                guard let mark, mark.sign == open.sign, mark.length >= open.length else { continue }
                ranges.append(open.start..<full.lowerBound)
                fence = nil
            } else if let mark {
                if let start = paragraph { ranges += spans(in: start..<full.lowerBound, of: source.bytes) }
                paragraph = nil
                fence = (full.upperBound, mark.sign, mark.length)
            } else if ASCII.trimmed(full, in: source.bytes).isEmpty {
                if let start = paragraph { ranges += spans(in: start..<full.lowerBound, of: source.bytes) }
                paragraph = nil
            } else if paragraph == nil {
                paragraph = full.lowerBound
            }
        }
        if let fence { ranges.append(fence.start..<source.bytes.count) }
        if let start = paragraph { ranges += spans(in: start..<source.bytes.count, of: source.bytes) }
        return ranges
    }

    /// The backticks or tildes that begin or end a fenced block on a line.
    private static func fence(on line: ByteRange, in bytes: [UInt8]) -> (sign: UInt8, length: Int)? {
        let text = bytes[line].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
        guard let sign = text.first, "`~".utf8.contains(sign) else { return nil }
        let run = text.prefix { $0 == sign }
        let isSpan = sign == UInt8(ascii: "`") && text.dropFirst(run.count).contains(sign)
        return run.count >= 3 && !isSpan ? (sign, run.count) : nil
    }

    /// The code spans of a paragraph, which may reach over its lines: runs of equally many backticks.
    private static func spans(in paragraph: ByteRange, of bytes: [UInt8]) -> [ByteRange] {
        var runs: [ByteRange] = []
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            let run = bytes[index..<paragraph.upperBound].prefix { $0 == UInt8(ascii: "`") }
            if !run.isEmpty { runs.append(run.indices) }
            index += max(run.count, 1)
        }
        var ranges: [ByteRange] = []
        var rest = runs[...]
        while let open = rest.popFirst() {
            guard let close = rest.firstIndex(where: { $0.count == open.count }) else { continue }
            ranges.append(open.upperBound..<rest[close].lowerBound)
            rest = rest[(close + 1)...]
        }
        return ranges
    }
}
