import IWoolShortcuts
import ShortcutsConfiguration
import TestSupport
import Testing

/// Laws that hold for every file and every edit, tried on files made by chance.
struct EditPropertyTests {
    /// How many files each law is tried on.
    private static let rounds: UInt64 = 1500

    /// A file made by chance that is without errors, and what an edit makes of it.
    private struct Sample {
        let seed: UInt64
        let text: String
        let names: [String]
        var maker: ConfigurationMaker

        init?(seed: UInt64, counts: ClosedRange<Int>) {
            self.seed = seed
            maker = ConfigurationMaker(seed: seed)
            let count = Int.random(in: counts, using: &maker.random)
            (text, names) = maker.file(count: count)
            guard ShortcutsFile.read(source).file != nil else { return nil }
        }

        var source: SourceText { SourceText(name: "made.yaml", text: text) }

        /// An option that is not in the list, by any of its names.
        mutating func newName() -> String {
            let used = Set(names.compactMap { ShortcutOption($0) })
            let free = ShortcutOption.all.filter { !used.contains($0) }
            return maker.pick(maker.pick(free).names)
        }

        mutating func index() -> Int { Int.random(in: names.indices, using: &maker.random) }
    }

    /// Tries a law on many files; asserts that nearly all that were made could be used.
    private static func forAll(_ counts: ClosedRange<Int>, _ law: (inout Sample) throws -> Void) rethrows {
        var used = 0
        for seed in 0..<rounds {
            guard var sample = Sample(seed: seed, counts: counts) else { continue }
            used += 1
            try law(&sample)
        }
        #expect(used > Int(rounds) * 9 / 10, "only \(used) files of \(rounds) were without errors")
    }

    /// Makes edits one after the other, and checks what must hold for each.
    private static func text(of sample: Sample, after edits: ShortcutEdit...) throws -> [UInt8] {
        var bytes = Array(sample.text.utf8)
        for edit in edits {
            let editor = ShortcutsEditor(SourceText(name: "made.yaml", bytes: bytes))
            let outcome = try #require(
                try? editor.outcome(of: edit), "\(edit), seed \(sample.seed)\n\(sample.text)")
            #expect(TextEdit.apply(outcome.edits, to: bytes) == outcome.bytes)
            #expect(undone(outcome, on: bytes) == bytes)
            #expect(editor.reading.file != nil)
            bytes = outcome.bytes
        }
        return bytes
    }

    /// The old text, out of the new one and the bytes that went.
    private static func undone(_ outcome: EditOutcome, on old: [UInt8]) -> [UInt8] {
        var shift = 0
        let back = outcome.edits.map { edit in
            let start = edit.range.lowerBound + shift
            shift += edit.replacement.count - edit.range.count
            return TextEdit(
                range: start..<start + edit.replacement.count, replacement: Array(old[edit.range]))
        }
        return TextEdit.apply(back, to: outcome.bytes)
    }

    private static func expectSame(_ bytes: [UInt8], _ sample: Sample, _ what: String) {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text == sample.text, "\(what), seed \(sample.seed)")
        #expect(bytes == Array(sample.text.utf8), "\(what), seed \(sample.seed)")
    }

    @Test func aMoveAndItsReverseGiveTheFileBack() throws {
        try EditPropertyTests.forAll(2...4) { sample in
            let (from, to) = (sample.index(), sample.index())
            let item = ItemReference.name(sample.names[from])
            let bytes = try EditPropertyTests.text(
                of: sample, after: .move(item, to: .position(to + 1)), .move(item, to: .position(from + 1)))
            EditPropertyTests.expectSame(bytes, sample, "move \(item) \(to + 1)")
        }
    }

    @Test func aSwapIsItsOwnReverse() throws {
        try EditPropertyTests.forAll(2...4) { sample in
            let (one, other) = (sample.index(), sample.index())
            let edit = ShortcutEdit.swap(.name(sample.names[one]), .position(other + 1))
            let back = ShortcutEdit.swap(.name(sample.names[other]), .name(sample.names[one]))
            let bytes = try EditPropertyTests.text(of: sample, after: edit, back)
            EditPropertyTests.expectSame(bytes, sample, "swap \(one + 1) \(other + 1)")
        }
    }

    @Test func whatWasAddedCanBeRemoved() throws {
        try EditPropertyTests.forAll(0...3) { sample in
            let name = sample.newName()
            let position = Int.random(in: 1...sample.names.count + 1, using: &sample.maker.random)
            let bytes = try EditPropertyTests.text(
                of: sample, after: .add(name, at: .position(position)), .remove(.name(name)))
            EditPropertyTests.expectSame(bytes, sample, "add \(name) \(position)")
        }
    }

    @Test func whatWasReplacedCanBePutBack() throws {
        try EditPropertyTests.forAll(1...4) { sample in
            let (old, name) = (sample.names[sample.index()], sample.newName())
            let bytes = try EditPropertyTests.text(
                of: sample, after: .replace(.name(old), with: name), .replace(.name(name), with: old))
            EditPropertyTests.expectSame(bytes, sample, "replace \(old) \(name)")
        }
    }

    @Test func theSameEditTwiceIsOneEditOrRefused() throws {
        try EditPropertyTests.forAll(1...3) { sample in
            let (name, old, other) = (sample.newName(), sample.names[sample.index()], sample.names[0])
            let edits: [ShortcutEdit] = [
                .add(name, at: .first), .remove(.name(old)), .move(.name(old), to: .last),
                .move(.name(old), to: .before(.name(other))), .replace(.name(old), with: name),
                .set([name, old]), .reset, .normalise,
            ]
            let edit = sample.maker.pick(edits)
            let once = try EditPropertyTests.text(of: sample, after: edit)
            do throws(EditRefusal) {
                let again = try ShortcutsEditor(SourceText(name: "", bytes: once)).outcome(of: edit)
                #expect(again.changesNothing, "\(edit), seed \(sample.seed)")
                #expect(again.bytes == once)
            } catch {
                switch (error, edit) {
                case (.alreadySelected, .add), (.notSelected, .remove), (.notSelected, .replace): break
                default: Issue.record("\(edit) was refused: \(error.message()), seed \(sample.seed)")
                }
            }
        }
    }

    @Test func aNewOrderKeepsEveryLine() throws {
        try EditPropertyTests.forAll(2...4) { sample in
            let item = ItemReference.position(sample.index() + 1)
            let edit = ShortcutEdit.move(item, to: .position(sample.index() + 1))
            let bytes = try EditPropertyTests.text(of: sample, after: edit)
            guard sample.maker.style == .block else { return }
            func lines(_ bytes: [UInt8]) -> [String] {
                let source = SourceText(name: "", bytes: bytes)
                return (1...source.lineCount).map { source.text(source.lineRange($0)) }.sorted()
            }
            #expect(lines(bytes) == lines(Array(sample.text.utf8)), "\(edit), seed \(sample.seed)")
        }
    }

    @Test func aSetListIsTheOneThatWasWanted() throws {
        try EditPropertyTests.forAll(0...4) { sample in
            let count = Int.random(in: 0...4, using: &sample.maker.random)
            let wanted = ShortcutOption.all.shuffled(using: &sample.maker.random).prefix(count)
            let edit = ShortcutEdit.set(wanted.map(\.canonicalName))
            let bytes = try EditPropertyTests.text(of: sample, after: edit)
            let file = ShortcutsFile.read(SourceText(name: "", bytes: bytes)).file
            #expect(file?.selection.options == Array(wanted), "\(edit), seed \(sample.seed)")
        }
    }
}
