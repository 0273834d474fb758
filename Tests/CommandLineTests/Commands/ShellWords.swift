/// Cuts a command line into words as a shell does, as far as examples need it.
enum ShellWords {
    /// The words; single and double quotes keep blanks. What follows a pipe or a redirection is left out.
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let done = word { words.append(done) }
        return Array(words.prefix { !["|", ">", "<", ">>"].contains($0) })
    }
}
