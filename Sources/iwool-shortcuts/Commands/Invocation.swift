/// What a command line means, before anything of it is done.
struct Invocation: Sendable {
    /// What the global flags set, as far as the line could be read.
    let global: GlobalOptions
    /// What the line is about, as far as that could be made out.
    let topic: CommandTable.Topic
    /// What to do.
    let action: Action
}
