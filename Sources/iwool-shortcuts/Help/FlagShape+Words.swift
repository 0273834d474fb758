extension FlagShape {
    /// How it is typed: `-f, --file FILE`, or `    --format FORMAT`.
    var usage: String {
        (short == nil ? "    " : "") + manualUsage
    }

    /// How it is typed, where nothing has to stand below anything: `--format FORMAT`.
    var manualUsage: String {
        (short.map { "-\($0), " } ?? "") + spelling + (value.map { " \($0.placeholder)" } ?? "")
    }

    /// What it does, with its choices, its default, and whether it may be repeated.
    var sentence: String {
        var sentence = summary
        if let choices = value?.choices, !choices.isEmpty {
            sentence += ": " + choices.joined(separator: ", ")
        }
        if let defaultValue { sentence += " (default: \(defaultValue))" }
        if isRepeatable, value != nil { sentence += "; may be repeated" }
        return sentence
    }
}

extension FlagShape {
    /// Every form in which it is typed: `-f`, `--file`.
    var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + [spelling]
    }
}
