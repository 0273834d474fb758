extension LinksLock {
    /// Holds the text of a lock file against the name table.
    package static func check(_ source: SourceText) -> [Diagnostic] {
        var sink = DiagnosticSink()
        let current = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.opens) })
        var locked: [String: Int] = [:]
        for line in 1...source.lineCount {
            guard let statement = statement(on: line, of: source) else { continue }
            guard let entry = entry(of: source.text(statement)) else {
                sink.send(malformed(source.text(statement), at: statement))
                continue
            }
            if let first = locked[entry.name] {
                sink.send(repeated(entry.name, first: first, at: statement))
                continue
            }
            locked[entry.name] = line
            switch current[entry.name] {
            case nil: sink.send(vanished(entry, at: statement))
            case entry.opens?: break
            case let now?: sink.send(turned(entry, now: now, at: statement))
            }
        }
        let end = source.bytes.count
        let needsBreak = end > 0 && source.bytes[end - 1] != 0x0A
        for (count, entry) in entries.filter({ locked[$0.name] == nil }).enumerated() {
            let line = (needsBreak && count == 0 ? "\n" : "") + entry.line + "\n"
            sink.send(unlocked(entry, adding: TextEdit(range: end..<end, replacement: line)))
        }
        return sink.diagnostics
    }

    /// What stands on a line besides white space, or nil for an empty line and a note.
    private static func statement(on line: Int, of source: SourceText) -> ByteRange? {
        var range = source.lineRange(line)
        if line == 1 { range = max(range.lowerBound, source.contentStart)..<range.upperBound }
        range = ASCII.trimmed(range, in: source.bytes)
        guard let first = source.bytes[range].first, first != UInt8(ascii: "#") else { return nil }
        return range
    }

    private static func entry(of statement: String) -> Entry? {
        let words = statement.split { $0 == " " || $0 == "\t" }
        guard words.count == 3, words[1] == "->" else { return nil }
        return Entry(name: String(words[0]), opens: String(words[2]))
    }
}

extension LinksLock {
    private static func malformed(_ statement: String, at range: ByteRange) -> Diagnostic {
        Diagnostic(
            .lockSyntax, at: range, "\(VisibleText.quoted(statement)) is no entry of a lock file",
            label: "expected 'NAME -> DESTINATION'",
            fixes: [.init("write a name, '->' and what it opens, such as 'scan -> scanner'")])
    }

    private static func repeated(_ name: String, first: Int, at range: ByteRange) -> Diagnostic {
        Diagnostic(
            .lockDuplicate, at: range, "\(VisibleText.quoted(name)) is locked already, on line \(first)",
            fixes: [.init("remove one of the two lines")])
    }

    private static func vanished(_ entry: Entry, at range: ByteRange) -> Diagnostic {
        Diagnostic(
            .lockNameGone, at: range,
            "the name \(VisibleText.quoted(entry.name)) was shipped and opened "
                + "\(VisibleText.quoted(entry.opens)), and now it opens nothing",
            label: "no longer in the name table",
            fixes: [.init("keep it in the name table as an alias of \(VisibleText.quoted(entry.opens))")])
    }

    private static func turned(_ entry: Entry, now: String, at range: ByteRange) -> Diagnostic {
        Diagnostic(
            .lockNameTurned, at: range,
            "the name \(VisibleText.quoted(entry.name)) was shipped and opened "
                + "\(VisibleText.quoted(entry.opens)), and now it opens \(VisibleText.quoted(now))",
            label: "now opens \(VisibleText.quoted(now))",
            fixes: [.init("let it open \(VisibleText.quoted(entry.opens)) in the name table again")])
    }

    private static func unlocked(_ entry: Entry, adding edit: TextEdit) -> Diagnostic {
        Diagnostic(
            .lockNameMissing, at: edit.range,
            "the name \(VisibleText.quoted(entry.name)), which opens \(VisibleText.quoted(entry.opens)), "
                + "is not in the lock file",
            fixes: [.init("add the line '\(entry.line)'", edits: [edit], isSafe: true)],
            suggestion: entry.line)
    }
}
