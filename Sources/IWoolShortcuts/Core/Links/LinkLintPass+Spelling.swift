/// How a link that opens something is written; each kind of oddity is reported once.
extension LinkLintPass {
    /// Reports what is written otherwise than the canonical link, and what is ignored.
    mutating func checkSpelling(of opened: IWoolDeepLink) {
        guard let anatomy = LinkAnatomy(text.bytes) else { return }
        let isAsMeant = findings.isEmpty
        let route = LinkLintPass.routeLength(of: opened, in: anatomy)
        checkNames(of: opened, in: anatomy)
        checkPath(anatomy, routeLength: route)
        switch opened {
        case .destination: checkUnwantedQuery(anatomy)
        case .event: checkItems(anatomy)
        }
        if let fragment = anatomy.fragment {
            respell(
                .ignoredFragment, at: fragment, "the app ignores \(quoted(fragment)), from '#' to the end",
                title: "remove it", [(fragment, [])])
        }
        if isAsMeant { checkCanonical() }
    }

    /// How many segments select what is opened.
    private static func routeLength(of link: IWoolDeepLink, in anatomy: LinkAnatomy) -> Int {
        switch link {
        case .event: min(2, anatomy.segments.count)
        case .destination(.settings): min(1, anatomy.segments.count)
        case .destination(let destination):
            // A page that is reached through Settings has `settings` in front of its name.
            min(anatomy.segments.count, isNested(destination, in: anatomy) ? 2 : 1)
        }
    }

    private static func isNested(_ destination: Destination, in anatomy: LinkAnatomy) -> Bool {
        destination.isNestedInSettings && anatomy.route == .settings
    }

    /// Reports an oddity that the app does not mind, with what would spell it canonically.
    mutating func respell(
        _ code: Diagnostic.Code,
        at range: ByteRange,
        _ message: String,
        title: String,
        isSafe: Bool = true,
        _ edits: [(range: ByteRange, replacement: [UInt8])]
    ) {
        respelling += edits
        findings.append(
            Diagnostic(
                code, at: text.place(of: range), message,
                fixes: [.init(title, edits: edits.map { edit($0.range, $0.replacement) }, isSafe: isSafe)]))
    }

    // MARK: Names

    private mutating func checkNames(of opened: IWoolDeepLink, in anatomy: LinkAnatomy) {
        var uppercase = [anatomy.scheme]
        if let first = anatomy.segments.first {
            if let alias = alias(first, for: opened) {
                respell(
                    .aliasName, at: first, "\(quoted(first)) is another name of '\(alias)'",
                    title: "write '\(alias)'", [(first, Array(alias.utf8))])
            } else {
                uppercase.append(first)
            }
        }
        if case .destination(let destination) = opened, LinkLintPass.isNested(destination, in: anatomy) {
            uppercase.append(anatomy.segments[1])
        }
        if case .event = opened {
            uppercase += anatomy.items.filter { $0.meaning != .nothing }.map(\.name)
        }
        let edits = uppercase.filter { text.bytes[$0].contains(where: ASCII.isUppercase) }.map { range in
            (range: range, replacement: text.bytes[range].map(ASCII.lowercased))
        }.filter { !text.bytes[$0.range].contains(UInt8(ascii: "%")) }
        guard let first = edits.first else { return }
        let shown = edits.map { quoted($0.range) }.joined(separator: ", ")
        respell(
            .upperCase, at: first.range, "upper case in \(shown); names are written in lower case",
            title: "write lower case", edits)
    }

    /// The canonical name, when the first segment is another one for the same destination.
    private func alias(_ segment: ByteRange, for opened: IWoolDeepLink) -> String? {
        guard case .destination(let destination) = opened,
            destination.aliases.contains(ASCII.lowercased(text.raw(segment)))
        else { return nil }
        return destination.canonicalName
    }

    // MARK: Path and query

    private mutating func checkPath(_ anatomy: LinkAnatomy, routeLength: Int) {
        let end = anatomy.path.upperBound
        guard routeLength > 0 else { return }
        let route = anatomy.segments[routeLength - 1].upperBound
        if anatomy.segments.count > routeLength {
            let rest = anatomy.segments[routeLength].lowerBound..<end
            respell(
                .leftoverSegment, at: rest, "the app ignores \(quoted(rest)): the path is complete before it",
                title: "remove it", isSafe: false, [(route..<end, [])])
        } else if route < end {
            respell(
                .trailingSlash, at: route..<end, "the slash at the end says nothing", title: "remove it",
                [(route..<end, [])])
        }
    }

    private mutating func checkUnwantedQuery(_ anatomy: LinkAnatomy) {
        guard let query = anatomy.query, !query.isEmpty else { return }
        let whole = query.lowerBound - 1..<query.upperBound
        respell(
            .unwantedQuery, at: query,
            "the app ignores \(quoted(query)): only links to an activity have a query",
            title: "remove it", isSafe: false, [(whole, [])])
    }

    // MARK: The whole

    private mutating func checkCanonical() {
        guard text.bytes.count <= LinkLinter.longestLink, placeholders.isEmpty || !isInDocument,
            let canonical = corrected?.canonicalLink
        else { return }
        let edits = respelling.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard bytes(replacing: edits) != Array(canonical.utf8) else { return }
        let written = original(canonical)
        findings.append(
            Diagnostic(
                .notCanonical, at: text.place(of: text.range),
                "\(quoted(text.range)) is not the usual spelling of \(VisibleText.quoted(written))",
                fixes: [
                    .init(
                        "write '\(written)'",
                        edits: respelling.isEmpty ? [edit(text.range, Array(written.utf8))] : [], isSafe: true
                    )
                ]))
    }

    /// Reports a link that some of what carries it would cut.
    mutating func checkLength() {
        let count = link.text.bytes.count
        guard count > LinkLinter.longestLink else { return }
        findings.append(
            Diagnostic(
                .longLink, at: link.range,
                "the link has \(count) bytes; past \(LinkLinter.longestLink) it may be cut on its way",
                fixes: [.init("leave out what the app ignores")]))
    }
}
