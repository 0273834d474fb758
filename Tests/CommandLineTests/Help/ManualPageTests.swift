import Foundation
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("The manual page")
struct ManualPageTests {
    @Test("is made from the table")
    func sample() {
        Golden.expect(ManualPage(SampleTable.table).text, equals: "help/sample/iwool-shortcuts.1")
    }

    @Test("has every command and flag")
    func complete() {
        let page = CommandLineRun("man").output
        for row in CommandTable.standard.rows {
            #expect(page.contains(".SS \"\(row.name.replacing("-", with: "\\-"))\"\n"))
            for flag in row.flags {
                #expect(page.contains(flag.spelling.replacing("-", with: "\\-")))
            }
        }
    }

    @Test("is roff that groff takes without a warning", .enabled(if: Tool.isInstalled("groff")))
    func groff() throws {
        for page in [CommandLineRun("man").output, ManualPage(SampleTable.table).text] {
            let result = try Tool.run("groff", "-man", "-ww", "-z", "-Tutf8", input: page)
            #expect(result.status == 0)
            #expect(result.errors.isEmpty, "\(result.errors)")
        }
    }

    @Test("shows quotes, dashes and backslashes as they are", .enabled(if: Tool.isInstalled("groff")))
    func characters() throws {
        let page = ManualPage(SampleTable.table).text
        let shown = try Tool.run("groff", "-man", "-Tutf8", "-P-c", "-P-b", "-P-u", "-rLL=200n", input: page)
            .output
        #expect(shown.contains("'Quoted' words, a \\backslash, a [bracket] and a colon"))
        #expect(shown.contains("iwool-shortcuts echo -n 'one word'"))
    }
}
