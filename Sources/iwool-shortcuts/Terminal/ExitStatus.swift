/// What the process says when it ends; scripts rely on the numbers.
enum ExitStatus: Int32, CaseIterable, Sendable {
    /// Everything was fine.
    case fine = 0
    /// The tool worked, and what it looked at is not in order.
    case findings = 1
    /// The tool could not do what it was asked.
    case refused = 2
    /// Somebody interrupted it.
    case interrupted = 130

    /// The meaning in one line, for help and manual.
    var meaning: String {
        switch self {
        case .fine:
            "everything is fine"
        case .findings:
            "a file has findings of error level, or '--check' found something that would change"
        case .refused:
            "wrong usage, a file that can't be read or saved, or an edit that was refused"
        case .interrupted:
            "interrupted"
        }
    }
}
