/// What the process says when it ends; scripts rely on the numbers.
struct ExitStatus: RawRepresentable, Hashable, Sendable {
    /// The number that the process ends with.
    let rawValue: Int32

    /// Everything was fine.
    static let fine = ExitStatus(rawValue: 0)
    /// The tool worked, and what it looked at is not in order.
    static let findings = ExitStatus(rawValue: 1)
    /// The tool could not do what it was asked.
    static let refused = ExitStatus(rawValue: 2)
    /// Somebody interrupted it: 128 and the number of SIGINT.
    static let interrupted = ExitStatus(signal: 2)

    init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The status of a run that a signal ended, as shells count it: 128 and its number.
    init(signal: Int32) {
        self.init(rawValue: 128 + signal)
    }

    /// The statuses that help and manual list, with their meaning in one line.
    static let listed: [(status: ExitStatus, meaning: String)] = [
        (.fine, "everything is fine"),
        (.findings, "a file has findings of error level, or '--check' found something that would change"),
        (.refused, "wrong usage, a file that can't be read or saved, or an edit that was refused"),
        (.interrupted, "interrupted; after another signal, 128 and its number"),
    ]
}
