/// The manual page, for `man`; see man(7) for its language.
struct ManualPage {
    private let table: CommandTable

    init(_ table: CommandTable) {
        self.table = table
    }

    /// The page, without a date or a version, so that it only changes when the tool does.
    var text: String {
        var page = Roff()
        page.request("TH", Product.name.uppercased(), "1", "", Product.name, "User Commands")
        page.section("NAME")
        page.text("\(Product.name) - \(Product.summary)")
        page.section("SYNOPSIS")
        page.bold("\(Product.name) COMMAND [flags] [arguments]")
        page.section("DESCRIPTION")
        for paragraph in ManualPage.description { page.paragraph(paragraph) }
        for section in table.sections {
            page.section("COMMANDS: " + section.title.uppercased())
            for row in section.entries.flatMap(\.rows) { write(row, to: &page) }
        }
        page.section("FLAGS OF EVERY COMMAND")
        for flag in GlobalOptions.flags {
            page.item(flag.described.manualUsage, flag.described.sentence.asSentence)
        }
        page.section("EXIT STATUS")
        for (status, meaning) in ExitStatus.listed { page.item(String(status.rawValue), meaning.asSentence) }
        page.section("ENVIRONMENT")
        for (name, meaning) in ManualPage.environment { page.item(name, meaning) }
        page.section("FILES")
        for (name, meaning) in ManualPage.files { page.item(name, meaning) }
        return page.text
    }

    private func write(_ row: CommandRow, to page: inout Roff) {
        page.subsection(row.name)
        page.bold(row.usage)
        page.paragraph(row.summary.asSentence)
        for paragraph in row.discussion { page.paragraph(paragraph) }
        for positional in row.positionals { page.item(positional.name, positional.sentence.asSentence) }
        for flag in row.flags { page.item(flag.manualUsage, flag.sentence.asSentence) }
        for example in row.examples {
            page.paragraph(example.summary.asSentence)
            page.example("\(Product.name) \(example.line)")
        }
    }
}
