/// A shell that the tool can write completions for.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that the shell loads.
    func completions(of table: CommandTable) -> String {
        switch self {
        case .bash: BashCompletions(table).text
        case .zsh: ZshCompletions(table).text
        case .fish: FishCompletions(table).text
        }
    }
}
