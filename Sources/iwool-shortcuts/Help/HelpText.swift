import ShortcutsExport

/// Help about the tool, a family or a command, drawn from the table of commands.
struct HelpText {
    private let topic: CommandTable.Topic
    private let table: CommandTable
    /// How to draw it.
    let style: TerminalStyle

    init(_ topic: CommandTable.Topic, of table: CommandTable, style: TerminalStyle) {
        self.topic = topic
        self.table = table
        self.style = style
    }

    /// Writes it.
    func write(to stream: TextStream) {
        for line in lines { stream.line(line) }
    }

    /// The lines, none wider than the stream, or than 80 cells where that is less.
    var lines: [String] {
        switch topic {
        case .tool: toolLines
        case .family(let entry): familyLines(entry)
        case .command(let row): commandLines(row)
        }
    }

    private var toolLines: [String] {
        var lines = usage(["\(Product.name) COMMAND [flags] [arguments]", "\(Product.name) help COMMAND"])
        lines += ["", Product.summary.asSentence]
        for section in table.sections {
            lines += heading(section.title)
            lines += columns(section.entries.map { ($0.name, $0.summary) })
        }
        lines += heading("Flags of every command")
        lines += columns(globalFlags.map { ($0.usage, $0.sentence) })
        lines += heading("Exit status")
        lines += columns(ExitStatus.listed.map { (String($0.status.rawValue), $0.meaning) })
        return lines
    }

    private func familyLines(_ entry: CommandTable.Entry) -> [String] {
        var lines = usage(["\(Product.name) \(entry.name) COMMAND [flags] [arguments]"])
        lines += ["", entry.summary.asSentence]
        lines += heading("Commands")
        lines += columns(entry.rows.map { ($0.name, $0.summary) })
        return lines + ["", "'\(Product.name) help \(entry.name) COMMAND' says more about one of them."]
    }

    private func commandLines(_ row: CommandRow) -> [String] {
        var lines = usage([row.usage])
        lines += ["", row.summary.asSentence]
        for paragraph in row.discussion { lines += [""] + paragraph.wrapped(to: width) }
        if !row.positionals.isEmpty {
            lines += heading("Arguments")
            lines += columns(row.positionals.map { ($0.name, $0.sentence) })
        }
        if !row.flags.isEmpty {
            lines += heading("Flags")
            lines += columns(row.flags.map { ($0.usage, $0.sentence) })
        }
        lines += heading("Flags of every command")
        lines += columns(globalFlags.map { ($0.usage, $0.sentence) })
        lines += heading("Examples")
        for example in row.examples {
            lines += ["  " + style.painted("\(Product.name) \(example.line)", .helpful)]
            lines += example.summary.wrapped(to: width - 6).map { "      " + $0 }
        }
        return lines
    }

    /// How wide the text may be.
    var width: Int { min(style.columns, 80) }

    private var globalFlags: [FlagShape] { GlobalOptions.flags.map(\.described) }

    private func usage(_ lines: [String]) -> [String] {
        lines.enumerated().map { ($0 == 0 ? style.painted("Usage:", .strong) + " " : "       ") + $1 }
    }

    private func heading(_ text: String) -> [String] {
        ["", style.painted(text + ":", .strong)]
    }
}
