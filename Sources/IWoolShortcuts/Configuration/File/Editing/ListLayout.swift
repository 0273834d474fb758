package import IWoolShortcuts

/// Which bytes around a list of shortcuts belong to which item, and which stay where they are.
///
/// A file is a fixed frame with slots; each item is a payload that moves between slots. The payload of an
/// item in a block list is made of whole lines: the comments above that it owns, its own lines, and the
/// comments far to the right below. In a flow list it is the scalar; with one item a line also the comments
/// above and behind.
package struct ListLayout: Sendable {
    /// How the list is written.
    package let kind: Kind
    /// What travels with each item.
    package let payloads: [Payload]
    /// The fixed places that the payloads stand in.
    let slots: [Slot]
    /// Where slots are lines, the blank lines directly above the first payload.
    let blanksAbove: BlankRun
    /// Where slots are lines, the blank lines directly below the last slot.
    let blanksBelow: BlankRun
    /// The text.
    let source: SourceText
    /// The key, its colon and the list.
    let pair: YAMLNode.Mapping.Pair
    /// Where the frame begins that an edit of the list may touch: behind the colon or the opening bracket.
    let start: Int
    /// Where it ends: behind the last slot and the blank lines below, or before the closing bracket.
    let end: Int

    /// Finds out what belongs to whom.
    package init(_ layout: ShortcutsFile.Layout, in source: SourceText) {
        let pair = layout.shortcuts
        guard let list = pair.value.sequence else { preconditionFailure("no list at \(pair.value.range)") }
        let parts: Parts
        if let brackets = list.brackets {
            parts = FlowParts(list, brackets, in: source).parts
        } else {
            parts = BlockParts(list, behind: pair.colon ?? pair.key.range.upperBound, in: source).parts
        }
        self.source = source
        self.pair = pair
        kind = parts.kind
        payloads = parts.payloads
        slots = parts.slots
        start = parts.start
        blanksAbove = BlankRun(above: parts, in: source)
        blanksBelow = BlankRun(below: parts, in: source)
        end = max(parts.end, blanksBelow.range.upperBound)
    }

    /// What a way of writing lists finds out.
    struct Parts {
        var kind: Kind
        var payloads: [Payload] = []
        var slots: [Slot] = []
        var start: Int
        var end: Int
    }
}

extension ListLayout {
    /// The comments that travel with an item, by its index, each from its `#` on.
    package func comments(of index: Int) -> [String] {
        payloads[index].comments.map { source.text($0) }
    }
}
