/// The ids of a link to an activity: missing, not valid, or two that differ.
extension LinkLintPass {
    mutating func reportMissingID() {
        guard let anatomy = LinkAnatomy(text.bytes), let first = anatomy.segments.first else { return }
        let message = "a link to an activity needs its id"
        if let (range, replacement) = misplacedID(in: anatomy) {
            return report(
                .missingEventID, at: range, "\(message), and \(quoted(range)) is not where it is looked for",
                title: "write '\(String(decoding: replacement, as: UTF8.self))'",
                edits: [(range, replacement)])
        }
        report(
            .missingEventID, at: first, message, label: "which one?",
            title: "write \(Destination.eventName)/ and the id, such as iwool://event/42")
    }

    /// Digits under another name, without one, or behind a `#`, if there is only one candidate.
    private func misplacedID(in anatomy: LinkAnatomy) -> (ByteRange, [UInt8])? {
        let candidates = anatomy.items.filter { $0.meaning == .nothing }.compactMap { item in
            let digits = item.value ?? item.name
            return number(in: digits).map { (item.range, Array("id=\($0)".utf8)) }
        }
        if candidates.count == 1 { return candidates.first }
        guard candidates.isEmpty, let fragment = anatomy.fragment, anatomy.items.isEmpty else { return nil }
        let digits = fragment.dropFirst()
        return number(in: digits.lowerBound..<digits.upperBound).map { (fragment, Array("/\($0)".utf8)) }
    }

    private func number(in range: ByteRange) -> Int64? {
        text.bytes[range].withUnsafeBufferPointer { LinkNumber.id(in: $0) }
    }

    mutating func reportInvalidIDs() {
        guard let anatomy = LinkAnatomy(text.bytes) else { return }
        var places = anatomy.segments.dropFirst().prefix(1).map { (value: $0, whole: $0) }
        for item in anatomy.items where item.meaning == .id {
            places.append((item.value ?? item.range.upperBound..<item.range.upperBound, item.range))
        }
        let invalid = places.filter { number(in: $0.value) == nil }
        if invalid.contains(where: { isOpen($0.value) }) { return }
        var edits: [(range: ByteRange, replacement: [UInt8])] = []
        for (value, whole) in invalid {
            let (problem, guess) = LinkIDProblem.of(text.decoded(value))
            let guessed = guess.map { [(range: value, replacement: Array($0.utf8))] } ?? []
            edits += guessed
            let place = value.isEmpty ? whole : value
            findings.append(
                Diagnostic(
                    .invalidEventID, at: text.place(of: place),
                    "\(quoted(place)) is no id of an activity: \(problem)",
                    fixes: [
                        .init(
                            guess.map { "write '\($0)'" } ?? "write the id in plain digits, such as 42",
                            edits: guessed.map { edit($0.range, $0.replacement) })
                    ]))
        }
        mend(edits)
    }

    mutating func reportConflictingIDs() {
        guard let anatomy = LinkAnatomy(text.bytes) else { return }
        var places = Array(anatomy.segments.dropFirst().prefix(1))
        places += anatomy.items.filter { $0.meaning == .id }.compactMap(\.value)
        let ids = places.map { number(in: $0) }
        guard let first = ids.first, let other = ids.firstIndex(where: { $0 != first }) else { return }
        if isOpen(places[0]) || isOpen(places[other]) { return }
        report(
            .conflictingEventIDs, at: places[other],
            "the link gives two different ids, \(quoted(places[0])) and \(quoted(places[other]))",
            related: [.init(at: text.place(of: places[0]), "the other one")],
            title: "keep the one that is meant")
    }
}
