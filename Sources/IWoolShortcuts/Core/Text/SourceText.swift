/// The bytes of one input with the name it goes by in messages; turns byte offsets into lines and columns.
///
/// Lines end at LF, CRLF and CR, and nowhere else, whatever a parser counts as a line break.
package struct SourceText: Sendable {
    /// The UTF-8 byte order mark, allowed at the very start of a file.
    package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The name used in messages: a path as the user typed it, or `<stdin>`.
    package let name: String
    /// The bytes, exactly as read.
    package let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Takes the bytes and finds the line starts, in one pass.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        self.lineStarts = SourceText.lineStarts(of: bytes)
    }

    package init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for index in buffer.indices where buffer[index] == 0x0A || buffer[index] == 0x0D {
                let next = index + 1
                if buffer[index] == 0x0D, next < buffer.count, buffer[next] == 0x0A { continue }
                starts.append(next)
            }
        }
        return starts
    }

    /// How many lines there are; text behind the last line break, even none, is a line.
    package var lineCount: Int { lineStarts.count }

    /// Where the text itself starts: behind the byte order mark, if there is one.
    package var contentStart: Int {
        bytes.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0
    }

    /// The whole source as a range.
    package var range: ByteRange { 0..<bytes.count }

    /// The number of the line, from 1, that the byte at the offset stands on.
    package func line(at offset: Int) -> Int {
        precondition(offset >= 0 && offset <= bytes.count, "offset \(offset) outside 0...\(bytes.count)")
        var low = 0
        var high = lineStarts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The line and column of a byte offset; an offset inside a character has that character's column.
    package func position(at offset: Int) -> LinePosition {
        let line = line(at: offset)
        var start = lineStarts[line - 1]
        if line == 1 { start = min(contentStart, offset) }
        let before = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count
        let inside = offset < bytes.count && bytes[offset] & 0xC0 == 0x80 && before > 0
        return LinePosition(line: line, column: before + (inside ? 0 : 1))
    }

    /// The bytes of a line, from 1, without its line break.
    package func lineRange(_ line: Int) -> ByteRange {
        let full = fullLineRange(line)
        var upper = full.upperBound
        if upper > full.lowerBound, bytes[upper - 1] == 0x0A { upper -= 1 }
        if upper > full.lowerBound, bytes[upper - 1] == 0x0D { upper -= 1 }
        return full.lowerBound..<upper
    }

    /// The bytes of a line, from 1, with its line break.
    package func fullLineRange(_ line: Int) -> ByteRange {
        precondition(line >= 1 && line <= lineCount, "line \(line) outside 1...\(lineCount)")
        return lineStarts[line - 1]..<(line < lineCount ? lineStarts[line] : bytes.count)
    }

    /// The text of a range; bytes that are not UTF-8 become U+FFFD.
    package func text(_ range: ByteRange) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
