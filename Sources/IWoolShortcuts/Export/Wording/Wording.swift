internal import IWoolShortcuts

/// Words of a picture in the three languages; `%` is a place that is filled in.
struct Wording: Hashable {
    let english: String
    let simplifiedChinese: String
    let traditionalChinese: String

    init(_ english: String, _ simplifiedChinese: String, _ traditionalChinese: String) {
        self.english = english
        self.simplifiedChinese = simplifiedChinese
        self.traditionalChinese = traditionalChinese
    }

    /// The words in a language, with its places filled in, in their order.
    func callAsFunction(in language: Language, _ values: String...) -> String {
        let template =
            switch language {
            case .english: english
            case .simplifiedChinese: simplifiedChinese
            case .traditionalChinese: traditionalChinese
            }
        var rest = values[...]
        var words = ""
        for scalar in template.unicodeScalars {
            if scalar == "%" {
                words += rest.popFirst() ?? ""
            } else {
                words.unicodeScalars.append(scalar)
            }
        }
        return words
    }

    /// What stands at the one place of the English words, empty if they have none; nil for other words.
    func value(in text: String) -> String? {
        guard let place = english.firstIndex(of: "%") else { return text == english ? "" : nil }
        let (head, tail) = (english[..<place], english[english.index(after: place)...])
        guard text.hasPrefix(head), text.hasSuffix(tail), text.count >= head.count + tail.count else {
            return nil
        }
        return String(text.dropFirst(head.count).dropLast(tail.count))
    }
}
