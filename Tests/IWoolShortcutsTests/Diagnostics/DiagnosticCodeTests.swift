import IWoolShortcuts
import LaunchSimulation
import ShortcutsConfiguration
import Testing

/// The registry of codes: what `explain` shows of each is true.
struct DiagnosticCodeTests {
    @Test func idsAreUniqueWordsWithHyphens() {
        let ids = Diagnostic.Code.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x2D }) }
        for id in ids { #expect(Diagnostic.Code.named(id)?.id == id) }
    }

    @Test func everyTextIsThere() {
        for code in Diagnostic.Code.all {
            #expect(!code.summary.isEmpty && !code.summary.hasSuffix("."), "\(code.id)")
            #expect(code.why.hasSuffix("."), "\(code.id)")
        }
    }

    @Test(arguments: Diagnostic.Code.all)
    func theBadExampleGivesTheCodeAndTheGoodOneNothing(code: Diagnostic.Code) {
        #expect(Set(codes(of: code.bad, for: code)) == [code.id])
        #expect(codes(of: code.good, for: code) == [])
    }

    private func codes(of example: Diagnostic.Code.Example, for code: Diagnostic.Code) -> [String] {
        // The only rule that asks for a version of iOS.
        let iOS = code == .unavailableOption ? IOSVersion(16, 0) : nil
        let findings: [Diagnostic]
        switch example {
        case .configuration(let text):
            findings = ShortcutsFile.read(source(text), iOS: iOS).diagnostics
        case .configurationBytes(let bytes, _):
            findings = ShortcutsFile.read(SourceText(name: "example", bytes: bytes)).diagnostics
        case .defaults(let text):
            findings = DefaultsCheck(configuration: source(text), lock: nil).findings.flatMap(\.diagnostics)
        case .scenario(let text):
            findings = ScenarioFile.read(source(text)).diagnostics
        case .design(let text):
            findings = DesignFile.read(source(text)).diagnostics
        case .link(let text), .longLink(let text, _):
            findings = lint(text, zone: nil)
        case .linkInZone(let text, let offset):
            findings = lint(text, zone: .init("zone") { _ in offset })
        case .linksLock(let text, _):
            findings = LinksLock.check(source(text))
        }
        return findings.map(\.code.id)
    }

    private func source(_ text: String) -> SourceText { SourceText(name: "example", text: text) }

    private func lint(_ text: String, zone: LinkLinter.Zone?) -> [Diagnostic] {
        let source = source(text)
        return LinkLinter(zone: zone).lint(FoundLink(source.range, in: source))
    }
}
