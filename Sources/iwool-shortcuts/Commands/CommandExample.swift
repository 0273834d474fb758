/// A command line to copy, with what it does.
struct CommandExample: Hashable, Sendable {
    /// The line behind the program's name, as a shell takes it.
    let line: String
    /// What it does: lower case, no full stop.
    let summary: String

    init(_ line: String, _ summary: String) {
        self.line = line
        self.summary = summary
    }
}
