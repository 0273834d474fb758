/// What help and completions need to know about a value.
struct ValueShape: Hashable, Sendable {
    /// What stands for the value in help, in capitals: `FILE`.
    let placeholder: String
    /// The only values there are; empty when that can't be said.
    let choices: [String]
    /// What a shell may offer.
    let completion: Completion

    init(_ placeholder: String, choices: [String] = [], completion: Completion = .nothing) {
        self.placeholder = placeholder
        self.choices = choices
        self.completion = choices.isEmpty ? completion : .words(choices)
    }
}
