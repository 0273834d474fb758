/// What reaches a program that has the whole screen.
enum ScreenEvent: Hashable, Sendable {
    /// Bytes of keys.
    case input([UInt8])
    /// Nothing came in the time that was given.
    case timeOut
    /// The terminal has another size, or something else may stand on it.
    case redraw
    /// A signal asks the program to end, by its number.
    case ending(Int32)
    /// The terminal is gone.
    case closed
}
