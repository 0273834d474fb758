package import IWoolShortcuts

/// Finds the keys that a mapping has twice, in every mapping of a tree.
///
/// Two keys are the same when they mean the same text, however they are quoted; lists and mappings as keys
/// when all their parts are. An alias is the same as another alias of its name only: nothing is expanded.
package struct YAMLDuplicateKeys {
    private let source: SourceText
    private var findings = CappedFindings()

    /// Sends a finding for each repeated key.
    package static func check(
        _ root: YAMLNode, in source: SourceText, into sink: inout DiagnosticSink
    ) {
        var rule = YAMLDuplicateKeys(source: source)
        rule.check(root)
        rule.findings.send(into: &sink)
    }

    private init(source: SourceText) {
        self.source = source
    }

    // The depth of a tree is limited while it is read, so recursion is safe here and below.
    private mutating func check(_ node: YAMLNode) {
        switch node.content {
        case .scalar, .alias:
            break
        case .sequence(let sequence):
            for item in sequence.items { check(item) }
        case .mapping(let mapping):
            _ = keys(of: mapping)
            for pair in mapping.pairs { check(pair.value) }
        }
    }

    /// The keys of a mapping, once those that come twice were reported, in it and in each of its keys.
    private mutating func keys(of mapping: YAMLNode.Mapping) -> [YAMLKey] {
        let keys = mapping.pairs.map { key($0.key) }
        for (later, first) in YAMLDuplicateKeys.repetitions(in: keys) {
            findings.add(.duplicateKey(keys[later].node, after: keys[first].node, in: source))
        }
        return keys
    }

    /// The indices of keys that came before, in order, each with that of the first of its kind.
    ///
    /// Equal keys are neighbours once they are sorted by digest. A set would do the same, but the first use
    /// of one costs the start of the tool more than reading a small file does.
    private static func repetitions(in keys: [YAMLKey]) -> [(later: Int, first: Int)] {
        let order = keys.indices.sorted { (keys[$0].digest, $0) < (keys[$1].digest, $1) }
        var found: [(later: Int, first: Int)] = []
        var firsts: [Int] = []
        for index in order {
            if let last = firsts.last, keys[last].digest != keys[index].digest { firsts = [] }
            if let first = firsts.first(where: { keys[$0] == keys[index] }) {
                found.append((index, first))
            } else {
                firsts.append(index)
            }
        }
        return found.sorted { $0.later < $1.later }
    }

    /// A node as a key, by which all nodes in it are hashed once.
    private mutating func key(_ node: YAMLNode) -> YAMLKey {
        var hasher = Hasher()
        switch node.content {
        case .scalar(let scalar):
            hasher.combine(Array(scalar.value.utf8))
        case .alias:
            hasher.combine(source.bytes[node.range])
        case .sequence(let sequence):
            for item in sequence.items { hasher.combine(key(item).digest) }
        case .mapping(let mapping):
            for key in keys(of: mapping) { hasher.combine(key.digest) }
            for pair in mapping.pairs { hasher.combine(key(pair.value).digest) }
        }
        return YAMLKey(node: node, digest: hasher.finalize(), source: source)
    }
}

extension Diagnostic {
    fileprivate static func duplicateKey(
        _ key: YAMLNode, after first: YAMLNode, in source: SourceText
    ) -> Diagnostic {
        let name = VisibleText.quoted(key.scalar?.value ?? source.text(key.range))
        let line = source.line(at: first.range.lowerBound)
        return Diagnostic(
            .duplicateKey, at: key.range, "the key \(name) comes twice: it stands at line \(line) already",
            label: "again here", related: [Diagnostic.Label(at: first.range, "first here")],
            fixes: [Diagnostic.Fix("keep one of the two")])
    }
}
