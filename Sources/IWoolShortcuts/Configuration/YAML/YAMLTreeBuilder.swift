internal import IWoolShortcuts

/// Builds the trees of a text's documents from libyaml's events.
struct YAMLTreeBuilder {
    /// The most collections that may be open at once, the root among them.
    static let depthLimit = 64

    /// What was built so far; the last one may not be whole yet.
    private(set) var documents: [YAMLDocument] = []
    /// Where the second document begins, if there is one.
    private(set) var secondDocument: ByteRange?
    /// The quoted texts and text blocks over several lines, in order.
    private(set) var multilineTexts: [ByteRange] = []

    private let bytes: [UInt8]
    private var open: [OpenCollection] = []

    /// Builds nodes over these bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes the next event, which spans the range; refuses a collection that is nested too deep.
    mutating func take(_ event: YAMLEvent, at range: ByteRange) throws(YAMLStop) {
        switch event.kind {
        case .streamStart, .streamEnd:
            break
        case .documentStart(let isExplicit):
            let marker = isExplicit ? range.upperBound - 3..<range.upperBound : nil
            documents.append(YAMLDocument(startMarker: marker))
            if documents.count == 2 { secondDocument = marker ?? range }
        case .documentEnd(let isExplicit):
            if isExplicit { documents[documents.count - 1].endMarker = range }
        case .alias:
            add(YAMLNode(content: .alias, range: range, anchor: nil, tag: nil))
        case .scalar(let scalar):
            addScalar(scalar, event, at: range)
        case .sequenceStart(let style):
            try push(isMapping: false, style, event, at: range)
        case .mappingStart(let style):
            try push(isMapping: true, style, event, at: range)
        case .sequenceEnd, .mappingEnd:
            add(pop(endingAt: range))
        }
    }

    private mutating func addScalar(_ scalar: YAMLNode.Scalar, _ event: YAMLEvent, at range: ByteRange) {
        let properties = YAMLProperties(of: event, at: range, in: bytes)
        var own = properties.end..<max(properties.end, range.upperBound)
        if scalar.style == .literal || scalar.style == .folded {
            own = YAMLTrivia.withoutBlankLines(own, in: bytes)
        }
        if scalar.style != .plain, bytes[own].contains(where: YAMLTrivia.isLineBreak) {
            multilineTexts.append(own)
        }
        add(
            YAMLNode(
                content: .scalar(scalar), range: own, anchor: properties.anchor, tag: properties.tag))
    }

    private mutating func push(
        isMapping: Bool, _ style: YAMLNode.CollectionStyle, _ event: YAMLEvent, at range: ByteRange
    ) throws(YAMLStop) {
        let properties = YAMLProperties(of: event, at: range, in: bytes)
        let start = properties.end
        guard open.count < YAMLTreeBuilder.depthLimit else {
            throw .tooDeep(at: start..<max(start, range.upperBound))
        }
        // The mapping of `[a: b]` is a flow mapping of no width: it has no bracket of its own.
        let hasBracket = style == .flow && start < range.upperBound && "[{".utf8.contains(bytes[start])
        open.append(
            OpenCollection(
                isMapping: isMapping, style: style, bracket: hasBracket ? start..<start + 1 : nil,
                properties: properties))
    }

    private mutating func pop(endingAt range: ByteRange) -> YAMLNode {
        guard let last = open.popLast() else { preconditionFailure("nothing is open at \(range)") }
        return last.node(closingAt: range)
    }

    private mutating func add(_ node: YAMLNode) {
        if open.isEmpty {
            setRoot(node)
        } else {
            open[open.count - 1].add(node, in: bytes)
        }
    }

    /// An unwritten root is none: libyaml gives an empty scalar for `---` alone, but nothing for a comment.
    private mutating func setRoot(_ node: YAMLNode) {
        let isWritten = !node.fullRange.isEmpty
        documents[documents.count - 1].root = isWritten ? node : nil
    }
}

extension YAMLTreeBuilder {
    /// Whether a document has begun.
    var hasBegun: Bool { !documents.isEmpty }

    /// The root of the document that was met last.
    var lastRoot: YAMLNode? { documents.last?.root }

    /// Whether the document that was met last was ended by `...`.
    var isEndedExplicitly: Bool { documents.last?.endMarker != nil }

    /// The innermost bracket that is not closed yet.
    var innermostBracket: ByteRange? { open.last { $0.bracket != nil }?.bracket }

    /// Whether the innermost collection that is open is a list of dashes.
    var isInBlockList: Bool { open.last.map { !$0.isMapping && $0.style == .block } ?? false }
}
