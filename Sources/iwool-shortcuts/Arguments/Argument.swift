/// A word of the command line, or a part of one, with its place, so that an error can point at it.
struct Argument: Hashable, Sendable {
    /// The text, as the user typed it.
    let text: String
    /// Where it stands.
    let place: Place
}
