internal import IWoolShortcuts

extension YAMLProblemReport {
    /// A line that should be `key: value` has no colon, or one that should be an item has no dash.
    var missingColon: Diagnostic {
        let words = words(from: beginning)
        let shown = VisibleText.quoted(source.text(words))
        if builder.isInBlockList {
            return syntax(
                in: words,
                "\(shown) is neither an item, which has a '-' before it, nor a key with a ':' behind",
                label: "no '-' before this", fix: "write a '-' and a blank before it",
                edits: [TextEdit(range: beginning..<beginning, replacement: "- ")])
        }
        if let tight = tightColon(in: words) {
            return syntax(
                in: words, "the ':' in \(shown) needs a blank behind it", label: "no blank behind the ':'",
                fix: "write a blank behind the ':'", edits: [blank(behind: tight)])
        }
        return syntax(
            in: words, "there is no ':' behind \(shown), and a line here has the form 'key: value'",
            label: "no ':' behind this", fix: "write a ':' behind it",
            edits: [TextEdit(range: words.upperBound..<words.upperBound, replacement: ":")])
    }

    /// The first colon in some words that directly follows a word and is directly followed by one.
    private func tightColon(in words: ByteRange) -> Int? {
        source.bytes[words].dropFirst().dropLast().firstIndex(of: UInt8(ascii: ":"))
    }

    private func blank(behind offset: Int) -> TextEdit {
        TextEdit(range: offset + 1..<offset + 1, replacement: " ")
    }

    /// A bracket that is never closed, or something in it that is no separator.
    var openBracket: Diagnostic {
        let isOver = isAtEnd(place) || line(of: place) != line(of: beginning)
        let open = isOver ? builder.innermostBracket ?? character(at: beginning) : character(at: beginning)
        let isList = byte(at: open.lowerBound) == UInt8(ascii: "[")
        let bracket = isList ? "[" : "{"
        let closing = isList ? "]" : "}"
        if isOver { return unclosed(open) }
        let found = character(at: place)
        return syntax(
            in: found,
            "there is no ',' or '\(closing)' before \(VisibleText.quoted(source.text(found))) "
                + "inside the '\(bracket)' of line \(line(of: beginning))",
            label: "',' or '\(closing)' is missing before this",
            fix: "separate the entries by ',' and close them with '\(closing)'")
    }

    private func unclosed(_ open: ByteRange) -> Diagnostic {
        let isList = byte(at: open.lowerBound) == UInt8(ascii: "[")
        let bracket = isList ? "[" : "{"
        let closing = isList ? "]" : "}"
        return syntax(
            in: open, "the bracket '\(bracket)' is never closed", label: "opened here",
            fix: "write a '\(closing)' behind the last entry")
    }

    /// A place where a value should be, and something else is.
    var missingContent: Diagnostic {
        if let open = builder.innermostBracket, isAtEnd(place) || isDocumentMarker(place) {
            return unclosed(open)
        }
        let found = isDocumentMarker(place) ? place..<place + 3 : character(at: place)
        if found.isEmpty {
            return syntax(at: place, "a value is missing here", fix: "write the value")
        }
        return syntax(
            in: found, "a value should be here, before \(VisibleText.quoted(source.text(found)))",
            label: "no value before this", fix: "write the value, or take out what stands here")
    }

    private func isDocumentMarker(_ offset: Int) -> Bool {
        let rest = source.bytes[offset...]
        return lineStart(of: offset) == offset
            && (rest.starts(with: Array("---".utf8)) || rest.starts(with: Array("...".utf8)))
    }

    /// A line whose indentation fits no line above, or text behind the end of a value.
    var wrongIndentation: Diagnostic {
        guard isFirstOnItsLine(place) else {
            let words = words(from: place)
            return syntax(
                in: words,
                "\(VisibleText.quoted(source.text(words))) stands behind the end of a value",
                label: "this belongs to nothing", fix: "take it out, or put the whole value in quotes")
        }
        let column = source.position(at: place).column
        if byte(at: place) == UInt8(ascii: ":") {
            return syntax(at: place, "there is no key before this ':'", fix: "write the key before the ':'")
        }
        let indentation =
            switch column {
            case 1: "not indented"
            case 2: "indented by 1 space"
            default: "indented by \(column - 1) spaces"
            }
        return syntax(
            at: place, "this line is \(indentation), which fits no line above it", label: indentation,
            fix: "indent it like the lines that it belongs to; items of one list stand below each other")
    }

    /// Text where the document is over already.
    var textBehindTheEnd: Diagnostic {
        let words = words(from: place)
        let shown = VisibleText.quoted(source.text(words))
        if builder.isEndedExplicitly {
            return Diagnostic(
                .multipleDocuments, at: words,
                "\(shown) stands behind the '...' that ends the document, and a file may hold only one",
                label: "a second document",
                fixes: [Diagnostic.Fix("take out the '...', or what stands behind it")])
        }
        if !builder.hasBegun {
            return syntax(
                in: words, "a line '---' is missing between the '%' lines and \(shown)",
                label: "no '---' before this", fix: "write a line '---' before it",
                edits: [TextEdit(range: place..<place, replacement: "---\n")])
        }
        if isFirstOnItsLine(place), let root = builder.lastRoot, root.mapping?.style == .block {
            let line = line(of: root.range.lowerBound)
            return syntax(
                at: place, "this line is indented less than the keys above it, which begin at line \(line)",
                label: "indented less", fix: "indent all keys of the file alike")
        }
        return syntax(
            in: words, "\(shown) stands behind the end of the value that is the whole file",
            label: "this belongs to nothing", fix: "take it out, or make it part of the value")
    }

    /// A colon that would make a mapping where none can be.
    var strayColon: Diagnostic {
        let start = lineStart(of: place)
        let before = source.text(start..<place)
        if before.contains(": ") || before.contains(":\t") {
            return syntax(
                at: place, "a second ':' on one line can't be read: what stands before it is a value already",
                label: "a second ':'", fix: "put the value in quotes, or begin a new line with the second key"
            )
        }
        if let above = wordsAbove(start), !isPair(above) {
            let shown = VisibleText.quoted(source.text(above))
            let tight = tightColon(in: above)
            return syntax(
                at: place,
                "this ':' can't be read: the text above, \(shown), is no 'key: value', so it goes on here",
                label: "not a key here",
                fix: tight == nil
                    ? "write the text above as 'key: value'" : "write a blank behind the ':' above",
                edits: tight.map { [blank(behind: $0)] } ?? [])
        }
        return syntax(
            at: place,
            "this ':' can't be read: by its indentation the line continues the value of the line above",
            label: "not a key here", fix: "indent the line like the keys that it belongs to")
    }

    /// The words of the nearest line above that has any.
    private func wordsAbove(_ lineStart: Int) -> ByteRange? {
        let last = line(of: lineStart) - 1
        guard last >= 1 else { return nil }
        for line in stride(from: last, through: 1, by: -1) {
            var start = source.lineRange(line).lowerBound
            if line == 1 { start = max(start, source.contentStart) }
            while let byte = byte(at: start), YAMLTrivia.isBlank(byte) { start += 1 }
            let words = words(from: start)
            if !words.isEmpty { return words }
        }
        return nil
    }

    private func isPair(_ words: ByteRange) -> Bool {
        let text = source.text(words)
        return text.contains(": ") || text.contains(":\t") || text.hasSuffix(":")
    }

    /// A dash that would make a list where none can be.
    var strayDash: Diagnostic {
        syntax(
            at: place, "a list of '-' items can't begin behind something else on the same line",
            label: "not an item here",
            fix: "begin the list on a line of its own, or write it as [one, two]")
    }
}
