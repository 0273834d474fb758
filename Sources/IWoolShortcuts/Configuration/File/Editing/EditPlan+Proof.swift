internal import IWoolShortcuts

extension EditPlan {
    /// Applies the edits, reads the result, and compares it with what was wanted.
    ///
    /// - Parameters:
    ///   - source: The text before.
    ///   - old: What stood there; nil for a text without content.
    ///   - mustBeClean: Whether the result must have no errors; otherwise items may still be faulty.
    func proved(
        in source: SourceText, after old: ShortcutsFile.Layout?, mustBeClean: Bool
    ) throws(EditRefusal) -> EditOutcome {
        let bytes = TextEdit.apply(edits, to: source.bytes)
        var isClean = mustBeClean
        if !edits.isEmpty {
            let result = SourceText(name: source.name, bytes: bytes)
            let reading = ShortcutsFile.read(result)
            guard let layout = reading.layout, reading.file != nil || !mustBeClean else {
                let error = reading.diagnostics.first { $0.severity == .error }
                throw .wouldChangeMore("the file could not be read then: \(error?.message ?? "no list")")
            }
            isClean = reading.file != nil
            guard layout.items.map(\.name) == names else {
                throw .wouldChangeMore("the list would become another than was asked for")
            }
            guard keepsBytesOutside(of: source.bytes, in: bytes) else {
                throw .wouldChangeMore("bytes outside of the list would change")
            }
            if let old, old.otherKeys(in: source) != layout.otherKeys(in: result) {
                throw .wouldChangeMore("the value of another key would change")
            }
        }
        return EditOutcome(
            edits: edits, bytes: bytes, before: (old?.items ?? []).map { EditOutcome.Name($0.name) },
            after: names.map(EditOutcome.Name.init), changes: changes, isClean: isClean)
    }

    /// Whether the new text is the old one wherever no edit reaches.
    private func keepsBytesOutside(of old: [UInt8], in new: [UInt8]) -> Bool {
        var (oldOffset, newOffset) = (0, 0)
        for edit in edits {
            let count = edit.range.lowerBound - oldOffset
            guard count >= 0, newOffset + count <= new.count,
                old[oldOffset..<edit.range.lowerBound] == new[newOffset..<newOffset + count]
            else { return false }
            oldOffset = edit.range.upperBound
            newOffset += count + edit.replacement.count
        }
        return newOffset <= new.count && old[oldOffset...] == new[newOffset...]
    }
}

extension ShortcutsFile.Layout {
    /// The texts of all keys and values but that of the list.
    fileprivate func otherKeys(in source: SourceText) -> [String] {
        let pairs = root.mapping?.pairs ?? []
        return pairs.filter { $0.key.range != shortcuts.key.range }.flatMap { pair in
            [source.text(pair.key.fullRange), source.text(pair.value.fullRange)]
        }
    }
}
