import IWoolShortcuts
import Testing

@testable import iwool_shortcuts

@Suite("The language of titles")
struct LanguageTests {
    /// Variables and flags, and what `context.languages` is.
    struct Row: Sendable, CustomTestStringConvertible {
        let environment: [String: String]
        let flag: String?
        let languages: String
        var testDescription: String { "\(environment) \(flag ?? "")" }

        init(_ environment: [String: String], flag: String? = nil, _ languages: String) {
            self.environment = environment
            self.flag = flag
            self.languages = languages
        }
    }

    private static let rows = [
        Row([:], "en"),
        Row(["LANG": "zh_CN.UTF-8"], "zh-Hans"),
        Row(["LANG": "zh_TW.UTF-8"], "zh-Hant"),
        Row(["LANG": "zh_HK"], "zh-Hant"),
        Row(["LANG": "zh_SG"], "zh-Hans"),
        Row(["LANG": "zh"], "zh-Hans"),
        Row(["LANG": "de_DE.UTF-8"], "en"),
        Row(["LANG": "C"], "en"),
        Row(["LC_MESSAGES": "zh_TW", "LANG": "zh_CN"], "zh-Hant"),
        Row(["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "zh_TW", "LANG": "zh_CN"], "en"),
        Row(["LC_ALL": "fr_FR", "LANG": "zh_CN"], "en"),
        Row(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN"], "zh-Hans"),
        Row(["LANG": "zh_CN"], flag: "zh-Hant", "zh-Hant"),
        Row(["LANG": "zh_CN"], flag: "all", "en+zh-Hans+zh-Hant"),
    ]

    @Test("comes from the flag, then from the first variable that is set", arguments: rows)
    func languages(row: Row) {
        let flags = row.flag.map { ["--lang", $0] } ?? []
        let run = CommandLineRun(flags + ["echo", "a"], environment: row.environment, of: SampleTable.table)
        #expect(run.messages == "lang=\(row.languages)\n")
    }
}
