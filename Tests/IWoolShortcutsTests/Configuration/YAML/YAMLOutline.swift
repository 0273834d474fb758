import IWoolShortcuts
import ShortcutsConfiguration

/// The tree of a text as one line: each node as the exact bytes that it was said to have.
struct YAMLOutline {
    let text: String

    init(of yaml: String) {
        var sink = DiagnosticSink()
        let source = SourceText(name: "t.yaml", text: yaml)
        let document = YAMLDocument.read(source, into: &sink)
        if let diagnostic = sink.diagnostics.first {
            let place = source.position(at: diagnostic.range.lowerBound)
            text = "\(place.line):\(place.column) \(diagnostic.code.id) \(source.text(diagnostic.range))"
        } else {
            text = document?.root.map { YAMLOutline.describe($0, source) } ?? "nothing"
        }
    }

    private static func describe(_ node: YAMLNode, _ source: SourceText) -> String {
        let bytes = { (range: ByteRange) in
            source.text(range).replacing("\n", with: "⏎")
        }
        var words = [node.anchor, node.tag].compactMap { $0 }.map(bytes)
        let own = bytes(node.range)
        switch node.content {
        case .alias: words.append("alias \(own)")
        case .scalar(let scalar):
            words.append("«\(own)»" + (scalar.value == own ? "" : "=\(scalar.value.debugDescription)"))
        case .sequence(let sequence):
            let marks = sequence.dashes.map { bytes($0..<$0 + 1) }.joined()
            let brackets = sequence.brackets.map { bytes($0.open) + bytes($0.close) } ?? ""
            let items = sequence.items.map { describe($0, source) }.joined(separator: ", ")
            words.append("«\(own)» \(marks)\(brackets)(\(items))")
        case .mapping(let mapping):
            let brackets = mapping.brackets.map { bytes($0.open) + bytes($0.close) } ?? ""
            let pairs = mapping.pairs.map { pair in
                let colon = pair.colon.map { bytes($0..<$0 + 1) } ?? ""
                return describe(pair.key, source) + colon + " " + describe(pair.value, source)
            }
            words.append("«\(own)» \(brackets)(\(pairs.joined(separator: ", ")))")
        }
        return words.joined(separator: " ")
    }
}
