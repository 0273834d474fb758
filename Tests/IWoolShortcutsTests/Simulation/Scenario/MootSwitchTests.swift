import IWoolShortcuts
import LaunchSimulation
import TestSupport
import Testing

/// A switch is called moot if and only if no history tells its values apart.
struct MootSwitchTests {
    private static let histories: [RandomDelivery] = {
        var random = SeededGenerator(seed: 4)
        return (0..<240).map { _ in RandomDelivery(length: 32, using: &random) }
    }()

    private static let designs: [String] =
        [""] + LaunchDesign.wrongValues.map { "\($0.name)=\($0.value)" } + [
            "readOn=[]", "seenIn=[]", "readOn=[activate]", "seenIn=[performActionFor]",
            "seenIn=[] keptIn=nowhere", "readOn=[] keptIn=queue", "readOn=[] keptIn=nowhere",
            "readOn=[attach] keptIn=nowhere", "seenIn=[performActionFor] coldMeans=processAge",
            "timerFor=none lock=opensAnyway sheet=opensAnyway", "timerFor=none lock=opensAnyway",
            "lock=opensAnyway sheet=opensAnyway", "keptIn=queue clears=never",
        ]

    private static func design(_ text: String) throws -> LaunchDesign {
        var design = LaunchDesign.reference
        for setting in text.replacing(", ", with: ",").split(separator: " ") {
            let parts = setting.split(separator: "=").map(String.init)
            let one = try #require(LaunchDesign.Switch.named(parts[0]))
            let words = parts[1].split { "[],".contains($0) }.map(String.init)
            try one.set(words, in: &design)
        }
        return design
    }

    /// Every other value of a switch; of a list, every subset.
    private static func values(of one: LaunchDesign.Switch) -> [[String]] {
        let words = one.values.map(\.word)
        switch one.form {
        case .word: return words.map { [$0] }
        case .time: return words.map { [$0] } + [["700ms"], ["60s"]]
        case .list:
            return words.reduce([[]]) { subsets, word in subsets + subsets.map { $0 + [word] } }
        }
    }

    @Test(arguments: designs)
    func whatIsMootMakesNoDifferenceAndAllElseDoes(text: String) throws {
        let design = try Self.design(text)
        let before = Self.histories.map { $0.answers(design) }
        for one in LaunchDesign.Switch.all where one.name != "ui" {
            var makesADifference = false
            for words in Self.values(of: one) where !makesADifference {
                var other = design
                try one.set(words, in: &other)
                if other == design { continue }
                makesADifference = zip(Self.histories, before).contains { $0.answers(other) != $1 }
            }
            let isMoot = design.mootness(of: one.name) != nil
            #expect(makesADifference == !isMoot, "\(text): \(one.name)")
        }
    }
}
