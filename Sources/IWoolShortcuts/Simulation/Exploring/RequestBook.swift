/// What the onlooker knows of one request, in one word.
struct RequestBook: OptionSet, Hashable {
    let rawValue: UInt16

    /// The system was handed it.
    static let tapped = RequestBook(rawValue: 1)
    /// A callback brought it to the app.
    static let delivered = RequestBook(rawValue: 2)
    /// The app accepted it, or should have.
    static let accepted = RequestBook(rawValue: 4)
    /// It came to an end.
    static let ended = RequestBook(rawValue: 8)
    /// It was opened.
    static let opened = RequestBook(rawValue: 16)
    /// The connection of a scene brought it.
    static let cold = RequestBook(rawValue: 32)
    /// An observer took it once, from when on its timer counts.
    static let taken = RequestBook(rawValue: 64)
    /// Its timer is over.
    static let timerOver = RequestBook(rawValue: 128)
    /// Its time is over.
    static let expired = RequestBook(rawValue: 256)
    /// A newer request was accepted in its scene.
    static let outdated = RequestBook(rawValue: 512)
    /// It was delivered as the copy of another, by the rules.
    static let copy = RequestBook(rawValue: 1_024)
    /// What it was part of is gone: its process, or its scene.
    static let orphaned = RequestBook(rawValue: 2_048)
    /// It is meant for the second scene.
    static let inSecondScene = RequestBook(rawValue: 8_192)
    /// The machines run a timer for it, or ran one.
    static let timerAsked = RequestBook(rawValue: 4_096)
}
