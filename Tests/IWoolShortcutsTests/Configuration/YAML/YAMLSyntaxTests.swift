import Testing

struct YAMLSyntaxTests {
    @Test(arguments: [
        ("version: 1\nshortcuts: ⟦[⟧home, cal\ntheme: dark\n", "'[' is never closed"),
        ("version: 1\nshortcuts: ⟦[⟧home", "'[' is never closed"),
        ("version: 1\nshortcuts: ⟦[⟧home,", "'[' is never closed"),
        ("version: 1\nx: {a: ⟦[⟧b\n---\n", "'[' is never closed"),
        ("⟦{⟧version: 1,\n shortcuts: []\n", "'{' is never closed"),
        ("version: 1\nshortcuts: [home⟦}⟧\n", "before '}'"),
        ("version: 1\nshortcuts: [home]⟦]⟧\n", "behind the end of a value"),
        ("version: 1\nshortcuts: [home,⟦,⟧cal]\n", "before ','"),
        ("version: 1\nshortcuts:\n  - ⟦\"⟧home\n  - cal\n", "the quote \" is never closed"),
        ("version: 1\nshortcuts: ['home', ⟦'⟧cal]\n", "the quote ' is never closed"),
        ("version: 1\nshortcuts:\n  - \"ho⟦\\q⟧me\"\n", "'\\q' is no escape"),
        ("version: 1\nshortcuts:\n  - \"é⟦\\x⟧4\"\n", "hexadecimal"),
        ("version: 1\nshortcuts:\n  - ⟦@⟧home\n", "begin with the character '@'"),
        ("version: 1\nshortcuts:\n  - |⟦x⟧\n    a\n", "nothing but a comment"),
        ("version: 1\nshortcuts: [!e!x⟦]⟧\n", "tag"),
        ("⟦%YAML 3.0⟧\n---\nversion: 1\n", "not 1.1 or 1.2"),
        ("%FOO⟦ bar⟧\n---\nversion: 1\n", "begins with '%'"),
    ])
    func brokenTextIsReportedWhereItHelps(marked: String, words: String) {
        YAMLSyntaxTests.expect(marked, "syntax", words)
    }

    @Test(arguments: [
        ("version: 1\nshortcuts:\n⟦\t⟧- home\n", "tab", "version: 1\nshortcuts:\n  - home\n"),
        ("version: 1\nshortcuts:\n  -⟦\t⟧home\n", "tab", "version: 1\nshortcuts:\n  - home\n"),
        ("version: 1\n⟦shortcuts⟧ # c\n  - home\n", "no ':'", "version: 1\nshortcuts: # c\n  - home\n"),
        ("version: 1\n⟦shortcuts:[]⟧\n", "needs a blank", "version: 1\nshortcuts: []\n"),
        ("version:1\nshortcuts⟦:⟧ []\n", "'version:1'", "version: 1\nshortcuts: []\n"),
        ("version: 1\nshortcuts:\n  - home\n  ⟦cal⟧\n", "no", "version: 1\nshortcuts:\n  - home\n  - cal\n"),
        ("version: 1\nshortcuts:\n  *⟦ ⟧home\n", "'-'", "version: 1\nshortcuts:\n  - home\n"),
        ("%YAML 1.2\n⟦version: 1⟧\n", "'---' is missing", "%YAML 1.2\n---\nversion: 1\n"),
    ])
    func whatIsMissingCanBeWritten(marked: String, words: String, mended: String) {
        #expect(YAMLSyntaxTests.expect(marked, "syntax", words).mended == mended)
    }

    @Test(arguments: [
        ("version: 1\nshortcuts:\n  - home\n ⟦-⟧ cal\n", "indented by 1 space,"),
        ("version: 1\nshortcuts:\n    - home\n  ⟦-⟧ cal\n", "indented by 2 spaces"),
        (" version: 1\n⟦s⟧hortcuts: []\n", "indented less"),
        ("version: 1\n shortcuts⟦:⟧ []\n", "by its indentation"),
        ("version: 1\nshortcuts: x⟦:⟧ y\n", "second ':'"),
        ("version: 1\nshortcuts: ⟦-⟧ home\n", "can't begin behind something else"),
    ])
    func wrongIndentationIsCalledSo(marked: String, words: String) {
        YAMLSyntaxTests.expect(marked, "syntax", words)
    }

    @Test(arguments: [
        "version: 1\nshortcuts: []\n⟦---⟧\nversion: 1\n", "version: 1\n...\n⟦---⟧\n",
        "---\n⟦---⟧\nversion: 1\n",
        "version: 1\n...\n⟦shortcuts: []⟧ # c\n", "%YAML 1.2\n---\na\n...\n%YAML 1.2\n⟦---⟧\nb\n",
    ])
    func thereIsOneDocument(marked: String) {
        YAMLSyntaxTests.expect(marked, "multiple-documents", "document")
    }

    @Test(arguments: [
        "version: 1\nshortcuts:\n⟦<<<<<<< a⟧\n  - home\n=======\n  - cal\n>>>>>>> b\n",
        "version: 1\nshortcuts: [\n⟦<<<<<<< a⟧\nhome,\n=======\ncal,\n>>>>>>> b\n]\n",
        "⟦<<<<<<< a⟧\nversion: 1\n", "\u{FEFF}⟦<<<<<<< a⟧\r\nversion: 1\r\n",
        "version: 1\nshortcuts:\n  - home\n⟦=======⟧\n",
        "version: 1\nx: |\n  <<<<<<< a\n⟦<<<<<<< b⟧\n=======\n",
    ])
    func aMergeConflictIsCalledByItsName(marked: String) {
        YAMLSyntaxTests.expect(marked, "merge-conflict", "merge conflict")
    }

    @Test(arguments: [
        "version: 1\nx-a: |\n  <<<<<<< a\n  =======\nshortcuts: []\n",
        "version: 1\nx-a: \"\n<<<<<<< a\n=======\n>>>>>>> b\"\nshortcuts: []\n",
    ])
    func conflictMarksInsideATextBreakNothing(text: String) {
        MarkedConfiguration(text).expect([])
    }

    @Test func anErrorElsewhereIsNotBlamedOnMarksInsideAText() {
        YAMLSyntaxTests.expect(
            "version: 1\nx-a: \"\n<<<<<<< a\n=======\n>>>>>>> b\"\nshortcuts: ⟦[⟧\n", "syntax", "closed")
    }

    @discardableResult
    private static func expect(
        _ marked: String, _ code: String, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> MarkedConfiguration {
        let configuration = MarkedConfiguration(marked)
        configuration.expect([code], sourceLocation: sourceLocation)
        #expect(configuration.message.contains(words), sourceLocation: sourceLocation)
        return configuration
    }
}
