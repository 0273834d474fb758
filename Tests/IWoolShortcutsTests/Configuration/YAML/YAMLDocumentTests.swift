import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct YAMLDocumentTests {
    @Test(arguments: [
        (
            "a: 1 # c\nb:\n  - x\n  -\n  - 'y'  # d\n\n# e\n",
            "«a: 1 # c⏎b:⏎  - x⏎  -⏎  - 'y'» "
                + "(«a»: «1», «b»: «- x⏎  -⏎  - 'y'» ---(«x», «», «'y'»=\"y\"))"
        ),
        (
            "é: [ü, {k: v, z}, [a: b, ? c : d]]\n",
            "«é: [ü, {k: v, z}, [a: b, ? c : d]]» («é»: «[ü, {k: v, z}, [a: b, ? c : d]]» []"
                + "(«ü», «{k: v, z}» {}(«k»: «v», «z» «»), "
                + "«[a: b, ? c : d]» [](«a: b» («a»: «b»), «? c : d» («c»: «d»))))"
        ),
        (
            "? - a\n  # c\n  - b\n# c\n: - d\n? e\n\n# end\n",
            "«? - a⏎  # c⏎  - b⏎# c⏎: - d⏎? e» («- a⏎  # c⏎  - b» --(«a», «b»): «- d» -(«d»), «e» «»)"
        ),
        (
            "{a: , b, \"c\":d}\n",
            "«{a: , b, \"c\":d}» {}(«a»: «», «b» «», «\"c\"»=\"c\": «d»)"
        ),
        (
            "a:\n- b\n- c\nd:\n",
            "«a:⏎- b⏎- c⏎d:» («a»: «- b⏎- c» --(«b», «c»), «d»: «»)"
        ),
        (
            "--- # c\n- - a\n  - b\n-\n  - c\n...\n",
            "«- - a⏎  - b⏎-⏎  - c» --(«- a⏎  - b» --(«a», «b»), «- c» -(«c»))"
        ),
        ("- [\n a, # b\n c\n]\n", "«- [⏎ a, # b⏎ c⏎]» -(«[⏎ a, # b⏎ c⏎]» [](«a», «c»))"),
    ])
    func collectionsKnowTheirPartsAndEndWithTheirLastChild(text: String, outline: String) {
        #expect(YAMLOutline(of: text).text == outline)
    }

    @Test(arguments: [
        (
            "- |\n  text\n  more\n\n\n# c\n- >-  # why\n  a\n  b\n-\n",
            "«- |⏎  text⏎  more⏎⏎⏎# c⏎- >-  # why⏎  a⏎  b⏎-» ---"
                + "(«|⏎  text⏎  more»=\"text\\nmore\\n\", «>-  # why⏎  a⏎  b»=\"a b\", «»)"
        ),
        (
            "- - |+\n\n\n    x\n\n\n- y\n",
            "«- - |+⏎⏎⏎    x⏎⏎⏎- y» "
                + "--(«- |+⏎⏎⏎    x» -(«|+⏎⏎⏎    x»=\"\\n\\nx\\n\\n\\n\"), «y»)"
        ),
        ("\u{FEFF}a: \"b\\\n  c\"\r\n", "«a: \"b\\⏎  c\"» («a»: «\"b\\⏎  c\"»=\"bc\")"),
        ("a: b\n  c\n", "«a: b⏎  c» («a»: «b⏎  c»=\"b c\")"),
        ("--- |\n\n\n", "«|»=\"\""),
        ("~\n", "«~»"),
    ])
    func scalarsAreTheirOwnTextAndMeanTheDecodedOne(text: String, outline: String) {
        #expect(YAMLOutline(of: text).text == outline)
    }

    @Test(arguments: [
        (
            "&m !!map\n&k key: &v !t 'x'\nz: *v\ny: &e\n",
            "&m !!map «&k key: &v !t 'x'⏎z: *v⏎y: &e» "
                + "(&k «key»: &v !t «'x'»=\"x\", «z»: alias *v, «y»: &e «»)"
        ),
        (
            "k: !x&y foo\nl: !<a,b> x\nm: [!a,b]\nn: &q !!str\n",
            "«k: !x&y foo⏎l: !<a,b> x⏎m: [!a,b]⏎n: &q !!str» "
                + "(«k»: !x&y «foo», «l»: !<a,b> «x», «m»: «[!a,b]» [](!a «», «b»), «n»: &q !!str «»)"
        ),
        (
            "- !!seq\n  - a\n- &b\n  c: d\n",
            "«- !!seq⏎  - a⏎- &b⏎  c: d» --(!!seq «- a» -(«a»), &b «c: d» («c»: «d»))"
        ),
        ("--- &a\n", "&a «»"),
    ])
    func anchorsTagsAndAliasesAreKnownByPlace(text: String, outline: String) {
        #expect(YAMLOutline(of: text).text == outline)
    }

    @Test(arguments: ["", "# c\n", "---\n", "\u{FEFF}", "\n\n", "---\n...\n"])
    func aTextWithoutContentHasNoRoot(text: String) {
        #expect(YAMLOutline(of: text).text == "nothing")
    }

    @Test(arguments: [
        ("", 0), ("# c\n", 0), ("a: 1\n", 1), ("a: 1\n---\nb: 2\n", 2), ("---\n---\n", 2),
        ("a: 1\n...\n---\n[b]\n...\n", 2), ("--- a\n--- b\n--- c\n", 3),
    ])
    func allDocumentsOfATextAreRead(text: String, count: Int) throws {
        var sink = DiagnosticSink()
        let source = SourceText(name: "x", text: text)
        let documents = try #require(YAMLDocument.readAll(source, into: &sink))
        #expect(documents.count == count)
        #expect(sink.diagnostics.isEmpty)
        for document in documents {
            guard let root = document.root else { continue }
            #expect(!source.text(root.range).contains("---"))
        }
    }

    @Test func eachDocumentHasItsOwnMarks() throws {
        var sink = DiagnosticSink()
        let source = SourceText(name: "x", text: "a\n...\n--- b\n---\nc: &d 1\n...\n")
        let documents = try #require(YAMLDocument.readAll(source, into: &sink))
        #expect(documents.map { $0.root.map { source.text($0.range) } } == ["a", "b", "c: &d 1"])
        #expect(documents.map { $0.startMarker.map(source.line) } == [nil, 3, 4])
        #expect(documents.map { $0.endMarker.map(source.line) } == [2, nil, 6])
    }

    @Test func aMistakeInTheLastDocumentLeavesNone() {
        var sink = DiagnosticSink()
        let source = SourceText(name: "x", text: "a: 1\n---\nb: [1\n")
        #expect(YAMLDocument.readAll(source, into: &sink) == nil)
        #expect(sink.diagnostics.map(\.code.id) == ["syntax"])
    }
}

extension SourceText {
    fileprivate func line(_ range: ByteRange) -> Int { line(at: range.lowerBound) }
}
