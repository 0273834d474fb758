@testable import iwool_shortcuts

/// A small table of commands with every kind of flag and argument, which stays as it is when the tool grows.
enum SampleTable {
    static let table = CommandTable([
        CommandTable.Section("Speak", [.command(EchoCommand.self)]),
        CommandTable.Section(
            "Everything else",
            [
                .family("link", "work with links", [FailCommand.self, CountCommand.self])
            ]),
    ])
}
