import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

/// The editor where there is no screen: it prints a numbered list and reads the new order from a line.
struct LineDialogue {
    private let selection: ShortcutSelection
    private let language: Language

    /// All options as they are numbered: those on the icon in their order, then the others.
    let rows: [ShortcutOption]

    init(_ selection: ShortcutSelection, speaking language: Language) {
        self.selection = selection
        self.language = language
        rows = selection.options + ShortcutOption.all.filter { selection.position(of: $0) == nil }
    }

    /// The list, and how to answer.
    func question(about file: String) -> [String] {
        var table = TextTable()
        for (index, option) in rows.enumerated() {
            let mark = selection.position(of: option) == nil ? "" : "on the icon"
            table.append(["\(index + 1)", option.title(in: language), option.link, mark])
        }
        let count = ShortcutSelection.maximumCount
        return ["\(VisibleText.whole(file)):"] + table.lines(in: .plain).map { "  \($0)" } + [
            "Type the numbers of at most \(CountWord.of(count)) rows in the order you want, such as 3 1 2;",
            "0 takes all of them off, and an empty line keeps the list.",
        ]
    }

    /// What a line answers: the new list, or nil for an empty one.
    ///
    /// - Throws: what is wrong with it; then the question can be asked again.
    func answer(_ line: String) throws(Refusal) -> [ShortcutOption]? {
        let words = line.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r" }
        if words.isEmpty { return nil }
        if words == ["0"] { return [] }
        var chosen: [ShortcutOption] = []
        for word in words {
            guard let number = Int(word), rows.indices.contains(number - 1) else {
                throw Refusal("\(VisibleText.quoted(word)) is no number from 1 to \(rows.count)")
            }
            let option = rows[number - 1]
            guard !chosen.contains(option) else {
                throw Refusal("\(number) (\(option.title(in: language))) comes twice")
            }
            chosen.append(option)
        }
        guard chosen.count <= ShortcutSelection.maximumCount else {
            throw Refusal(
                "\(chosen.count) rows were named, and the menu shows at most "
                    + CountWord.of(ShortcutSelection.maximumCount))
        }
        return chosen
    }
}
