/// Why the tool does not do what it was asked: the fault, its place on the command line, and the way out.
///
/// The one error that parser and commands throw; the process ends with its status.
struct Refusal: Error, Hashable, Sendable {
    /// What is wrong, with all its facts: lower case, no full stop.
    let message: String
    /// The place on the command line that is at fault; nil when the fault lies elsewhere, as in a file.
    let place: Argument.Place?
    /// The ways out, a line each.
    var help: [String]
    /// How the process ends.
    var status = ExitStatus.refused

    init(_ message: String, at place: Argument.Place? = nil, help: [String] = []) {
        self.message = message
        self.place = place
        self.help = help
    }

    init(_ message: String, at argument: Argument, help: [String] = []) {
        self.init(message, at: argument.place, help: help)
    }

    /// The question that offers the nearest name; no line when none is near.
    static func suggestion(_ name: String?) -> [String] {
        name.map { ["did you mean '\($0)'?"] } ?? []
    }
}
