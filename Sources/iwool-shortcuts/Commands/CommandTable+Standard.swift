extension CommandTable {
    /// The commands of the tool; a new one is one line here.
    static let standard = CommandTable([
        Section(
            "The tool itself",
            [
                .command(HelpCommand.self)
            ])
    ])
}
