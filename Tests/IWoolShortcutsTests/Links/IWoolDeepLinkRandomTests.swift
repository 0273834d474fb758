import Foundation
import IWoolShortcuts
import TestSupport
import Testing

/// Random bytes, and rows of the fixture with bytes changed, through the parser.
///
/// `IWOOL_RANDOM_LINKS` sets how many, a million for instance.
struct IWoolDeepLinkRandomTests {
    private static let count =
        ProcessInfo.processInfo.environment["IWOOL_RANDOM_LINKS"].flatMap(Int.init) ?? 100_000
    private static let pieces = [
        "iwool:", "iwool://", "event", "settings", "home", "scan", "/", "?", "&", "=", "#", "%", "%2", "%41",
        "id=",
        "day=", "42", "-", ".", "0", "9223372036854775807", "253402300799", "1e9", " ", "\n", "\u{0}", "é",
        "４",
    ].map { Array($0.utf8) }

    @Test func anyBytesGiveAnAnswerThatIsStable() {
        let seed: UInt64 = 0x1A00_1A00
        var random = SeededGenerator(seed: seed)
        let rows = LinkRow.all.map(\.bytes).filter { $0.count < 200 }
        var opened = 0
        for _ in 0..<Self.count {
            let bytes = Self.bytes(from: rows, using: &random)
            guard let link = IWoolDeepLink.parse(bytes).link else { continue }
            opened += 1
            if IWoolDeepLink.parse(link.canonicalLink) != .opens(link) {
                Issue.record("seed \(seed): \(bytes) is not stable")
            }
        }
        #expect(opened > Self.count / 50, "too few of the texts were links to say much")
    }

    private static func bytes(from rows: [[UInt8]], using random: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            return (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
        case 1:
            return (0..<Int.random(in: 1...8, using: &random)).flatMap { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
        default:
            var bytes = rows[Int.random(in: 0..<rows.count, using: &random)]
            for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                default:
                    bytes.insert(
                        contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)], at: index)
                }
            }
            return bytes
        }
    }
}
