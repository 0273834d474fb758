/// The options of a command and those of all commands, while both are read from one line.
struct ParsedOptions<Own: CommandOptions>: Sendable {
    /// What the global flags set.
    var global: GlobalOptions
    /// What the command's own flags set.
    var own: Own
}
