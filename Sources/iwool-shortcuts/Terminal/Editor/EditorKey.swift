/// A key as the editor understands it; what it has no use for never becomes one.
enum EditorKey: Hashable, Sendable {
    /// A key that writes something; a space is one too.
    case character(Unicode.Scalar)
    /// A letter in lower case, held down with ctrl.
    case control(Unicode.Scalar)
    case up
    case down
    case home
    case end
    /// The arrow up, held down with alt.
    case moveUp
    /// The arrow down, held down with alt.
    case moveDown
    case enter
    case backspace
    case escape
    /// What was pasted, in one piece, so that it is never taken for keys.
    case pasted(String)
}
