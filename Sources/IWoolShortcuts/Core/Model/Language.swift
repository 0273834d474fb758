/// A language that the app's menu is shown in.
public enum Language: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// English.
    case english = "en"
    /// Chinese in simplified characters.
    case simplifiedChinese = "zh-Hans"
    /// Chinese in traditional characters.
    case traditionalChinese = "zh-Hant"

    /// The identifier as Apple's tools write it: `en`, `zh-Hans`, `zh-Hant`.
    public var description: String { rawValue }
}

extension Language {
    /// The language of a POSIX locale name such as `zh_TW.UTF-8`, or nil when it is none of ours.
    ///
    /// `zh_TW`, `zh_HK` and `zh_MO` read traditional characters; every other `zh` reads simplified ones,
    /// unless the name says the script itself (`zh_Hant_SG`).
    public init?(locale: String) {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
        let words = parts.map { ASCII.lowercased($0) }
        switch words.first {
        case "en", "c", "posix": self = .english
        case "zh": self = Language.chinese(of: words.dropFirst())
        default: return nil
        }
    }

    private static func chinese(of words: ArraySlice<String>) -> Language {
        if words.contains("hant") { return .traditionalChinese }
        if words.contains("hans") { return .simplifiedChinese }
        let traditional = ["tw", "hk", "mo"]
        return words.contains(where: traditional.contains) ? .traditionalChinese : .simplifiedChinese
    }
}
