import IWoolShortcuts
import TestSupport
import Testing

struct LinkLinterTests {
    /// A link with its marked place, the codes of its findings, and what they suggest.
    struct Row: CustomTestStringConvertible {
        let marked: String
        let findings: [String]
        let suggestion: String?

        init(_ marked: String, _ findings: String..., suggests suggestion: String? = nil) {
            (self.marked, self.findings, self.suggestion) = (marked, findings, suggestion)
        }

        var testDescription: String { marked }
    }

    static let ignored: [Row] = [
        Row("⟦⟧", "error not-iwool"),
        Row("⟦http:⟧//home", "error not-iwool"),
        Row("⟦home⟧", "error not-iwool", suggests: "iwool://home"),
        Row("⟦event/42⟧", "error not-iwool", suggests: "iwool://event/42"),
        Row("⟦iwool//⟧home", "error not-iwool", suggests: "iwool://home"),
        Row("⟦iwool%3A//⟧home", "error not-iwool", suggests: "iwool://home"),
        Row("⟦iwol://⟧home", "error not-iwool", suggests: "iwool://home"),
        Row("⟦iwools:/⟧stats", "error not-iwool", suggests: "iwool://stats"),
        Row("⟦mailto:⟧someone@example.com", "error not-iwool"),
        Row("iwool://⟦calender⟧", "error unknown-path", suggests: "iwool://calendar"),
        Row("iwool://⟦events⟧/42", "error unknown-path", suggests: "iwool://event/42"),
        Row("iwool://⟦reminder⟧", "error unknown-path", suggests: "iwool://reminders"),
        Row("iwool://⟦new%20event⟧", "error unknown-path", suggests: "iwool://new"),
        Row("iwool://⟦setings⟧/scanner", "error unknown-path", suggests: "iwool://scanner"),
        Row("iwool://⟦unknown⟧", "error unknown-path"),
        Row("iwool://⟦日历⟧", "error unknown-path"),
        Row("iwool://⟦home%⟧", "error unknown-path", suggests: "iwool://home"),
        Row("iwool://⟦settings%2Fscanner⟧", "error unknown-path", suggests: "iwool://scanner"),
        Row("iwool://⟦event:42⟧", "error unknown-path", suggests: "iwool://event/42"),
        Row("iwool://⟦home:80⟧", "error unknown-path", suggests: "iwool://home"),
        Row("iwool://⟦user@home⟧", "error unknown-path", suggests: "iwool://home"),
        Row("iwool://⟦event&id=42⟧", "error unknown-path", suggests: "iwool://event/42"),
        Row("iwool:⟦\\\\home⟧", "error unknown-path", suggests: "iwool://home"),
        Row("iwool://settings/⟦scaner⟧", "error unknown-settings-path", suggests: "iwool://scanner"),
        Row("iwool://settings/⟦island⟧", "error unknown-settings-path", suggests: "iwool://island"),
        Row("iwool://settings/⟦event⟧/42", "error unknown-settings-path", suggests: "iwool://event/42"),
        Row("iwool://settings/⟦nothing⟧", "error unknown-settings-path"),
        Row("iwool://⟦event⟧", "error missing-event-id"),
        Row("iwool://event?⟦eventId=42⟧", "error missing-event-id", suggests: "iwool://event/42"),
        Row("iwool://event?⟦42⟧", "error missing-event-id", suggests: "iwool://event/42"),
        Row("iwool://event/⟦#42⟧", "error missing-event-id", suggests: "iwool://event/42"),
        Row("iwool://event/⟦abc⟧", "error invalid-event-id"),
        Row("iwool://event/⟦-1⟧", "error invalid-event-id"),
        Row("iwool://event/⟦0⟧", "error invalid-event-id"),
        Row("iwool://event/⟦+42⟧", "error invalid-event-id", suggests: "iwool://event/42"),
        Row("iwool://event/⟦42.0⟧", "error invalid-event-id", suggests: "iwool://event/42"),
        Row("iwool://event/⟦0x2A⟧", "error invalid-event-id", suggests: "iwool://event/42"),
        Row("iwool://event/⟦9223372036854775808⟧", "error invalid-event-id"),
        Row("iwool://event/⟦42&day=86400⟧", "error invalid-event-id", suggests: "iwool://event/42?day=86400"),
        Row("iwool://event?⟦id=⟧", "error invalid-event-id"),
        Row("iwool://event?⟦id⟧", "error invalid-event-id"),
        Row("iwool://event/⟦abc⟧?id=42", "error invalid-event-id"),
        Row("iwool://event/42?id=⟦43⟧", "error conflicting-event-ids"),
        Row("iwool://home⟦.⟧", "error surrounded-link", suggests: "iwool://home"),
        Row("⟦\"⟧iwool://home\"", "error surrounded-link", suggests: "iwool://home"),
        Row("“iwool://event/42”。", "error surrounded-link", suggests: "iwool://event/42"),
        Row("iwool://h⟦\u{43E}⟧me", "error look-alike", suggests: "iwool://home"),
        Row("iwool://event/⟦４２⟧", "error look-alike", suggests: "iwool://event/42"),
        Row("iwool://event/⟦\u{664}\u{662}⟧", "error look-alike", suggests: "iwool://event/42"),
        Row("⟦ｉｗｏｏｌ：／／ｈｏｍｅ⟧", "error look-alike", suggests: "iwool://home"),
        Row("iwool://⟦\u{17F}⟧tats", "error look-alike", suggests: "iwool://stats"),
        Row("iwool://home⟦\u{A0}⟧", "error invisible-character", suggests: "iwool://home"),
        Row("⟦\u{FEFF}⟧iwool://home", "error invisible-character", suggests: "iwool://home"),
        Row("iwool://⟦ ⟧home", "error invisible-character", suggests: "iwool://home"),
        Row("iwool://⟦iwool://⟧home", "error doubled-scheme", suggests: "iwool://home"),
        Row("iwool://⟦iwool//⟧home", "error doubled-scheme", suggests: "iwool://home"),
        Row("iwool://⟦x-callback-url/⟧home", "error x-callback-url", suggests: "iwool://home"),
        Row("iwool://event?x=1⟦&amp;⟧id=42", "error escaped-ampersand", "warning unused-query-item"),
        Row("iwool://event/⟦{id}⟧", "error unfilled-placeholder"),
        Row("iwool://event/⟦%7Bid%7D⟧", "error unfilled-placeholder"),
        Row("iwool://event/⟦:id⟧", "error unfilled-placeholder"),
        Row("iwool://event?id=⟦<id>⟧", "error unfilled-placeholder"),
        Row("iwool://event/⟦%lld⟧", "error unfilled-placeholder"),
        Row("iwool://⟦<path>⟧[?query]", "error unfilled-placeholder"),
        Row("iwool://settings/⟦{page}⟧", "error unfilled-placeholder"),
        Row(
            "\"iwool://⟦calender⟧", "error surrounded-link", "error unknown-path",
            suggests: "iwool://calendar"),
    ]

    static let opened: [Row] = [
        Row("iwool://home"),
        Row("  iwool://event/42?day=1893456000 "),
        Row("iwool://event/42?day=-86400"),
        Row("⟦iwool://⟧", "hint not-canonical", suggests: "iwool://home"),
        Row("⟦iwool:home⟧", "hint not-canonical", suggests: "iwool://home"),
        Row("⟦iwool:///home⟧", "hint not-canonical", suggests: "iwool://home"),
        Row("⟦iwool://h%6Fme⟧", "hint not-canonical", suggests: "iwool://home"),
        Row("⟦iwool://settings/scanner⟧", "hint not-canonical", suggests: "iwool://scanner"),
        Row("⟦iwool://preferences/scan⟧", "hint not-canonical", suggests: "iwool://scanner"),
        Row("⟦iwool://event?id=42⟧", "hint not-canonical", suggests: "iwool://event/42"),
        Row("⟦iwool://event/42?day=86400.0⟧", "hint not-canonical", suggests: "iwool://event/42?day=86400"),
        Row(
            "⟦iwool://event/42?day=86400&day=86400⟧", "hint not-canonical",
            suggests: "iwool://event/42?day=86400"),
        Row("⟦iwool://home?⟧", "hint not-canonical", suggests: "iwool://home"),
        Row("iwool://⟦cal⟧", "hint alias-name", suggests: "iwool://calendar"),
        Row("iwool://⟦CAL⟧", "hint alias-name", suggests: "iwool://calendar"),
        Row("⟦IWOOL⟧://Home", "hint upper-case", suggests: "iwool://home"),
        Row("iwool://⟦Event⟧/42", "hint upper-case", suggests: "iwool://event/42"),
        Row("iwool://event/42?⟦DAY⟧=86400", "hint upper-case", suggests: "iwool://event/42?day=86400"),
        Row("iwool://home⟦/⟧", "hint trailing-slash", suggests: "iwool://home"),
        Row("iwool://event/42⟦/⟧?day=86400", "hint trailing-slash", suggests: "iwool://event/42?day=86400"),
        Row("iwool://stats/⟦2026/05⟧", "warning leftover-segment", suggests: "iwool://stats"),
        Row("iwool://event/42/⟦43/⟧", "warning leftover-segment", suggests: "iwool://event/42"),
        Row("iwool://home?⟦day=86400&utm_source=x⟧", "warning unwanted-query", suggests: "iwool://home"),
        Row(
            "iwool://event/42?⟦a=1⟧&day=86400", "warning unused-query-item",
            suggests: "iwool://event/42?day=86400"),
        Row("iwool://event/42?⟦a=1&b=2⟧", "warning unused-query-item", suggests: "iwool://event/42"),
        Row(
            "iwool://event/42?day=86400&⟦b⟧", "warning unused-query-item",
            suggests: "iwool://event/42?day=86400"),
        Row("iwool://event/42?⟦id=42⟧", "hint redundant-id", suggests: "iwool://event/42"),
        Row("iwool://event/⟦007⟧", "hint leading-zeros", suggests: "iwool://event/7"),
        Row("iwool://event/42?day=⟦-086400⟧", "hint leading-zeros", suggests: "iwool://event/42?day=-86400"),
        Row("iwool://home⟦#top⟧", "warning ignored-fragment", suggests: "iwool://home"),
        Row("iwool://event/42⟦#?day=86400⟧", "warning ignored-fragment", suggests: "iwool://event/42"),
        Row("iwool://event/42?day=⟦NaN⟧", "warning malformed-day", suggests: "iwool://event/42"),
        Row("iwool://event/42?⟦day=⟧", "warning malformed-day", suggests: "iwool://event/42"),
        Row("iwool://event/42?⟦day⟧", "warning malformed-day", suggests: "iwool://event/42"),
        Row(
            "iwool://event/42?day=⟦1e9⟧", "warning malformed-day", suggests: "iwool://event/42?day=1000000000"
        ),
        Row("iwool://event/42?day=⟦+86400⟧", "warning malformed-day", suggests: "iwool://event/42?day=86400"),
        Row("iwool://event/42?day=86400&day=⟦172800⟧", "warning conflicting-days"),
        Row("iwool://event/42?day=⟦-99999999999⟧", "warning day-out-of-range", suggests: "iwool://event/42"),
        Row(
            "iwool://event/42?day=⟦2026-05-01⟧", "warning day-as-date",
            suggests: "iwool://event/42?day=1777593600"),
        Row(
            "iwool://event/42?day=⟦1893456000000⟧", "warning day-in-milliseconds",
            suggests: "iwool://event/42?day=1893456000"),
        Row(
            "iwool://event/42?day=⟦189345600000⟧", "warning day-in-milliseconds",
            suggests: "iwool://event/42?day=189345600"),
        Row(
            "iwool://event/42?day=⟦189345600⟧", "warning day-digit-short",
            suggests: "iwool://event/42?day=1893456000"),
        Row("iwool://event/42?day=⟦４⟧", "warning look-alike", suggests: "iwool://event/42?day=4"),
        Row(
            "iwool://event?id=42⟦&amp;⟧day=86400", "warning escaped-ampersand",
            suggests: "iwool://event/42?day=86400"),
        Row(
            "iwool://event/42?day=86400⟦.⟧", "warning surrounded-link", suggests: "iwool://event/42?day=86400"
        ),
        Row("iwool://event/42?day=⟦{seconds}⟧", "warning unfilled-placeholder"),
        Row(
            "iwool://⟦Cal⟧⟦/⟧", "hint alias-name", "hint trailing-slash", suggests: "iwool://calendar"),
        Row(
            "iwool://Event⟦/⟧?ID=⟦042⟧", "hint upper-case", "hint trailing-slash", "hint leading-zeros",
            "hint not-canonical", suggests: "iwool://event/42"),
    ]

    @Test(arguments: ignored + opened)
    func findsTheMistakesOfTheRow(row: Row) {
        let marked = MarkedText(row.marked)
        let found = lint(marked.text)
        #expect(Set(found.map { "\($0.severity.rawValue) \($0.code.id)" }) == Set(row.findings))
        #expect(found.count == row.findings.count)
        for range in marked.ranges where !range.isEmpty {
            #expect(found.contains { $0.range.overlaps(range) && $0.range.lowerBound == range.lowerBound })
        }
        if let suggestion = row.suggestion {
            for finding in found { #expect(finding.suggestion == suggestion) }
        }
        #expect(found.map(\.range.lowerBound) == found.map(\.range.lowerBound).sorted())
    }

    @Test(arguments: LinkRow.all)
    func anIgnoredLinkHasAnErrorAndNoOtherHas(row: LinkRow) {
        let source = SourceText(name: "links.txt", bytes: row.bytes)
        let found = LinkLinter().lint(FoundLink(source.range, in: source))
        #expect(found.contains { $0.severity == .error } == (row.reason != nil))
        let isCanonical = row.canonical == row.input.trimmingPrefix { $0.isWhitespace }.description
        if isCanonical, row.why.hasPrefix("R24") == false {
            #expect(found.allSatisfy { $0.code.id.hasPrefix("day-") })
        }
    }

    @Test(arguments: ignored + opened)
    func theFixesTogetherGiveTheSuggestion(row: Row) {
        let text = MarkedText(row.marked).text
        let found = lint(text)
        let edits = found.flatMap { $0.fixes.first?.edits ?? [] }.sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
        guard let suggestion = row.suggestion, !edits.isEmpty else { return }
        let mended = TextEdit.apply(edits, to: Array(text.utf8))
        let outcome = IWoolDeepLink.parse(mended)
        #expect(outcome.link?.canonicalLink == suggestion, "\(String(decoding: mended, as: UTF8.self))")
    }

    @Test func aDayIsHeldAgainstItsZone() throws {
        let zone = LinkLinter.Zone("Asia/Shanghai") { _ in 28_800 }
        let text = "iwool://event/42?day=1893456000"
        let source = SourceText(name: "links.txt", text: text)
        let found = LinkLinter(zone: zone).lint(FoundLink(source.range, in: source))
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.code == .dayNotMidnight)
        #expect(
            finding.message
                == "no day starts at '1893456000' in Asia/Shanghai: 2030-01-01 starts at 1893427200, "
                + "2030-01-02 at 1893513600")
        #expect(finding.suggestion == "iwool://event/42?day=1893427200")
        #expect(
            finding.fixes.map { $0.edits.map { String(decoding: $0.replacement, as: UTF8.self) } } == [
                ["1893427200"], ["1893513600"],
            ])
        let fine = SourceText(name: "links.txt", text: "iwool://event/42?day=1893427200")
        #expect(LinkLinter(zone: zone).lint(FoundLink(fine.range, in: fine)).isEmpty)
    }

    @Test func aDateIsReadInTheZone() {
        let zone = LinkLinter.Zone("Asia/Shanghai") { _ in 28_800 }
        let source = SourceText(name: "links.txt", text: "iwool://event/42?day=2030-01-01")
        let found = LinkLinter(zone: zone).lint(FoundLink(source.range, in: source))
        #expect(found.map(\.suggestion) == ["iwool://event/42?day=1893427200"])
    }

    @Test func aLongLinkIsPointedOut() {
        let text = "iwool://event/42?x=" + String(repeating: "a", count: 2_030)
        #expect(text.utf8.count == 2_049)
        #expect(Set(lint(text).map(\.code.id)) == ["unused-query-item", "long-link"])
        #expect(lint(String(text.dropLast())).map(\.code.id) == ["unused-query-item"])
    }

    @Test func noBytesMakeItCrash() {
        let seed: UInt64 = 7_777
        var random = SeededGenerator(seed: seed)
        let zone = LinkLinter.Zone("test") { Int(($0 / 10_000_000) % 3) * 3_600 }
        let rows =
            LinkRow.all.map(\.bytes).filter { $0.count < 200 }
            + Self.ignored.map { Array(MarkedText($0.marked).text.utf8) }
        for _ in 0..<2_000 {
            var bytes = rows[Int.random(in: 0..<rows.count, using: &random)]
            for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                if Bool.random(using: &random) {
                    bytes[index] = UInt8.random(in: 0...255, using: &random)
                } else {
                    bytes.remove(at: index)
                }
            }
            let source = SourceText(name: "links.txt", bytes: bytes)
            let found = LinkLinter(zone: zone).lint(FoundLink(source.range, in: source))
            let isIgnored = IWoolDeepLink.parse(bytes).link == nil
            #expect(found.contains { $0.severity == .error } == isIgnored, "seed \(seed): \(bytes)")
            for finding in found {
                #expect(finding.range.upperBound <= bytes.count)
                for edit in finding.fixes.flatMap(\.edits) { #expect(edit.range.upperBound <= bytes.count) }
                if let suggestion = finding.suggestion {
                    #expect(IWoolDeepLink.parse(suggestion).link != nil, "\(bytes)")
                }
            }
        }
    }

    private func lint(_ text: String) -> [Diagnostic] {
        let source = SourceText(name: "links.txt", text: text)
        return LinkLinter().lint(FoundLink(source.range, in: source))
    }
}
