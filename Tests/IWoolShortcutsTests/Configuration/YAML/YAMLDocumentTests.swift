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
}
