import Foundation
import IWoolShortcuts
import TestSupport
import Testing

@testable import iwool_shortcuts

@Suite("options")
struct OptionsCommandTests {
    @Test("lists them in one language, and in all of them")
    func text() {
        Golden.expect(CommandLineRun("options").output, equals: "commands/options.txt")
        Golden.expect(CommandLineRun("options", "--lang=all").output, equals: "commands/options-all.txt")
    }

    @Test("speaks the language of the environment")
    func language() {
        let output = CommandLineRun("options", environment: ["LANG": "zh_TW.UTF-8"]).output
        for option in ShortcutOption.all { #expect(output.contains(option.title(in: .traditionalChinese))) }
    }

    @Test("has a row for each option, with everything, in JSON")
    func json() throws {
        struct List: Decodable {
            struct Row: Decodable {
                let aliases: [String]
                let iconType: String?
                let link: String
                let minimumIOS: String?
                let name: String
                let symbol: String
                let titles: [String: String]
            }
            let options: [Row]
            let schemaVersion: Int
        }
        let output = CommandLineRun("options", "--format=json", environment: ["LANG": "zh_CN"]).output
        let list = try JSONDecoder().decode(List.self, from: Data(output.utf8))
        #expect(list.schemaVersion == 1)
        #expect(list.options.map(\.name) == ShortcutOption.all.map(\.canonicalName))
        for (row, option) in zip(list.options, ShortcutOption.all) {
            #expect(row.aliases == option.aliases)
            #expect(row.link == option.link)
            #expect(row.symbol == option.symbol)
            #expect(row.iconType == option.iconType)
            #expect(row.minimumIOS == option.minimumIOS?.description)
            #expect(row.titles.count == Language.allCases.count)
            #expect(Language.allCases.allSatisfy { row.titles[$0.rawValue] == option.title(in: $0) })
        }
    }
}
