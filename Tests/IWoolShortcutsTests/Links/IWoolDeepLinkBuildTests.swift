import IWoolShortcuts
import TestSupport
import Testing

struct IWoolDeepLinkBuildTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1_893_456_000, "1893456000"), (-86400, "-86400"),
            (189_345_600.5, "189345600.5"),
            (0.1, "0.1"), (0.00001, "0.00001"), (-1.5e-7, "-0.00000015"),
            (253_402_300_798.99997, "253402300798.99997"),
            (1e-10, "0.0000000001"), (-62_135_596_800, "-62135596800"),
        ] as [(Double, String)])
    func writesDaysPlainly(day: Double, text: String) throws {
        let link = try IWoolDeepLink(eventID: 42, day: day)
        #expect(link.description == "iwool://event/42?day=\(text)")
        #expect(IWoolDeepLink.parse(link.description) == .opens(link))
    }

    @Test func refusesWhatNoLinkCarries() {
        #expect(throws: IWoolDeepLink.EventError.notPositive(0)) { try IWoolDeepLink(eventID: 0) }
        #expect(throws: IWoolDeepLink.EventError.notPositive(-1)) { try IWoolDeepLink(eventID: -1) }
        #expect(throws: IWoolDeepLink.EventError.dayOutOfRange(253_402_300_799.5)) {
            try IWoolDeepLink(eventID: 1, day: 253_402_300_799.5)
        }
        #expect(throws: IWoolDeepLink.EventError.self) { try IWoolDeepLink(eventID: 1, day: .nan) }
        #expect(throws: IWoolDeepLink.EventError.self) { try IWoolDeepLink(eventID: 1, day: -.infinity) }
    }

    @Test func whatIsBuiltReadsBack() throws {
        let seed: UInt64 = 20_260_501
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20_000 {
            let id =
                Int64.random(in: 1...Int64.max, using: &random) >> Int64.random(in: 0...62, using: &random)
            let day: Double? =
                switch Int.random(in: 0...3, using: &random) {
                case 0: nil
                case 1: Double(Int64.random(in: -62_135_596_800...253_402_300_799, using: &random))
                case 2: Double.random(in: IWoolDeepLink.Event.days, using: &random)
                default: Double.random(in: -1...1, using: &random) * 1e-6
                }
            let link = try IWoolDeepLink(eventID: max(id, 1), day: day)
            #expect(IWoolDeepLink.parse(link.canonicalLink) == .opens(link), "seed \(seed)")
        }
    }
}
