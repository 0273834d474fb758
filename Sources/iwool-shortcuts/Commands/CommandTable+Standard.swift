extension CommandTable {
    /// The commands of the tool; a new one is one line here.
    static let standard = CommandTable([
        Section(
            "Look at configurations",
            [
                .command(ShowCommand.self),
                .command(InitCommand.self),
                .command(CheckCommand.self),
                .command(DiffCommand.self),
                .command(SchemaCommand.self),
            ]),
        Section(
            "Change a configuration",
            [
                .command(EditCommand.self),
                .command(AddCommand.self),
                .command(RemoveCommand.self),
                .command(MoveCommand.self),
                .command(SwapCommand.self),
                .command(ReplaceCommand.self),
                .command(SetCommand.self),
                .command(ResetCommand.self),
                .command(NormaliseCommand.self),
            ]),
        Section(
            "Work with links",
            [
                .family(
                    "link", "read, write and check links",
                    [
                        LinkParseCommand.self, LinkBuildCommand.self, LinkLintCommand.self,
                        LinkDayStartCommand.self, LinkWidgetsCommand.self, LinkSimctlCommand.self,
                    ])
            ]),
        Section(
            "Test delivery",
            [
                .command(SimulateCommand.self),
                .command(ExploreCommand.self),
                .command(AuditCommand.self),
            ]),
        Section(
            "Look things up",
            [
                .command(OptionsCommand.self),
                .command(ExplainCommand.self),
            ]),
        Section(
            "The tool itself",
            [
                .command(HelpCommand.self),
                .command(ManCommand.self),
                .command(CompletionCommand.self),
            ]),
    ])
}
