public import IWoolShortcuts

/// What can be kept of a configuration file that may be old or damaged, for an app that must go on.
///
/// The strict reader refuses a file with any mistake; this door takes the options that it knows, in order,
/// whatever the version, and tells what it dropped.
///
/// ```swift
/// let salvaged = SalvagedShortcuts(of: "shortcuts: [cal, watchface, home]")
/// salvaged.selection?.options       // calendar, home
/// salvaged.dropped.first?.text      // "watchface", at line 1
/// ```
public struct SalvagedShortcuts: Hashable, Sendable {
    /// The options that were kept, in order; nil when the file has no list at all.
    public let selection: ShortcutSelection?
    /// What was dropped, in the order of the text.
    public let dropped: [Dropped]

    /// Reads the bytes of a file; it never fails.
    public init(of bytes: [UInt8]) {
        self.init(of: SourceText(name: "", bytes: bytes))
    }

    /// Reads the text of a file; it never fails.
    public init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    private init(_ selection: ShortcutSelection?, dropped: [Dropped]) {
        self.selection = selection
        self.dropped = dropped
    }

    private init(of source: SourceText) {
        var sink = DiagnosticSink()
        let document = YAMLDocument.read(source, into: &sink)
        if let refusal = sink.diagnostics.first {
            self.init(nil, dropped: [Dropped(refusal, in: source)])
            return
        }
        let pair = document?.root?.mapping?.pairs.first { $0.key.scalar?.value == "shortcuts" }
        guard let sequence = pair?.value.sequence else {
            let node = pair?.value ?? document?.root
            self.init(nil, dropped: [Dropped(node, reason: .noList, in: source)])
            return
        }
        self.init(sequence.items, in: source)
    }

    private init(_ items: [YAMLNode], in source: SourceText) {
        let names = items.enumerated().compactMap { index, node in
            node.isNull || node.isNumber ? nil : node.scalar.map { (index: index, name: $0.value) }
        }
        let reading = ShortcutSelection.reading(names.map(\.name))
        var reasons: [Reason?] = Array(repeating: .notAName, count: items.count)
        for name in names { reasons[name.index] = nil }
        for drop in reading.dropped { reasons[names[drop.position - 1].index] = .name(drop.reason) }
        let dropped = zip(items, reasons).compactMap { node, reason in
            reason.map { Dropped(node, reason: $0, in: source) }
        }
        self.init(reading.selection, dropped: dropped)
    }
}
