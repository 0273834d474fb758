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
            #expect(first.suggestion == row.suggestion, "\(found)")
            #expect(first.message.unicodeScalars.count <= row.longestMessage ?? 500, "\(found)")
        }
    }
}

private struct GoodConfiguration: Decodable {
    let yaml: String
    let shortcuts: [String]
}

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
    enum CodingKeys: String, CodingKey {
        case yaml, line, column, kind
        case base64 = "yaml_b64"
        case generated = "yaml_gen"
        case mentions = "message_should_mention"
        case suggestion = "did_you_mean"
        case otherPlaces = "also_ok"
        case otherKinds = "kinds_ok"
        case longestMessage = "message_max_chars"
    }

    let yaml: String?
    let base64: String?
    let generated: Generated?
    let line: Int?
    let column: Int?
    let kind: String
    let mentions: [String]
    let suggestion: String?
    let otherPlaces: [Place]?
    let otherKinds: [String]?
    let longestMessage: Int?

    var bytes: [UInt8] {
        if let yaml { return Array(yaml.utf8) }
        if let base64 { return Array(Data(base64Encoded: base64) ?? Data()) }
        guard let generated else { return [] }
        let repeated = String(repeating: generated.repeat, count: generated.count)
        return Array((generated.prefix + repeated + generated.suffix).utf8)
    }

    var shown: String { String((yaml ?? base64 ?? generated?.prefix ?? "").debugDescription.prefix(200)) }

    var kinds: [String] { [kind] + (otherKinds ?? []) }

    func allows(_ found: LinePosition) -> Bool {
        ([Place(line: line, column: column)] + (otherPlaces ?? [])).contains {
            ($0.line ?? found.line) == found.line && ($0.column ?? found.column) == found.column
        }
    }

    /// Each entry is there, in any case; `|` separates alternatives, which may be written with escapes.
    func isMentioned(in message: String) -> Bool {
        mentions.allSatisfy { entry in
            entry.split(separator: "|").contains {
                message.lowercased().contains($0.lowercased().replacing("\\\\", with: "\\"))
            }
        }
    }
}
