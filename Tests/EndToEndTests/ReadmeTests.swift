import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool prints.
struct ReadmeTests {
    /// A command of a `console` block and the lines that stand below it.
    private struct Shown {
        let command: String
        var output = ""
    }

    private func shown() throws -> [Shown] {
        let text = try String(
            contentsOf: Fixtures.root.appendingPathComponent("README.md"), encoding: .utf8)
        var commands: [Shown] = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInside = line == "```console"
            } else if isInside, line.hasPrefix("$ ") {
                commands.append(Shown(command: String(line.dropFirst(2))))
            } else if isInside {
                commands[commands.count - 1].output += line + "\n"
            }
        }
        return commands
    }

    @Test func everyCommandPrintsWhatIsShown() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let commands = try shown()
        #expect(commands.count >= 5)
        for shown in commands {
            let run = try tool.shell(shown.command, environment: ["LANG": "en_US.UTF-8"])
            #expect(run.output == shown.output, "$ \(shown.command)")
        }
    }

    @Test func everyFileThatIsLinkedIsThere() throws {
        let text = try String(
            contentsOf: Fixtures.root.appendingPathComponent("README.md"), encoding: .utf8)
        let links = text.matches(of: #/\]\(([^):]+)\)/#).map { String($0.1) }
        #expect(links.count >= 5)
        for link in links {
            let path = Fixtures.root.appendingPathComponent(link).path
            #expect(FileManager.default.fileExists(atPath: path), "\(link)")
        }
    }

    @Test func bothScriptsCanBeRun() {
        for script in ["Scripts/run", "Scripts/test", "Scripts/build", "Scripts/setup", ".ci/run"] {
            let path = Fixtures.root.appendingPathComponent(script).path
            #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
        }
    }
}
