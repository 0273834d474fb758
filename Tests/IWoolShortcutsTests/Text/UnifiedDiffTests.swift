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

    @Test func patchTurnsTheOldTextIntoTheNewOne() throws {
        var random = SeededGenerator(seed: 0x0D1F)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diff-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for round in 0..<60 {
            let old = UnifiedDiffTests.text(using: &random)
            let new = UnifiedDiffTests.text(using: &random)
            let file = folder.appendingPathComponent("a.yaml")
            try Data(old.utf8).write(to: file)
            let difference = UnifiedDiffTests.diff(old, new)
            if difference.isEmpty { continue }
            try UnifiedDiffTests.patch(folder, with: difference)
            // What patch empties, it removes.
            let patched = (try? Data(contentsOf: file)) ?? Data()
            #expect(patched == Data(new.utf8), "seed 0x0D1F, round \(round)\n\(difference)")
        }
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

    private static func patch(_ folder: URL, with difference: String) throws {
        let file = folder.appendingPathComponent("a.diff")
        try Data(difference.utf8).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["patch", "--binary", "-s", "-p0", "-i", file.path, "a.yaml"]
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "patch refused\n\(difference)")
    }
}
