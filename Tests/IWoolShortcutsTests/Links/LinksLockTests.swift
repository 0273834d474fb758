import Foundation
import IWoolShortcuts
import TestSupport
import Testing

struct LinksLockTests {
    @Test func theShippedFileIsTheTable() throws {
        let shipped = try Data(contentsOf: Fixtures.root.appendingPathComponent("Defaults/links.lock"))
        #expect(String(decoding: shipped, as: UTF8.self) == LinksLock.rendered)
    }

    @Test func everyEntryOpensWhatItSays() {
        for entry in LinksLock.entries where entry.name != Destination.eventName {
            #expect(IWoolDeepLink.parse("iwool://\(entry.name)").link?.destinationName == entry.opens)
        }
        #expect(IWoolDeepLink.parse("iwool://event/1").link?.destinationName == "event")
    }

    @Test func theTableAsItIsHasNoFindings() {
        #expect(LinksLock.check(SourceText(name: "links.lock", text: LinksLock.rendered)).isEmpty)
        let windows = LinksLock.rendered.replacingOccurrences(of: "\n", with: "\r\n")
        #expect(LinksLock.check(SourceText(name: "links.lock", text: "\u{FEFF}" + windows)).isEmpty)
    }

    @Test(arguments: [
        ("⟦watch -> home⟧", "lock-name-gone"), ("  ⟦settings/home -> home⟧ ", "lock-name-gone"),
        ("⟦scan: scanner⟧", "lock-syntax"), ("⟦scan -> scanner # note⟧", "lock-syntax"),
        ("⟦-> scanner⟧", "lock-syntax"), ("⟦scan -> scanner⟧", "lock-duplicate"),
    ])
    func aBadLineIsFoundInItsPlace(line: String, code: String) {
        let marked = MarkedText(LinksLock.rendered + line)
        let found = LinksLock.check(SourceText(name: "links.lock", text: marked.text))
        #expect(found.map(\.code.id) == [code])
        #expect(found.map(\.range) == marked.ranges)
    }

    @Test func aNameThatTurnsElsewhereIsAnError() {
        let text = LinksLock.rendered.replacingOccurrences(
            of: "\nscan -> scanner\n", with: "\nscan -> home\n")
        let found = LinksLock.check(SourceText(name: "links.lock", text: text))
        #expect(
            found.map(\.message) == [
                "the name 'scan' was shipped and opened 'home', and now it opens 'scanner'"
            ])
        #expect(found.map(\.severity) == [.error])
    }

    @Test func missingNamesAreAddedByTheirFixes() {
        for text in ["", "home -> home", "home -> home\n"] {
            let source = SourceText(name: "links.lock", text: text)
            let found = LinksLock.check(source)
            #expect(found.count == LinksLock.entries.count - (text.isEmpty ? 0 : 1))
            #expect(found.allSatisfy { $0.code.id == "lock-name-missing" && $0.severity == .warning })
            let mended = TextEdit.apply(found.flatMap { $0.fixes[0].edits }, to: source.bytes)
            #expect(LinksLock.check(SourceText(name: "links.lock", bytes: mended)).isEmpty)
        }
    }
}
