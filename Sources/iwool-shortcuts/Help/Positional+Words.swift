extension Positional {
    /// What it is, with its choices.
    var sentence: String {
        choices.isEmpty ? summary : summary + ": " + choices.joined(separator: ", ")
    }
}
