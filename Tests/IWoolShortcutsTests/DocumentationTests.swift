import Foundation
import IWoolShortcuts
import LaunchSimulation
import ShortcutsConfiguration
import TestSupport
import Testing

/// What the documents show is what the code says.
struct DocumentationTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: Fixtures.root.appendingPathComponent(path), encoding: .utf8)
    }

    // readme
    private func readmeExample() throws -> ShortcutSelection {
        switch IWoolDeepLink.parse("iwool://event/42?day=1893456000") {
        case .opens(.destination(.calendar)): print("the calendar")
        case .opens(.destination(let destination)): print(destination.opens)
        case .opens(.event(let event)): print("activity", event.id, "on", event.day ?? 0)
        case .ignored(let reason): print("ignored:", reason)
        }

        var menu = ShortcutSelection.default
        try menu.replace(.home, with: .scanner)
        return menu
    }
    // end

    @Test func theReadmesExampleIsThisCode() throws {
        #expect(try readmeExample().options.first == .scanner)
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == "    // readme" })
        let end = try #require(lines.firstIndex { $0 == "    // end" })
        let body = lines[(start + 2)..<(end - 2)].map { $0.dropFirst(8) }.joined(separator: "\n")
        #expect(try text("README.md").contains("import IWoolShortcuts\n\n\(body)\n```"))
    }

    @Test func theTableOfLinksHasEveryNameInOrder() throws {
        let lines = try text("Docs/links.md").split(separator: "\n").map(String.init)
        let expected = Destination.all.map { destination in
            let aliases = destination.aliases.joined(separator: ", ")
            let isOption = ShortcutOption(destination) != nil
            return "| \(destination.opens) | \(destination.canonicalName) |"
                + (aliases.isEmpty ? "" : " \(aliases)") + " | \(isOption ? "yes" : "no") |"
        }
        let first = try #require(lines.firstIndex(of: expected[0]))
        #expect(Array(lines[first...].prefix(expected.count)) == expected)
    }

    @Test func everyCodeIsInTheDocuments() throws {
        let documents = try text("Docs/links.md") + text("Docs/configuration.md") + text("Docs/scenarios.md")
        for code in Diagnostic.Code.all where !Diagnostic.Code.defaults.contains(code) {
            #expect(documents.contains("`\(code.id)`"), "\(code.id)")
        }
    }

    @Test func theTablesOfScenariosAreThoseOfTheCode() throws {
        let lines = try text("Docs/scenarios.md").split(separator: "\n").map(String.init)
        let events = LaunchScenario.EventForm.table.map {
            "| `\($0.name.rawValue)` | `\($0.example)` | \($0.summary) |"
        }
        let switches = LaunchDesign.Switch.all.map { one in
            let words = one.values.map(\.word).filter { [$0] != one.words(in: .reference) }
            return
                "| `\(one.name)` | \(one.defaultText) | \(words.joined(separator: ", ")) | \(one.summary) |"
        }
        let codes = Diagnostic.Code.launch.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |" }
        for table in [events, switches, codes] {
            let first = try #require(lines.firstIndex(of: table[0]), "\(table[0])")
            #expect(Array(lines[first...].prefix(table.count)) == table)
        }
        let devices = LaunchScenario.Device.named.map { device in
            let times = [device.connect, device.attach, device.activate, device.resume]
            return "| `\(device.name ?? "")` | "
                + times.map { String($0.milliseconds) }.joined(separator: " | ") + " |"
        }
        for row in devices { #expect(lines.contains(row)) }
    }

    @Test func theDefaultFilesAreThoseOfTheCode() throws {
        #expect(try text("Defaults/shortcuts.yaml") == ShortcutsFile.render(.default))
        #expect(try text("Defaults/links.lock") == LinksLock.rendered)
        #expect(try Array(text("Defaults/shortcuts.schema.json").utf8) == ShortcutsSchema.bytes())
    }
}
