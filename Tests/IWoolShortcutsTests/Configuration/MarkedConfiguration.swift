import IWoolShortcuts
import ShortcutsConfiguration
import TestSupport
import Testing

/// A configuration with the places of its findings marked, errors first, each kind in order.
struct MarkedConfiguration {
    let source: SourceText
    let ranges: [ByteRange]
    let reading: ShortcutsFile.Reading

    init(_ marked: String, isStrict: Bool = false, iOS: IOSVersion? = nil) {
        let text = MarkedText(marked)
        source = SourceText(name: "marked.yaml", text: text.text)
        ranges = text.ranges
        reading = ShortcutsFile.read(source, isStrict: isStrict, iOS: iOS)
    }

    /// Expects exactly these codes at exactly the marked places.
    func expect(_ codes: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        let story = "\(source.text(source.range).debugDescription): \(reading.diagnostics.map(\.message))"
        #expect(reading.diagnostics.map(\.code.id) == codes, "\(story)", sourceLocation: sourceLocation)
        #expect(reading.diagnostics.map(\.range) == ranges, "\(story)", sourceLocation: sourceLocation)
    }

    /// The text after the first fix of the first finding, if it has edits.
    var mended: String? {
        guard let fix = reading.diagnostics.first?.fixes.first, !fix.edits.isEmpty else { return nil }
        return String(decoding: TextEdit.apply(fix.edits, to: source.bytes), as: UTF8.self)
    }

    /// The message of the first finding.
    var message: String { reading.diagnostics.first?.message ?? "" }
}
