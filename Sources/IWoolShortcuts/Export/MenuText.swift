package import IWoolShortcuts

/// The menu of a long press, as rows of text.
package enum MenuText {
    /// One row for each quick action, top of the menu first: position, titles, link, what it needs.
    ///
    /// With several languages there is a column for each, under a heading.
    package static func text(
        of selection: ShortcutSelection, in languages: [Language], style: TextStyle
    ) -> String {
        guard !selection.options.isEmpty else {
            return "no quick actions: the menu shows only what the system adds\n"
        }
        var table = TextTable(header: languages.count > 1 ? [""] + languages.map(\.rawValue) : [])
        for (index, option) in selection.options.enumerated() {
            let titles = languages.map { option.title(in: $0) }
            let needs = option.minimumIOS.map { "iOS \($0)+" } ?? ""
            table.append(["\(index + 1)"] + titles + [option.link, needs])
        }
        return table.lines(in: style).reduce(into: "") { text, line in text += "  \(line)\n" }
    }
}
