extension LinkLintPass {
    /// Lets digits stand for the placeholders of ids and days; false when nothing more can be said.
    mutating func fillPlaceholders() -> Bool {
        guard let anatomy = LinkAnatomy(text.bytes), let first = anatomy.segments.first else { return true }
        if isOpen(first) { return false }
        if let range = LinkPlaceholder.first(in: text.bytes[first]) {
            reportPlaceholders([range], changesLink: true)
            return false
        }
        let second = anatomy.segments.dropFirst().first
        if let second, anatomy.route == .settings {
            if isOpen(second) { return false }
            guard let range = LinkPlaceholder.first(in: text.bytes[second]) else { return true }
            reportPlaceholders([range], changesLink: true)
            return false
        }
        let values = anatomy.items.filter { $0.meaning != .nothing }.compactMap(\.value)
        let found = ([second].compactMap(\.self) + values).compactMap {
            LinkPlaceholder.first(in: text.bytes[$0])
        }
        guard !found.isEmpty else { return true }
        let filled = found.map { range in
            let placeholder = FoundLink.Placeholder(text.raw(range), index: placeholders.count)
            placeholders.append(placeholder)
            return (range: range, replacement: Array(placeholder.digits.utf8))
        }
        reportPlaceholders(found, changesLink: outcome(replacing: filled) != outcome)
        mend(filled)
        return true
    }

    private mutating func reportPlaceholders(_ ranges: [ByteRange], changesLink: Bool) {
        guard changesLink, let first = ranges.first, let last = ranges.last else { return }
        let shown = ranges.map { VisibleText.quoted(text.raw($0)) }.joined(separator: " and ")
        let severity: Diagnostic.Severity =
            if isInDocument { .hint } else { outcome.link == nil ? .error : .warning }
        findings.append(
            Diagnostic(
                .unfilledPlaceholder, severity: severity,
                at: text.place(of: ranges.count == 1 ? first : first.lowerBound..<last.upperBound),
                isInDocument
                    ? "\(shown) stands for a value: as it is written, it is none"
                    : "\(shown) was never filled in",
                fixes: isInDocument ? [] : [.init("write the value that belongs there")]))
    }
}
