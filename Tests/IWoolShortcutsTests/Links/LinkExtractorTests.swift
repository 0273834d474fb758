import IWoolShortcuts
import TestSupport
import Testing

struct LinkExtractorTests {
    private typealias Format = LinkExtractor.Format

    @Test(
        arguments: [
            (.lines, "⟦iwool://home⟧\n\n  ⟦iwool://cal⟧ \r\n⟦not a link⟧"),
            (.lines, "\u{FEFF}⟦iwool://home⟧"),
            (.text, "Open ⟦iwool://home⟧, or ⟦iwool://event/42?day=86400⟧."),
            (.text, "(see ⟦iwool://home⟧) and \"⟦iwool://cal⟧\" and <⟦iwool://stats⟧>"),
            (.text, "The iwool:// scheme, also written iwool: it is."),
            (.text, "x-iwool://home and myiwool://home"),
            (.text, "打开⟦iwool://calendar⟧即可，或「⟦iwool://home⟧」。⟦iwool://日历⟧ 不行。"),
            (.text, "⟦iwool://event/４２⟧，完"),
            (.text, "**⟦iwool://home⟧** and ⟦IWOOL:/Stats⟧!"),
            (.text, "⟦iwool://event/{id}⟧, ⟦iwool://event?id={id}⟧."),
            (.text, "⟦iwool://event/...⟧ is a pattern"),
            (.text, "⟦iwool://<path>[?query]⟧"),
            (.text, "one\u{A0}⟦iwool://home⟧\u{A0}two"),
            (
                .markdown,
                "<⟦iwool://home⟧> [a](⟦iwool://cal⟧) [b](<⟦iwool://stats⟧> \"t\") [c]: ⟦iwool://new⟧"
            ),
            (.markdown, "| `⟦iwool://home⟧` | ⟦iwool://cal⟧|"),
            (.markdown, "```\n⟦iwool://event/{id}⟧\n```\n~~~swift\nopen(\"⟦iwool://cal⟧\")\n~~~"),
            (.markdown, "iwool://<path>[?query]"),
            (.html, "<a href=\"⟦iwool://event?id=42&amp;day=86400⟧\">x</a> <b>⟦iwool://home⟧</b>"),
            (.html, "<a href='⟦iwool://home⟧'>&quot;⟦iwool://cal⟧&quot;</a><a href=⟦iwool://new⟧>"),
            (.html, "<code>⟦iwool://&lt;path&gt;⟧</code>"),
            (.swift, "let a = URL(string: \"⟦iwool://home⟧\")! // ⟦iwool://cal⟧.\n/* ⟦iwool://new⟧ */"),
            (.swift, "\"⟦iwool://event/\\(ids.first(where: { $0 > \")\".count }) ?? 1)⟧\""),
            (.swift, "#\"⟦iwool://event/\\#(id)⟧\"# + \"\"\"\n  ⟦iwool://stats⟧\n  \"\"\""),
            (.swift, "\"Open ⟦iwool://home⟧, now\\n⟦iwool://cal⟧\\t\""),
            (.swift, "iwool://home"),
            (.swift, "let quote = \"\\\"\"; let b = \"⟦iwool://home⟧\""),
        ] as [(LinkExtractor.Format, String)])
    func findsTheLinksOfTheText(format: LinkExtractor.Format, marked: String) {
        let text = MarkedText(marked)
        let source = SourceText(name: "file", text: text.text)
        #expect(LinkExtractor.links(in: source, as: format).map(\.range) == text.ranges)
    }

    @Test(
        arguments: [
            (.html, "<a href=\"iwool://event?id=42&amp;day=86400\">", ["not-canonical"]),
            (.html, "<a href=\"iwool://event/42?day=86400\">", []),
            (.html, "<p>iwool://event/{id}</p>", ["unfilled-placeholder"]),
            (.markdown, "[a](iwool://event/42?a=1&amp;b=2)", ["unused-query-item"]),
            (.markdown, "`iwool://event?id=42&amp;day=86400`", ["escaped-ampersand"]),
            (
                .markdown, "`iwool://event/{id}` and iwool://evnt/{id}",
                ["unfilled-placeholder", "unknown-path"]
            ),
            (.swift, "\"iwool://event/\\(id)\"", []),
            (.swift, "\"iwool://event/\\(id)?day=\\(day)\"", []),
            (.swift, "\"iwool://evnt/\\(id)\"", ["unknown-path"]),
            (.swift, "\"iwool://event/\\(id)?da=\\(day)\"", ["unused-query-item"]),
            (.swift, "\"iwool://\\(path)\"", []),
            (.swift, "\"iwool://settings/\\(page)\"", []),
            (.swift, "\"iwool://event/\" + id", []),
            (.swift, "hasPrefix(\"iwool://event/\")", []),
            (.swift, "\"iwool://event?id=\"", ["not-canonical"]),
            (.swift, "\"iwool://home/\"", ["trailing-slash"]),
            (.swift, "\"iwool://event?id=42&amp;day=86400\"", ["escaped-ampersand"]),
            (.swift, "\"iwool://event/{id}\"", ["unfilled-placeholder"]),
            (.swift, "\"iwool://h\\u{43E}me\"", ["look-alike"]),
            (.swift, "/// Opens `iwool://event/{id}`.", ["unfilled-placeholder"]),
        ] as [(LinkExtractor.Format, String, [String])])
    func lintsWhatTheAppWouldGet(format: LinkExtractor.Format, text: String, codes: [String]) {
        let source = SourceText(name: "file", text: text)
        let found = LinkExtractor.links(in: source, as: format).flatMap { LinkLinter().lint($0) }
        #expect(Set(found.map(\.code.id)) == Set(codes))
        #expect(found.count == codes.count)
    }

    @Test func placeholdersInTextsForPeopleAreNoErrors() {
        let text = "`iwool://event/{id}` `iwool://<path>[?query]` iwool://settings/{page}"
        let source = SourceText(name: "README.md", text: text)
        let found = LinkExtractor.links(in: source, as: .markdown).flatMap { LinkLinter().lint($0) }
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.severity == .hint })
    }

    @Test func fixesKeepTheNotationOfTheFile() throws {
        let text = "let link = \"iwool://Event?id=\\(activity.id)\""
        let source = SourceText(name: "a.swift", text: text)
        let link = try #require(LinkExtractor.links(in: source, as: .swift).first)
        let found = LinkLinter().lint(link)
        #expect(found.first?.suggestion == "iwool://event/\\(activity.id)")
        let html = "<a href=\"iwool://event?a=1&amp;id=42&amp;day=086400\">"
        let page = SourceText(name: "a.html", text: html)
        let links = LinkExtractor.links(in: page, as: .html)
        let edits = links.flatMap { LinkLinter().lint($0) }.flatMap { $0.fixes.first?.edits ?? [] }
        let mended = String(decoding: TextEdit.apply(edits, to: page.bytes), as: UTF8.self)
        #expect(mended == "<a href=\"iwool://event?id=42&amp;day=86400\">")
    }

    @Test func noBytesMakeItCrash() {
        let seed: UInt64 = 99
        var random = SeededGenerator(seed: seed)
        let pieces =
            [
                "iwool://", "iwool:", "event/", "\"", "\"\"\"", "#", "\\(", ")", "\\", "//", "/*", "*/", "\n",
                "`", "```", "<", ">",
                "&amp;", "&#x4", "中", "\\u{41}", "{", "}", "=", "?", "~~~\n", " ", "\r\n", "\u{0}",
            ].map { Array($0.utf8) } + [[0xFF], [0xE4, 0xB8]]
        for _ in 0..<1_000 {
            let bytes = (0..<Int.random(in: 0...20, using: &random)).flatMap { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            let source = SourceText(name: "file", bytes: bytes)
            for format in LinkExtractor.Format.allCases {
                var end = 0
                for link in LinkExtractor.links(in: source, as: format) {
                    #expect(
                        link.range.lowerBound >= end && link.range.upperBound <= bytes.count, "seed \(seed)")
                    end = link.range.upperBound
                    for finding in LinkLinter().lint(link) {
                        #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= bytes.count)
                    }
                }
            }
        }
    }
}
