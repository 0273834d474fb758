internal import IWoolShortcuts

/// An item that somebody commented out: a choice laid aside, not a remark about its neighbour.
///
/// In a block list it is `# - scan`, in a flow list `# scan,`; the name may be quoted, and a comment may
/// follow. Such a line never moves and never goes.
enum ParkedItem {
    /// Whether a comment, from its `#` on, is one.
    static func matches(_ comment: ByteRange, in source: SourceText, style: YAMLNode.CollectionStyle) -> Bool
    {
        var rest = Rest(bytes: source.bytes[comment])
        guard rest.take("#") else { return false }
        rest.takeBlanks()
        if style == .block {
            guard rest.take("-"), rest.takeBlanks() else { return false }
        }
        guard rest.takeOption() else { return false }
        var isSeparate = rest.takeBlanks()
        if style == .flow, rest.take(",") { isSeparate = rest.takeBlanks() }
        return rest.bytes.isEmpty || (isSeparate && rest.take("#"))
    }

    /// What is not yet read of the comment.
    private struct Rest {
        var bytes: ArraySlice<UInt8>

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard bytes.first == UInt8(ascii: character) else { return false }
            bytes.removeFirst()
            return true
        }

        @discardableResult
        mutating func takeBlanks() -> Bool {
            let count = bytes.prefix(while: YAMLTrivia.isBlank).count
            bytes.removeFirst(count)
            return count > 0
        }

        mutating func takeOption() -> Bool {
            let quote = bytes.first { _ in true }.flatMap { "'\"".utf8.contains($0) ? $0 : nil }
            if quote != nil { bytes.removeFirst() }
            let name = bytes.prefix { $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "a") < 26 }
            bytes.removeFirst(name.count)
            if let quote {
                guard bytes.first == quote else { return false }
                bytes.removeFirst()
            }
            return ShortcutOption(String(decoding: name, as: UTF8.self)) != nil
        }
    }
}
