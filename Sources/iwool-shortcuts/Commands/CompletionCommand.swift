/// Prints the script with which a shell completes the tool's words.
enum CompletionCommand: Command {
    private static let shell = ValueKind<Shell>.choice("SHELL")

    static let name = "completion"
    static let summary = "print the completions of a shell"
    static let discussion = [
        "The script goes where the shell looks for completions: for bash to "
            + "~/.local/share/bash-completion/completions/\(Product.name), for zsh to a folder of $fpath as "
            + "_\(Product.name), for fish to ~/.config/fish/completions/\(Product.name).fish."
    ]
    static let positionals = [Positional(shell.shape, .one, "the shell")]
    static let examples = [
        CommandExample(
            "completion fish > ~/.config/fish/completions/\(Product.name).fish", "install them for fish")
    ]

    static func run(
        _ options: NoOptions, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let shell = try shell.read(arguments[0], for: "SHELL")
        context.output.write(shell.completions(of: context.commands))
        return .fine
    }
}
