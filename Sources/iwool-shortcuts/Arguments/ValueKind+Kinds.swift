import IWoolShortcuts

extension ValueKind where Value == String {
    /// Any text.
    static func text(_ placeholder: String, completion: Completion = .nothing) -> ValueKind {
        ValueKind(ValueShape(placeholder, completion: completion)) { text in text }
    }

    /// The path of a file; an empty one is none.
    static let file = path("FILE", of: "a file", completion: .files)

    /// The path of a folder; an empty one is none.
    static let folder = path("FOLDER", of: "a folder", completion: .folders)

    private static func path(_ placeholder: String, of what: String, completion: Completion) -> ValueKind {
        ValueKind(ValueShape(placeholder, completion: completion), expecting: "the path of \(what)") { text in
            text.isEmpty ? nil : text
        }
    }
}

extension ValueKind where Value == Int {
    /// A whole number within bounds.
    static func integer(_ placeholder: String, in bounds: ClosedRange<Int>) -> ValueKind {
        let expected = "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
        return ValueKind(ValueShape(placeholder), expecting: expected) { text in
            Int(text).flatMap { bounds.contains($0) ? $0 : nil }
        }
    }
}

extension ValueKind where Value == IOSVersion {
    /// A version of iOS.
    static let iOSVersion = ValueKind(
        ValueShape("VERSION"), expecting: "a version of iOS, such as 16.2", parse: { IOSVersion($0) })
}

extension ValueKind where Value == ShortcutOption {
    /// One of the options, by its canonical name or an alias; shells offer the canonical names.
    static func option(_ placeholder: String = "NAME") -> ValueKind {
        let names = ShortcutOption.all.map(\.canonicalName)
        return ValueKind(ValueShape(placeholder, completion: .words(names))) { text throws(ValueError) in
            if let option = ShortcutOption(text) { return option }
            throw ValueError(
                expected: "an option", suggestion: ShortcutOption.nearMiss.name(near: text)?.canonicalName)
        }
    }
}

extension ValueKind where Value == [Language] {
    /// A language of the menu, or all of them.
    static let languages = ValueKind(
        ValueShape("LANGUAGE", choices: Language.allCases.map(\.rawValue) + ["all"])
    ) { text throws(ValueError) in
        if text == "all" { return Language.allCases }
        if let language = Language(rawValue: text) { return [language] }
        throw ValueError(
            expected: ValueKind.listed(Language.allCases.map(\.rawValue) + ["all"]),
            suggestion: Language(locale: text)?.rawValue)
    }
}

extension ValueKind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of a few words.
    static func choice(_ placeholder: String) -> ValueKind {
        let words = Value.allCases.map(\.rawValue)
        return ValueKind(ValueShape(placeholder, choices: words)) { text throws(ValueError) in
            if let value = Value(rawValue: text) { return value }
            throw ValueError(expected: listed(words), suggestion: NearMiss(words: words).name(near: text))
        }
    }
}

extension ValueKind {
    /// The words as a sentence has them: `text, json or sarif`.
    fileprivate static func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
