import Foundation
import IWoolShortcuts
import TestSupport
import Testing

struct UnifiedDiffTests {
    private static func diff(_ old: String, _ new: String) -> String {
        let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "a.yaml")
        return String(decoding: diff.bytes, as: UTF8.self)
    }

    @Test func equalTextsHaveNoDifference() {
        #expect(UnifiedDiffTests.diff("", "") == "")
        #expect(UnifiedDiffTests.diff("a\nb", "a\nb") == "")
    }

    @Test func threeLinesStandAroundAChange() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        let new = "1\n2\n3\n4\nx\n6\n7\n8\n9\n"
        #expect(
            UnifiedDiffTests.diff(old, new)
                == "--- a.yaml\n+++ a.yaml\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n")
    }

    @Test func aMissingLineBreakAtTheEndIsSaid() {
        let missing = "\\ No newline at end of file\n"
        #expect(
            UnifiedDiffTests.diff("a\nb", "a\nb\nc")
                == "--- a.yaml\n+++ a.yaml\n@@ -1,2 +1,3 @@\n a\n-b\n\(missing)+b\n+c\n\(missing)")
        #expect(
            UnifiedDiffTests.diff("a\nb", "c\nb")
                == "--- a.yaml\n+++ a.yaml\n@@ -1,2 +1,2 @@\n-a\n+c\n b\n\(missing)")
    }

    @Test func aTextWithoutLinesIsCountedFromTheLineAbove() {
        #expect(UnifiedDiffTests.diff("", "a\n") == "--- a.yaml\n+++ a.yaml\n@@ -0,0 +1 @@\n+a\n")
        #expect(UnifiedDiffTests.diff("a\n", "") == "--- a.yaml\n+++ a.yaml\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func distantChangesAreHunksOfTheirOwn() {
        let lines = (1...20).map { "\($0)\n" }
        var changed = lines
        changed[1] = "x\n"
        changed[8] = "y\n"
        changed[16] = "z\n"
        let text = UnifiedDiffTests.diff(lines.joined(), changed.joined())
        let hunks = text.split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(hunks == ["@@ -1,12 +1,12 @@", "@@ -14,7 +14,7 @@"])
    }

    @Test func appliedToTheOldTextItGivesTheNewOne() throws {
        var random = SeededGenerator(seed: 0x0D1F)
        for round in 0..<2000 {
            let old = UnifiedDiffTests.text(using: &random)
            let new = UnifiedDiffTests.text(using: &random)
            let difference = UnifiedDiffTests.diff(old, new)
            let patched = UnifiedDiffTests.patched(old, with: difference)
            #expect(patched == new, "seed 0x0D1F, round \(round)\n\(difference)")
        }
    }

    @Test func manyChangedLinesAreExchangedAtOnce() {
        let old = (1...5000).map { "old \($0)\n" }.joined()
        let new = (1...5000).map { "new \($0)\n" }.joined()
        #expect(UnifiedDiffTests.patched(old, with: UnifiedDiffTests.diff(old, new)) == new)
    }

    /// A few lines out of a small alphabet, some of them with a CR, the last perhaps without its end.
    private static func text(using random: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...12, using: &random)
        let ends = ["\n", "\n", "\r\n", "\r", "\r\n"]
        var text = ""
        for _ in 0..<count {
            text +=
                String("abcd".randomElement(using: &random) ?? "a")
                + (ends.randomElement(using: &random) ?? "")
        }
        return Bool.random(using: &random) ? text : text + "\n"
    }

    /// What `patch` makes of a text; nil where the difference does not fit it.
    private static func patched(_ old: String, with difference: String) -> String? {
        func lines(_ text: String) -> [String] {
            Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        var rest = lines(old)[...]
        let isEnded = old.isEmpty || old.utf8.last == 0x0A
        if isEnded { rest.removeLast() }
        var result: [String] = []
        var last: Character?
        for line in lines(difference).dropFirst(2).dropLast() {
            let text = String(line.dropFirst())
            switch line.first {
            case "@":
                let start = text.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
                let isInsertion = text.split(separator: " ").first?.hasSuffix(",0") ?? false
                while result.count + 1 < start + (isInsertion ? 1 : 0), let kept = rest.popFirst() {
                    result.append(kept)
                }
            case " ":
                guard rest.popFirst() == text else { return nil }
                result.append(text)
            case "-": guard rest.popFirst() == text else { return nil }
            case "+": result.append(text)
            case "\\": if last != "-" { return result.joined(separator: "\n") }
            default: return nil
            }
            last = line.first
        }
        let end = rest.isEmpty || isEnded ? "\n" : ""
        result += rest
        return result.isEmpty ? "" : result.joined(separator: "\n") + end
    }
}
