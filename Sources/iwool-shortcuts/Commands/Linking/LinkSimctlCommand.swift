import IWoolShortcuts

/// Writes the command line that opens a link in a simulator.
enum LinkSimctlCommand: Command {
    struct Options: CommandOptions {
        var device = "booted"
    }

    static let name = "simctl"
    static let summary = "write the command line that opens a link in a simulator"
    static let discussion = [
        "The link is written as it is given, quoted for the shell, so that odd ones can be tried too; "
            + "one that the app ignores is warned about."
    ]
    static let flags: [Flag<Options>] = [
        Flag(
            FlagShape(
                "device", value: ValueShape("DEVICE"), defaultValue: "booted",
                summary: "the name or the identifier of the simulator"),
            reading: .text("DEVICE")
        ) { options, device in options.device = device }
    ]
    static let positionals: [Positional] = [.required("LINK", "the link to open, quoted for the shell")]
    static let examples = [
        CommandExample("link simctl 'iwool://event/42?day=1893456000'", "write the line for one link"),
        CommandExample(
            "link simctl iwool://home --device 'iPhone 15'", "write it for a simulator by its name"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let link = arguments[0].text
        if case .ignored(let reason) = IWoolDeepLink.parse(link) {
            context.warn("the app ignores \(VisibleText.quoted(link)): \(reason)")
        }
        context.output.line("xcrun simctl openurl \(quoted(options.device)) \(quoted(link))")
        return .fine
    }

    /// A word that the shell takes as it is.
    private static func quoted(_ word: String) -> String {
        let plain = word.utf8.allSatisfy { byte in
            ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-_./:".utf8.contains(byte)
        }
        if plain, !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
            + "'"
    }
}
