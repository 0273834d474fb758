import IWoolShortcuts
import Testing

struct LinkCodesTests {
    @Test(arguments: Diagnostic.Code.links.map(\.id))
    func theBadExampleGivesTheCodeAndTheGoodOneNothing(id: String) throws {
        let code = try #require(Diagnostic.Code.named(id))
        #expect(Set(findings(in: code.bad).map(\.code.id)) == [id])
        #expect(findings(in: code.good).map(\.code.id) == [])
    }

    @Test func idsAreUniqueWordsWithHyphens() {
        let ids = Diagnostic.Code.links.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x2D }) }
    }

    private func findings(in example: Diagnostic.Code.Example) -> [Diagnostic] {
        switch example {
        case .link(let text), .longLink(let text, _): return lint(text, zone: nil)
        case .linkInZone(let text, let offset): return lint(text, zone: .init("zone") { _ in offset })
        case .linksLock(let text, _): return LinksLock.check(SourceText(name: "links.lock", text: text))
        case .configuration, .configurationBytes:
            Issue.record("the example of a code for links is a configuration file")
            return []
        }
    }

    private func lint(_ text: String, zone: LinkLinter.Zone?) -> [Diagnostic] {
        let source = SourceText(name: "links.txt", text: text)
        return LinkLinter(zone: zone).lint(FoundLink(source.range, in: source))
    }
}
