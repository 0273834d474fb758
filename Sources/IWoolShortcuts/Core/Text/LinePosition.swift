/// A place as people and editors name it: both numbers count from 1.
package struct LinePosition: Hashable, Sendable, Comparable {
    /// The line, from 1; LF, CRLF and CR each end a line.
    package let line: Int
    /// The column, from 1, in code points; a byte order mark counts nothing and a tab counts one.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: LinePosition, right: LinePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
