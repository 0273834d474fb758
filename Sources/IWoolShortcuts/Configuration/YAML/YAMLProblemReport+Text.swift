internal import IWoolShortcuts

extension YAMLProblemReport {
    /// A quote that is never closed.
    var openQuote: Diagnostic {
        let quote = character(at: beginning)
        let shown = source.text(quote)
        return syntax(
            in: quote, "the quote \(shown) is never closed", label: "opened here",
            fix: "write a \(shown) at the end of the text")
    }

    /// An escape that double quotes don't have.
    var wrongEscape: Diagnostic {
        let bytes = source.bytes
        var offset = place
        // For a bad number libyaml is already behind the backslash.
        while offset > beginning, byte(at: offset) != UInt8(ascii: "\\") { offset -= 1 }
        let letter = character(at: min(offset + 1, bytes.count))
        let range = offset..<letter.upperBound
        let shown = VisibleText.quoted(source.text(range))
        let isNumber = problem.problem != "found unknown escape character"
        return syntax(
            in: range,
            isNumber
                ? "the escape \(shown) lacks its hexadecimal digits, or names no character"
                : "\(shown) is no escape that YAML knows",
            label: "not an escape", fix: "write a backslash as '\\\\', or use single quotes")
    }

    /// A character that can't begin anything where it stands; most often a tab.
    var wrongCharacter: Diagnostic {
        let found = character(at: place)
        guard byte(at: place) == 0x09 else {
            let shown = VisibleText.quoted(source.text(found))
            return syntax(
                in: found, "text can't begin with the character \(shown)", label: "not allowed at the start",
                fix: "put the text in quotes")
        }
        guard isFirstOnItsLine(place) else {
            return syntax(
                in: found, "there is a tab where YAML wants a space", label: "a tab",
                fix: "write a space instead", edits: [TextEdit(range: found, replacement: " ")])
        }
        let start = lineStart(of: place)
        var end = start
        while let byte = byte(at: end), YAMLTrivia.isBlank(byte) { end += 1 }
        let width = source.bytes[start..<end].reduce(0) { $0 + ($1 == 0x09 ? 2 : 1) }
        return syntax(
            in: found, "the line is indented with a tab, and YAML indents with spaces only", label: "a tab",
            fix: "indent it with spaces",
            edits: [
                TextEdit(range: start..<end, replacement: String(repeating: " ", count: width))
            ])
    }

    /// A `*` or `&` without a name; people write the first where a list has its dash.
    var missingName: Diagnostic {
        let mark = character(at: beginning)
        guard byte(at: beginning) == UInt8(ascii: "*"), isFirstOnItsLine(beginning) else { return other }
        return syntax(
            at: place, "a '*' can't mark an item: a list item begins with '-'",
            label: "no name behind the '*'",
            fix: "write '-' instead of '*'", edits: [TextEdit(range: mark, replacement: "-")])
    }

    /// What is too rare for words of its own.
    var other: Diagnostic {
        let place = problem.problem == "found undefined tag handle" ? beginning : place
        let words = words(from: place)
        let rare = YAMLProblemReport.rare[problem.problem] ?? byContext
        return syntax(in: words, rare.message, label: "not readable from here", fix: rare.fix)
    }

    /// Words for a problem that has none of its own: by what libyaml was reading.
    private var byContext: (message: String, fix: String) {
        if problem.context.contains("directive") {
            return (
                "a line that begins with '%' must be '%YAML 1.2' or a '%TAG' line, and this one is neither",
                "take the line out, or begin it with '#'"
            )
        }
        if problem.context.contains("tag") {
            return (
                "a '!' that begins a text makes a tag, and this one can't be read", "put the text in quotes"
            )
        }
        return ("this is not YAML: \(problem.problem)", "rewrite the line in a simpler way")
    }

    private static let rare: [String: (message: String, fix: String)] = [
        "mapping keys are not allowed in this context": (
            "a '?' can't begin a key here", "put the text in quotes, or begin a new line with it"
        ),
        "did not find expected alphabetic or numeric character": (
            "a '&' or '*' that begins a text needs a name directly behind it",
            "put the text in quotes; an item of a list begins with '-'"
        ),
        "found undefined tag handle": (
            "a '!' that begins a text makes a tag, and nothing declares this one", "put the text in quotes"
        ),
        "did not find expected whitespace or line break": (
            "a tag ends with a blank, and this one goes on", "put the text in quotes"
        ),
        "did not find expected comment or line break": (
            "nothing but a comment can stand here", "begin a new line, or put the text in quotes"
        ),
        "found an indentation indicator equal to 0": (
            "the indentation of a block of text can't be 0", "leave the number out"
        ),
        "found incompatible YAML document": (
            "the %YAML line names a version that is not 1.1 or 1.2", "write '%YAML 1.2'"
        ),
        "found duplicate %YAML directive": ("there are two %YAML lines", "take one of them out"),
        "found duplicate %TAG directive": ("there are two %TAG lines for one handle", "take one out"),
    ]
}
