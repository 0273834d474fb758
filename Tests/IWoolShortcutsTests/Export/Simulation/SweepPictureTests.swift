import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport
import TestSupport
import Testing

struct SweepPictureTests {
    /// A timer that opens by itself: too early until the scene is active, later than needed after that.
    private static let timer = Sweep(
        name: "timer", title: "A mail sheet on a slow phone",
        samples: (0...2_000).map { value in
            sample(value, value < 1_250 ? "failed: tap opened too early" : "passed", openedAt: 250 + value)
        })

    /// A request that opens only in the middle, and nothing else of it.
    private static let middle = Sweep(
        name: "attach", title: nil,
        samples: (0...30).map { value in
            let isOpen = (10..<20).contains(value)
            return sample(value, isOpen ? "tap opened" : "tap pending", openedAt: isOpen ? 900 : nil)
        })

    private static func sample(_ value: Int, _ outcome: String, openedAt: Int?) -> Sweep.Sample {
        Sweep.Sample(
            value: VirtualInstant(milliseconds: value), outcome: outcome,
            openedAt: openedAt.map { VirtualInstant(milliseconds: $0) })
    }

    @Test func picturesAreKept() {
        for (name, sweep) in [("timer", Self.timer), ("middle", Self.middle)] {
            for columns in [60, 100] {
                let text = SweepText(sweep, style: .plain, columns: columns).text
                Golden.expect(text, equals: "sweeps/\(name)-\(columns).txt")
            }
            for language in Language.allCases {
                Golden.expect(SweepSVG([sweep], in: language).text, equals: "sweeps/\(name).\(language).svg")
            }
        }
    }

    @Test(arguments: [40, 47, 80, 300]) func noLineIsWiderThanTheTerminal(columns: Int) {
        for sweep in [Self.timer, Self.middle] {
            let lines = SweepText(sweep, style: .plain, columns: columns).text.split(separator: "\n")
            for line in lines.dropFirst() {
                #expect(DisplayWidth.of(line) <= columns)
                #expect(line.last != " ")
            }
        }
    }

    @Test func coloursStandBesideTheWords() {
        let colored = SweepText(Self.timer, style: .colored, columns: 80).text
        let plain = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        #expect(plain == SweepText(Self.timer, style: .plain, columns: 80).text)
        #expect(plain != colored)
    }

    @Test func aSweepOfOneValueIsDrawn() {
        let one = Sweep(name: "timer", title: nil, samples: [Self.sample(5, "a", openedAt: 0)])
        #expect(SweepText(one, style: .plain, columns: 80).text.contains("A = 5ms: a"))
        #expect(SweepSVG([one], in: .english).text.hasSuffix("</svg>\n"))
    }

    @Test(arguments: HostileText.all) func whateverItHoldsItStaysOnItsLine(text: String) {
        let sweep = Sweep(name: text, title: text, samples: [Self.sample(5, text, openedAt: 3)])
        let lines = SweepText(sweep, style: .plain, columns: 80).text.split(separator: "\n")
        for line in lines {
            #expect(!line.unicodeScalars.contains { VisibleText.isInvisible($0) }, "\(line)")
        }
    }
}
