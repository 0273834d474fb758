import ShortcutsConfiguration

/// Prints the JSON Schema of a kind of file.
enum SchemaCommand: Command {
    /// The kinds of files that have a schema.
    enum Kind: String, CaseIterable, Sendable {
        case configuration
    }

    static let name = "schema"
    static let summary = "print the JSON Schema of configurations"
    static let discussion = [
        "Editors read the schema beside a configuration, where its first line names it; "
            + "it is of draft-07, which all of them know."
    ]
    static let positionals: [Positional] = [
        Positional(
            ValueShape("KIND", choices: Kind.allCases.map(\.rawValue)), .atMostOne,
            "the kind of file; a configuration unless named")
    ]
    static let examples = [
        CommandExample("schema > shortcuts.schema.json", "put the schema beside the configuration")
    ]

    static func run(
        _ options: NoOptions, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let kind = try arguments.first.map { argument throws(Refusal) in
            try ValueKind<Kind>.choice("KIND").read(argument, for: "KIND")
        }
        switch kind ?? .configuration {
        case .configuration: context.output.write(bytes: ShortcutsSchema.bytes())
        }
        return .fine
    }
}
