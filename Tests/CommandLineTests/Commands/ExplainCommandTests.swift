import Foundation
import IWoolShortcuts
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("explain")
struct ExplainCommandTests {
    @Test("lists every code of the registry")
    func list() {
        let lines = CommandLineRun("explain").output.split(separator: "\n")
        #expect(lines.count == Diagnostic.Code.all.count)
        for (line, code) in zip(lines, Diagnostic.Code.all) {
            #expect(line.hasPrefix(code.id) && line.hasSuffix(code.summary))
        }
    }

    @Test("explains each code with its reason and both examples, also in the brackets of a report")
    func codes() {
        for code in Diagnostic.Code.all {
            let run = CommandLineRun("explain", code.id)
            #expect(run.status == .fine)
            #expect(run.output.hasPrefix("\(code.id): \(code.severity.rawValue)\n"))
            #expect(run.output.contains("\nBad:\n") && run.output.contains("\nGood:\n"))
            #expect(CommandLineRun("explain", "[\(code.id)]").output == run.output)
        }
    }

    @Test("refuses a name that is no code")
    func unknown() {
        let run = CommandLineRun("explain", "no-such-code-at-all")
        #expect(run.status == .refused)
        #expect(run.messages.contains("there is no code 'no-such-code-at-all'"))
        #expect(run.messages.contains("'iwool-shortcuts explain' lists all codes"))
        guard let code = Diagnostic.Code.all.first else { return }
        #expect(CommandLineRun("explain", code.id + "x").messages.contains("did you mean '\(code.id)'?"))
    }

    @Test("draws an explanation")
    func drawing() {
        let code = Diagnostic.Code(
            "sample-code", .warning, "a sample that is drawn",
            why: "It is long enough to be wrapped at eighty cells, so that it takes two lines on a usual "
                + "terminal, and it says why there is such a rule at all.",
            bad: .configuration("shortcuts:\n  - home\n\n  - home\t\u{202E}\n"),
            good: .link("iwool://home"))
        let text = Explanation(code).lines(in: .plain).map { $0 + "\n" }.joined()
        Golden.expect(text, equals: "commands/explanation.txt")
    }

    @Test("prints the codes for scripts")
    func json() throws {
        struct List: Decodable {
            struct Row: Decodable {
                let bad, code, good, severity, summary, why: String
            }
            let codes: [Row]
            let schemaVersion: Int
        }
        let output = CommandLineRun("explain", "--format", "json").output
        let list = try JSONDecoder().decode(List.self, from: Data(output.utf8))
        #expect(list.codes.map(\.code) == Diagnostic.Code.all.map(\.id))
    }
}
