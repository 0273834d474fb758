import IWoolShortcuts
import TestSupport
import Testing

/// One row of links.jsonl: a text, and what the app makes of it.
struct LinkRow: Decodable, CustomTestStringConvertible {
    let input: String
    let inputHex: String?
    let destination: String?
    let id: Int64?
    let day: Double?
    let reason: String?
    let canonical: String?
    let why: String

    static let all = try! Fixtures.rows("links.jsonl", as: LinkRow.self)

    /// The real bytes, which are given in hexadecimal digits when they are no UTF-8.
    var bytes: [UInt8] {
        guard let inputHex else { return Array(input.utf8) }
        let digits = Array(inputHex.utf8).map { UInt8(String(UnicodeScalar($0)), radix: 16)! }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    var testDescription: String { "\(input.prefix(60)): \(why)" }
}
