import Foundation
import IWoolShortcuts
import ShortcutsConfiguration
import TestSupport
import Testing

struct ConfigurationFixtureTests {
    @Test func everyGoodFileIsRead() throws {
        let rows: [GoodConfiguration] = try Fixtures.rows("good-configs.jsonl")
        #expect(rows.count == 12)
        for row in rows {
            let reading = ShortcutsFile.read(SourceText(name: "good.yaml", text: row.yaml))
            let names = reading.file?.selection.options.map(\.canonicalName)
            #expect(names == row.shortcuts, "\(row.yaml.debugDescription): \(reading.diagnostics)")
            #expect(reading.diagnostics.allSatisfy { $0.severity < .error })
        }
    }

    @Test func everyBadFileIsRefusedAtItsPlace() throws {
        let rows: [BadConfiguration] = try Fixtures.rows("bad-configs.jsonl")
        #expect(rows.count == 43)
        for row in rows {
            let source = SourceText(name: "bad.yaml", bytes: row.bytes)
            let reading = ShortcutsFile.read(source)
            #expect(reading.file == nil)
            let first = try #require(reading.diagnostics.first, "\(row.shown) gave nothing")
            let place = source.position(at: first.range.lowerBound)
            let found = "\(row.shown): \(place.line):\(place.column) \(first.message) [\(first.code.id)]"
            #expect(first.severity == .error, "\(found)")
            #expect(row.kinds.contains(first.code.id), "\(found)")
            #expect(row.allows(place), "\(found)")
            #expect(row.isMentioned(in: first.message), "\(found)")
            #expect(first.suggestion == row.did_you_mean, "\(found)")
            #expect(first.message.unicodeScalars.count <= row.message_max_chars ?? 500, "\(found)")
        }
    }
}

private struct GoodConfiguration: Decodable {
    let yaml: String
    let shortcuts: [String]
}

/// The names of the members are those of the fixture.
private struct BadConfiguration: Decodable {
    struct Place: Decodable {
        let line: Int?
        let column: Int?
    }
    struct Generated: Decodable {
        let prefix: String
        let `repeat`: String
        let count: Int
        let suffix: String
    }

    let yaml: String?
    let yaml_b64: String?
    let yaml_gen: Generated?
    let line: Int?
    let column: Int?
    let kind: String
    let message_should_mention: [String]
    let did_you_mean: String?
    let also_ok: [Place]?
    let kinds_ok: [String]?
    let message_max_chars: Int?

    var bytes: [UInt8] {
        if let yaml { return Array(yaml.utf8) }
        if let yaml_b64 { return Array(Data(base64Encoded: yaml_b64) ?? Data()) }
        guard let yaml_gen else { return [] }
        let repeated = String(repeating: yaml_gen.repeat, count: yaml_gen.count)
        return Array((yaml_gen.prefix + repeated + yaml_gen.suffix).utf8)
    }

    var shown: String { String((yaml ?? yaml_b64 ?? yaml_gen?.prefix ?? "").debugDescription.prefix(200)) }

    var kinds: [String] { [kind] + (kinds_ok ?? []) }

    func allows(_ found: LinePosition) -> Bool {
        ([Place(line: line, column: column)] + (also_ok ?? [])).contains {
            ($0.line ?? found.line) == found.line && ($0.column ?? found.column) == found.column
        }
    }

    func isMentioned(in message: String) -> Bool {
        message_should_mention.allSatisfy { entry in
            entry.split(separator: "|").contains {
                message.lowercased().contains($0.lowercased().replacing("\\\\", with: "\\"))
            }
        }
    }
}
