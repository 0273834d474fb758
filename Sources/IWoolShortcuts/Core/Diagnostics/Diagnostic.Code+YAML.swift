extension Diagnostic.Code {
    /// The codes that any YAML file can get, in the order in which the stages run.
    package static let yaml: [Diagnostic.Code] = [
        tooLarge, encoding, syntax, mergeConflict, tooDeep, multipleDocuments, empty, duplicateKey,
    ]

    /// The file has more bytes than are read.
    package static let tooLarge = Diagnostic.Code(
        "too-large", .error, "the file has more than 1,048,576 bytes",
        why: """
            A configuration has a few hundred bytes. What is larger than 1 MiB is another kind of file, or \
            was made to keep a reader busy; it is refused before anything else is done with it. A file of \
            scenarios, which may be generated, has room for 16 MiB.
            """,
        bad: .configurationBytes(
            Array("version: 1\nshortcuts: []\n".utf8) + Array(repeating: 0x0A, count: 1_048_576),
            shown: "a file of more than 1,048,576 bytes"),
        good: .configuration("version: 1\nshortcuts: []\n"))

    /// The bytes are not plain UTF-8 text.
    package static let encoding = Diagnostic.Code(
        "encoding", .error, "the file is not plain UTF-8 text",
        why: """
            A file is changed only where it must change, byte by byte, so its bytes have to mean one \
            thing. UTF-8 is read, with or without a byte order mark at the start. Other encodings, control \
            characters, and line breaks that only some programs take for such are refused by name.
            """,
        bad: .configurationBytes(
            Array("version: 1\n# caf".utf8) + [0xE9] + Array("\nshortcuts: []\n".utf8),
            shown: "version: 1\n# caf<E9>\nshortcuts: []\n"),
        good: .configuration("version: 1\n# café\nshortcuts: []\n"))

    /// The text is not YAML.
    package static let syntax = Diagnostic.Code(
        "syntax", .error, "the text is not YAML",
        why: """
            The file can't be read beyond this place: a bracket or a quote is not closed, a colon or a \
            blank is missing, a line is indented with a tab or fits no line above it.
            """,
        bad: .configuration("version: 1\nshortcuts: [home, stats\n"),
        good: .configuration("version: 1\nshortcuts: [home, stats]\n"))

    /// Lines of an unresolved merge break the syntax.
    package static let mergeConflict = Diagnostic.Code(
        "merge-conflict", .error, "a merge conflict was left in the file",
        why: """
            Version control writes lines of '<<<<<<<', '=======' and '>>>>>>>' where two changes collide. \
            They are no YAML, and only a person can say which side was meant.
            """,
        bad: .configuration(
            """
            version: 1
            shortcuts:
            <<<<<<< ours
              - home
            =======
              - stats
            >>>>>>> theirs

            """),
        good: .configuration("version: 1\nshortcuts:\n  - home\n"))

    /// Lists and mappings are nested too deep.
    package static let tooDeep = Diagnostic.Code(
        "too-deep", .error, "more than 64 lists and mappings are nested",
        why: """
            Nobody nests that deep by hand. The limit keeps a file of many open brackets from keeping the \
            reader busy; it is checked while the file is read.
            """,
        bad: .configuration(
            "version: 1\nshortcuts: []\nx-deep: " + String(repeating: "[", count: 64)
                + String(repeating: "]", count: 64) + "\n"),
        good: .configuration("version: 1\nshortcuts: []\nx-deep: [[1]]\n"))

    /// There is more than one document.
    package static let multipleDocuments = Diagnostic.Code(
        "multiple-documents", .error, "the file holds more than one document",
        why: """
            A line '---' begins another document, and a line '...' ends one. With two of them it is not \
            clear which one counts, and no program reads both.
            """,
        bad: .configuration("version: 1\nshortcuts: [home]\n---\nversion: 1\nshortcuts: [stats]\n"),
        good: .configuration("---\nversion: 1\nshortcuts: [home]\n...\n"))

    /// Nothing is in the file.
    package static let empty = Diagnostic.Code(
        "empty", .error, "the file says nothing",
        why: """
            A file without content, or with comments only, does not say whether no quick action is wanted \
            or whether it was never filled in. 'shortcuts: []' says the first.
            """,
        bad: .configuration("# nothing yet\n"),
        good: .configuration("version: 1\nshortcuts: []\n"))

    /// A mapping has one key twice.
    package static let duplicateKey = Diagnostic.Code(
        "duplicate-key", .error, "a mapping has the same key twice",
        why: """
            YAML wants the keys of a mapping to differ. Readers that take it lightly keep the first or the \
            last of two, so the file would mean one thing here and another there. Quotes make no other \
            key.
            """,
        bad: .configuration("version: 1\nshortcuts: [home]\n\"shortcuts\": [stats]\n"),
        good: .configuration("version: 1\nshortcuts: [home, stats]\n"))
}
