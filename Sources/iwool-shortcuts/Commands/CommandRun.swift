/// A command whose options and arguments have been read.
typealias CommandRun = @Sendable (CommandContext) throws(Refusal) -> ExitStatus
