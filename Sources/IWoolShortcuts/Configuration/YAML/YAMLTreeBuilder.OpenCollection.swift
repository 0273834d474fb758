internal import IWoolShortcuts

extension YAMLTreeBuilder {
    /// A list or a mapping whose end has not come yet.
    struct OpenCollection {
        /// Whether its children are keys and values in turn.
        let isMapping: Bool
        /// How it is written.
        let style: YAMLNode.CollectionStyle
        /// Where the collection itself begins.
        let start: Int
        /// The bytes of `[` or `{`.
        let bracket: ByteRange?
        /// The anchor and the tag before it.
        let properties: YAMLProperties
        private var end: Int
        private var items: [YAMLNode] = []
        private var dashes: [Int] = []
        private var pairs: [YAMLNode.Mapping.Pair] = []
        private var key: YAMLNode?

        init(
            isMapping: Bool, style: YAMLNode.CollectionStyle, bracket: ByteRange?,
            properties: YAMLProperties
        ) {
            self.isMapping = isMapping
            self.style = style
            self.bracket = bracket
            self.properties = properties
            start = properties.end
            end = start
        }

        /// Takes the next child: an item, a key or a value.
        mutating func add(_ node: YAMLNode, in bytes: [UInt8]) {
            var node = node
            if !isMapping {
                if bracket == nil { dashes.append(YAMLTrivia.end(in: bytes, from: end)) }
                items.append(node)
            } else if let key {
                let colon = OpenCollection.colon(behind: key, in: bytes)
                node = OpenCollection.placed(node, behind: key, colon: colon)
                pairs.append(YAMLNode.Mapping.Pair(key: key, value: node, colon: colon))
                self.key = nil
            } else {
                key = node
            }
            end = max(end, node.fullRange.upperBound)
        }

        /// The node, once its end was met; only the end of one in brackets tells where it ends.
        func node(closingAt closing: ByteRange) -> YAMLNode {
            let brackets = bracket.map { YAMLNode.Brackets(open: $0, close: closing) }
            let content: YAMLNode.Content =
                isMapping
                ? .mapping(YAMLNode.Mapping(pairs: pairs, brackets: brackets, style: style))
                : .sequence(YAMLNode.Sequence(items: items, dashes: dashes, brackets: brackets))
            return YAMLNode(
                content: content, range: start..<(brackets?.close.upperBound ?? end),
                anchor: properties.anchor, tag: properties.tag)
        }

        private static func colon(behind key: YAMLNode, in bytes: [UInt8]) -> Int? {
            let offset = YAMLTrivia.end(in: bytes, from: key.fullRange.upperBound)
            return offset < bytes.count && bytes[offset] == UInt8(ascii: ":") ? offset : nil
        }

        /// A value that is not written stands for libyaml wherever the next token is; for people, behind the
        /// colon.
        private static func placed(_ value: YAMLNode, behind key: YAMLNode, colon: Int?) -> YAMLNode {
            guard value.fullRange.isEmpty else { return value }
            let place = colon.map { $0 + 1 } ?? key.fullRange.upperBound
            return YAMLNode(content: value.content, range: place..<place, anchor: nil, tag: nil)
        }
    }
}
