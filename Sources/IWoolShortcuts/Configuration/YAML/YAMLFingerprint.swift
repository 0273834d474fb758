internal import IWoolShortcuts

/// Bytes that are equal for two nodes that mean the same.
///
/// Mappings that differ in the order of their keys are told apart, for which the text stays linear to read.
struct YAMLFingerprint {
    /// The bytes; every part carries its length, so that no two structures look alike.
    private(set) var bytes: [UInt8] = []

    init(of node: YAMLNode, in source: SourceText) {
        add(node, source)
    }

    private mutating func add(_ node: YAMLNode, _ source: SourceText) {
        let tag = node.tag.map { source.bytes[$0] } ?? []
        if !tag.isEmpty, !tag.elementsEqual("!".utf8), !tag.elementsEqual("!!str".utf8) { add("!", tag) }
        switch node.content {
        case .scalar(let scalar): add("s", scalar.value.utf8)
        case .alias: add("*", source.bytes[node.range])
        case .sequence(let sequence):
            add("[", [])
            for item in sequence.items { add(item, source) }
            add("]", [])
        case .mapping(let mapping):
            add("{", [])
            for pair in mapping.pairs {
                add(pair.key, source)
                add(pair.value, source)
            }
            add("}", [])
        }
    }

    private mutating func add(_ kind: Unicode.Scalar, _ part: some Collection<UInt8>) {
        bytes.append(UInt8(ascii: kind))
        bytes += String(part.count).utf8
        bytes.append(UInt8(ascii: ":"))
        bytes += part
    }
}
