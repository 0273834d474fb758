package import Foundation

/// A Swift source as the house rules look at it: lines, words and declarations, found by their layout.
package struct SwiftFile: Sendable {
    /// The path below the folder that was searched.
    package let path: String
    /// The lines without their ends.
    package let lines: [String]

    /// Reads the file, or is nil when it is no text.
    package init?(path: String, in folder: URL) {
        guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) else {
            return nil
        }
        self.path = path
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
        codeLines = SwiftFile.codeLines(of: lines)
    }

    /// The numbered lines, from 1, without comments and with the content of one-line strings taken out.
    package let codeLines: [(Int, String)]

    private static func codeLines(of lines: [String]) -> [(Int, String)] {
        var result: [(Int, String)] = []
        var isInsideText = false
        for (index, line) in lines.enumerated() {
            let quotes = line.components(separatedBy: "\"\"\"").count - 1
            defer { if quotes % 2 == 1 { isInsideText.toggle() } }
            if isInsideText || quotes > 0 { continue }
            let code = SwiftFile.code(of: line)
            if code.contains(where: { !$0.isWhitespace }) { result.append((index + 1, code)) }
        }
        return result
    }

    private static func code(of line: String) -> String {
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }) else {
            return line
        }
        let plain = line.replacing(#/#"(.*?)"#/#, with: "\"\"")
            .replacing(#/"(\\.|[^"\\])*"/#, with: "\"\"")
        return plain.replacing(#/\/\/.*$/#, with: "")
    }

    /// The identifiers of the code.
    package var words: Set<String> {
        var words: Set<String> = []
        for (_, line) in codeLines {
            for match in line.matches(of: #/[A-Za-z_]\w*/#) { words.insert(String(match.output)) }
        }
        return words
    }

    /// The modules that are imported.
    package var imports: Set<String> {
        Set(
            lines.compactMap { $0.firstMatch(of: #/^\s*(?:\w+\s+)?import\s+(?:\w+\s+)?(\w+)/#) }.map {
                String($0.1)
            })
    }

    /// The types that are declared at the outermost level, but not those that only the file sees.
    package var topLevelTypes: [String] {
        let declaration =
            #/^(?:@\w+\s+)*(?:(?:public|package|internal|final|indirect)\s+)*(?:struct|enum|class|protocol|actor|typealias)\s+(\w+)/#
        return lines.compactMap { $0.firstMatch(of: declaration) }.map { String($0.1) }
    }

    /// A function or initializer by its first line, from 1, and its number of lines.
    package struct Function: Sendable {
        /// The line of `func` or `init`.
        package let line: Int
        /// The lines from there to the closing brace.
        package let length: Int
    }

    /// The functions and initializers, found by the indentation that the formatter gives them.
    package var functions: [Function] {
        let start = #/^(\s*)(?:[@\w()]+\s+)*(?:func\s+\S+|init\??[(<])/#
        var result: [Function] = []
        for (index, line) in lines.enumerated() {
            guard let match = line.firstMatch(of: start) else { continue }
            let end = lines[index...].firstIndex { $0 == match.1 + "}" }
            if let end { result.append(Function(line: index + 1, length: end - index + 1)) }
        }
        return result
    }
}
