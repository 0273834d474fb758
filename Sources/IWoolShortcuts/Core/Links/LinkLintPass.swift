/// One run of the linter over one link.
///
/// It mends the link step by step. A step that finds a mistake reports it, puts it right in `text`, and the
/// next step looks at the mended link: so each mistake is reported once, and under one name. What is left
/// at the end is the corrected link, which every finding suggests.
struct LinkLintPass {
    let link: FoundLink
    let zone: LinkLinter.Zone?
    /// The link with what was found so far put right.
    var text: LinkText
    /// What the app makes of `text`.
    var outcome: IWoolDeepLink.Outcome
    /// The parts that are filled in later.
    var placeholders: [FoundLink.Placeholder]
    /// What was found so far.
    var findings: [Diagnostic] = []
    /// What would spell the link canonically: replacements of ranges of `text` that do not overlap.
    var respelling: [(range: ByteRange, replacement: [UInt8])] = []
    /// The link that was meant, as far as can be told.
    var corrected: IWoolDeepLink?

    init(_ link: FoundLink, zone: LinkLinter.Zone?) {
        self.link = link
        self.zone = zone
        text = link.text
        placeholders = link.placeholders
        let whole = ASCII.trimmed(text.range, in: text.bytes)
        text.replace([(0..<whole.lowerBound, []), (whole.upperBound..<text.bytes.count, [])])
        outcome = IWoolDeepLink.parse(text.bytes)
    }

    /// Every finding, in the order of their places, each with the corrected link.
    mutating func run() -> [Diagnostic] {
        removeSurroundings()
        replaceLookAlikes()
        removeInvisible()
        removeDoubledScheme()
        removeCallbackPrefix()
        replaceEntities()
        guard fillPlaceholders() else { return sorted() }
        if outcome.link == nil { mendIgnored() }
        if let opened = outcome.link {
            corrected = opened
            checkSpelling(of: opened)
        }
        checkLength()
        return sorted()
    }

    private func sorted() -> [Diagnostic] {
        var suggestion = corrected.map { original($0.canonicalLink) }
        // A template that nobody filled in has no right spelling, unless something else in it is wrong.
        if suggestion == String(decoding: link.text.bytes, as: UTF8.self) { suggestion = nil }
        if link.notation == .alone, !placeholders.isEmpty { suggestion = nil }
        return findings.map { finding in
            var finding = finding
            finding.suggestion = finding.suggestion ?? suggestion
            return finding
        }.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }
}

extension LinkLintPass {
    /// Whether the link stands in a text for people, where a placeholder is as it should be.
    var isInDocument: Bool { link.notation == .document || link.notation == .markup }

    /// The words with placeholders as they stand in the file.
    func original(_ words: String) -> String {
        placeholders.reduce(words) { words, placeholder in
            ByteSearch.replacing(placeholder.digits, with: placeholder.original, in: words)
        }
    }

    /// A range of the link as it is shown in a message.
    func quoted(_ range: ByteRange) -> String {
        VisibleText.quoted(original(text.raw(range)))
    }

    /// Whether a part is filled in later, at least partly, so that nothing can be said about it.
    func isOpen(_ range: ByteRange) -> Bool {
        placeholders.contains { ByteSearch.first(Array($0.digits.utf8), in: text.bytes[range]) != nil }
    }

    /// An edit of the file that puts other bytes in the place of a range of the link.
    func edit(_ range: ByteRange, _ replacement: [UInt8]) -> TextEdit {
        var written = replacement
        if link.notation == .markup {
            written = replacement.flatMap { $0 == UInt8(ascii: "&") ? Array("&amp;".utf8) : [$0] }
        }
        return TextEdit(range: text.place(of: range), replacement: written)
    }

    /// What the app would make of the link with some ranges replaced; they are in ascending order.
    func outcome(replacing edits: [(range: ByteRange, replacement: [UInt8])]) -> IWoolDeepLink.Outcome {
        IWoolDeepLink.parse(bytes(replacing: edits))
    }

    /// The link with some ranges replaced; they are in ascending order.
    func bytes(replacing edits: [(range: ByteRange, replacement: [UInt8])]) -> [UInt8] {
        TextEdit.apply(edits.map { TextEdit(range: $0.range, replacement: $0.replacement) }, to: text.bytes)
    }

    /// Puts other bytes in the place of some ranges, in ascending order, and goes on with the mended link.
    mutating func mend(_ edits: [(range: ByteRange, replacement: [UInt8])]) {
        text.replace(edits)
        outcome = IWoolDeepLink.parse(text.bytes)
    }

    /// Reports a slip that changes what the app makes of the link, mends it, and goes on.
    ///
    /// Says nothing and changes nothing when the app does not care, or when the link opens and would not
    /// any more: then it is no slip of this kind.
    mutating func repair(
        _ code: Diagnostic.Code,
        _ message: String,
        title: String,
        label: String? = nil,
        edits: [(range: ByteRange, replacement: [UInt8])]
    ) {
        guard let first = edits.first, let last = edits.last else { return }
        let mended = outcome(replacing: edits)
        let isIgnored = outcome.link == nil
        guard mended != outcome, isIgnored || mended.link != nil else { return }
        findings.append(
            Diagnostic(
                code, severity: isIgnored ? .error : min(code.severity, .warning),
                at: text.place(
                    of: edits.count == 1 ? first.range : first.range.lowerBound..<last.range.upperBound),
                message, label: label,
                fixes: [.init(title, edits: edits.map { edit($0.range, $0.replacement) })]))
        mend(edits)
    }
}
