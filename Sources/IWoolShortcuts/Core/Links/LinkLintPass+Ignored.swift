/// What is left when the usual slips are mended and the app still ignores the link: one code for each reason.
extension LinkLintPass {
    /// Reports why the link is ignored, and goes on with what was probably meant.
    mutating func mendIgnored() {
        if outcome == .ignored(.notIWool) { reportScheme() }
        if outcome == .ignored(.unknownPath) { reportPath() }
        switch outcome {
        case .ignored(.unknownSettingsPath): reportSettingsPath()
        case .ignored(.missingEventID): reportMissingID()
        case .ignored(.invalidEventID): reportInvalidIDs()
        case .ignored(.conflictingEventIDs): reportConflictingIDs()
        case .ignored(.notIWool), .ignored(.unknownPath), .opens: break
        }
    }

    /// Reports an error, and mends it when it is known how.
    mutating func report(
        _ code: Diagnostic.Code,
        at range: ByteRange,
        _ message: String,
        label: String? = nil,
        related: [Diagnostic.Label] = [],
        title: String? = nil,
        edits: [(range: ByteRange, replacement: [UInt8])] = []
    ) {
        let fixes = title.map { [Diagnostic.Fix($0, edits: edits.map { edit($0.range, $0.replacement) })] }
        findings.append(
            Diagnostic(
                code, at: text.place(of: range), message, label: label, related: related,
                fixes: fixes ?? []))
        if !edits.isEmpty { mend(edits) }
    }

    // MARK: The scheme

    private mutating func reportScheme() {
        guard !text.bytes.isEmpty else {
            return report(
                .notIWool, at: text.range, "an empty text is no link", title: "write 'iwool://home'")
        }
        if let edit = schemeEdit() {
            return report(
                .notIWool, at: edit.range.isEmpty ? text.range : edit.range,
                edit.range.isEmpty
                    ? "\(quoted(text.range)) lacks the scheme: links begin with 'iwool://'"
                    : "\(quoted(edit.range)) is not the scheme of the app: links begin with 'iwool://'",
                title: "write 'iwool://'", edits: [edit])
        }
        let end = text.bytes.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? text.bytes.count
        report(
            .notIWool, at: 0..<end,
            "\(quoted(0..<end)) is not the scheme of the app: links begin with 'iwool://'")
    }

    /// What makes an `iwool:` link of the text, if that is likely to be what it was meant to be.
    private func schemeEdit() -> (range: ByteRange, replacement: [UInt8])? {
        let scheme = Array("iwool://".utf8)
        if outcome(replacing: [(0..<0, scheme)]).link != nil { return (0..<0, scheme) }
        let letters = text.bytes.prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") }
        let word = String(decoding: letters, as: UTF8.self)
        guard NearMiss(words: ["iwool"]).name(near: word) != nil else { return nil }
        var rest = text.bytes[letters.endIndex...]
        for colon in ["%3A", "%3a", ":", ";", "."] where rest.starts(with: colon.utf8) {
            rest = rest.dropFirst(colon.utf8.count)
            break
        }
        rest = rest.drop { $0 == UInt8(ascii: "/") }
        // A bare word that is only near to the scheme is no link at all.
        guard rest.startIndex > letters.endIndex else { return nil }
        return (0..<rest.startIndex, scheme)
    }

    // MARK: The path

    /// Guesses the name that a segment behind `settings` was meant to be.
    static let nestedNames = NearMiss(
        Destination.all.filter(\.isNestedInSettings).flatMap { destination in
            destination.names.map { (spelling: $0, name: destination.canonicalName) }
        })

    private mutating func reportPath() {
        guard let anatomy = LinkAnatomy(text.bytes), let first = anatomy.segments.first else { return }
        if let (edit, title) = separatorEdit(in: first) {
            return report(
                .unknownPath, at: first, "\(quoted(first)) is read as one name, and there is none like it",
                title: title, edits: [edit])
        }
        if let name = IWoolDeepLink.nearMiss.name(near: text.decoded(first)) {
            return report(
                .unknownPath, at: first, "there is no page named \(quoted(first)); did you mean '\(name)'?",
                title: "write '\(name)'", edits: [(first, Array(name.utf8))])
        }
        let names = IWoolDeepLink.destinationNames
        report(
            .unknownPath, at: first, "there is no page named \(quoted(first))",
            title: "write one of \(names.joined(separator: ", "))")
    }

    /// A separator that is wrong or escaped, if the link opens something with the right one.
    private func separatorEdit(
        in segment: ByteRange
    ) -> (edit: (range: ByteRange, replacement: [UInt8]), title: String)? {
        var seen: Set<UInt8> = []
        for index in segment where seen.insert(text.bytes[index]).inserted {
            let rest = text.bytes[index..<segment.upperBound]
            var candidates: [(range: ByteRange, replacement: String)] = []
            switch text.bytes[index] {
            case UInt8(ascii: "@"): candidates = [(segment.lowerBound..<index + 1, "")]
            case UInt8(ascii: ":"): candidates = [(rest.indices, ""), (index..<index + 1, "/")]
            case UInt8(ascii: "\\"), UInt8(ascii: "="): candidates = [(index..<index + 1, "/")]
            case UInt8(ascii: "&"): candidates = [(index..<index + 1, "?")]
            case UInt8(ascii: "%"):
                let escape = ASCII.lowercased(text.raw(rest.prefix(3).indices))
                let separators = ["%2f": "/", "%3f": "?", "%26": "?"]
                candidates = separators[escape].map { [(rest.prefix(3).indices, $0)] } ?? []
            default: continue
            }
            for (range, right) in candidates {
                let edit = (range: range, replacement: Array(right.utf8))
                guard outcome(replacing: [edit]).link != nil else { continue }
                let title =
                    right.isEmpty ? "remove \(quoted(range))" : "write '\(right)' for \(quoted(range))"
                return (edit, title)
            }
        }
        return nil
    }
}
