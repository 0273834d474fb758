package import IWoolShortcuts

extension SelectionDifference {
    /// The change as a review comment in Markdown: the words, then both menus side by side.
    package func markdown(
        from old: ShortcutSelection, to new: ShortcutSelection, in language: Language
    ) -> String {
        var text = "**Home Screen quick actions:** \(words(in: language))\n"
        guard !isEmpty else { return text }
        text += "\n| | before | after |\n|---|---|---|\n"
        for row in 0..<max(old.options.count, new.options.count) {
            let cells = [old, new].map { selection in
                row < selection.options.count ? selection.options[row].title(in: language) : ""
            }
            text += "| \(row + 1) | \(cells[0]) | \(cells[1]) |\n"
        }
        return text
    }
}
