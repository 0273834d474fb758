/// Finds the links in a file, whatever kind of text it is.
package struct LinkExtractor {
    /// The kind of text that links stand in.
    package enum Format: String, Hashable, Sendable, CaseIterable {
        /// One link a line, and nothing else.
        case lines
        /// Sentences.
        case text
        /// Markdown with its links, code spans and tables.
        case markdown
        /// HTML, also XML and property lists.
        case html
        /// Swift source, with string literals and comments.
        case swift

        /// The format of a file, going by the end of its name; `lines` when that says nothing.
        package init(fileName: String) {
            let name = ASCII.lowercased(fileName)
            let ending = name.split(separator: ".").last.map(String.init) ?? ""
            switch ending {
            case "md", "markdown", "mdx": self = .markdown
            case "html", "htm", "xhtml", "xml", "svg", "plist": self = .html
            case "swift": self = .swift
            case "rst", "adoc", "tex", "json", "yaml", "yml", "toml", "strings", "xcstrings": self = .text
            default: self = .lines
            }
        }
    }

    private let source: SourceText
    private var found: [FoundLink] = []

    /// The links of a file, in their order.
    package static func links(in source: SourceText, as format: Format) -> [FoundLink] {
        var extractor = LinkExtractor(source: source)
        switch format {
        case .lines: extractor.takeLines()
        case .text: extractor.scan(source.range, as: .plain)
        case .markdown: extractor.scanMarkdown()
        case .html: extractor.scan(source.range, as: .markup)
        case .swift: extractor.scanSwift()
        }
        return extractor.found
    }

    private init(source: SourceText) {
        self.source = source
    }

    /// Takes every line that is not empty, without the white space around it.
    private mutating func takeLines() {
        for line in 1...source.lineCount {
            var range = source.lineRange(line)
            if line == 1 { range = max(range.lowerBound, source.contentStart)..<range.upperBound }
            range = ASCII.trimmed(range, in: source.bytes)
            if !range.isEmpty { found.append(FoundLink(range, in: source)) }
        }
    }

    private mutating func scanMarkdown() {
        var start = 0
        for code in MarkdownCode.ranges(in: source) {
            scan(start..<code.lowerBound, as: .markup)
            scan(code, as: .code)
            start = code.upperBound
        }
        scan(start..<source.bytes.count, as: .markup)
    }

    private mutating func scanSwift() {
        for region in SwiftRegion.regions(in: source.bytes) {
            switch region.kind {
            case .comment: scan(region.range, as: .plain)
            case .string(let hashes): scan(region.range, as: .string(hashes: hashes))
            }
        }
    }

    /// Takes the links that begin in a part of the file.
    private mutating func scan(_ range: ByteRange, as writing: LinkWriting) {
        let scheme = UInt8(ascii: "w")
        var index = range.lowerBound
        while index + 6 <= range.upperBound {
            // The second letter is rarer than the first in most languages.
            guard source.bytes[index + 1] | 0x20 == scheme, beginsLink(at: index, in: range, writing) else {
                index += 1
                continue
            }
            let reader = LinkReader(source: source, range: range, start: index, writing: writing)
            guard let link = reader.link() else {
                index += 6
                continue
            }
            found.append(link)
            index = link.range.upperBound
        }
    }

    /// Whether `iwool:` stands here, and is not the end of a longer scheme.
    private func beginsLink(at index: Int, in range: ByteRange, _ writing: LinkWriting) -> Bool {
        let word = source.bytes[index..<index + 6]
        guard word.map(ASCII.lowercased).elementsEqual("iwool:".utf8) else { return false }
        guard index > range.lowerBound else { return true }
        let before = source.bytes[index - 1]
        let isInWord = ASCII.isLetter(before) || ASCII.isDigit(before) || "+.-_".utf8.contains(before)
        guard isInWord, case .string(let hashes) = writing else { return !isInWord }
        // The letter of an escape, such as `\n`, is no part of a word.
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
        return source.bytes[range.lowerBound..<index - 1].suffix(escape.count).elementsEqual(escape)
    }
}
