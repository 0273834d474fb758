internal import IWoolShortcuts

/// A node as the key of a mapping, equal to another that means the same.
///
/// Mappings that differ in the order of their pairs are told apart, for which comparing stays linear.
struct YAMLKey: Equatable {
    /// The node.
    let node: YAMLNode
    /// The same number for equal nodes; made of those of its parts.
    let digest: Int
    /// The text that the node stands in.
    let source: SourceText

    static func == (left: YAMLKey, right: YAMLKey) -> Bool {
        left.digest == right.digest && left.source.isSame(left.node, right.node)
    }
}

extension SourceText {
    fileprivate func isSame(_ left: YAMLNode, _ right: YAMLNode) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        switch (left.content, right.content) {
        case (.scalar(let left), .scalar(let right)):
            return left.value.utf8.elementsEqual(right.value.utf8)
        case (.alias, .alias):
            return bytes[left.range] == bytes[right.range]
        case (.sequence(let left), .sequence(let right)):
            return left.items.count == right.items.count
                && zip(left.items, right.items).allSatisfy { isSame($0, $1) }
        case (.mapping(let left), .mapping(let right)):
            return left.pairs.count == right.pairs.count
                && zip(left.pairs, right.pairs).allSatisfy { isSame($0.key, $1.key) }
                && zip(left.pairs, right.pairs).allSatisfy { isSame($0.value, $1.value) }
        default:
            return false
        }
    }

    /// The tag of a node, or nothing for one that leaves text what it is.
    private func type(of node: YAMLNode) -> ArraySlice<UInt8> {
        guard let tag = node.tag else { return [] }
        let name = bytes[tag]
        return name.elementsEqual("!".utf8) || name.elementsEqual("!!str".utf8) ? [] : name
    }
}
