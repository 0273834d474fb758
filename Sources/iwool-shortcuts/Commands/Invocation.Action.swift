extension Invocation {
    /// What to do.
    enum Action: Sendable {
        /// Run a command.
        case run(CommandRun)
        /// Print help about the topic.
        case help
        /// Print the version.
        case version
        /// Say what is wrong with the line.
        case refuse(Refusal)
    }
}
