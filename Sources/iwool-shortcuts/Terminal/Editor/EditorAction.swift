/// What the editor asks of the world outside; the state itself changes by keys alone.
enum EditorAction: Hashable, Sendable {
    /// Save the file, and go on or leave.
    case save(thenLeave: Bool)
    /// Save to another file, which must not be there yet, and go on with that one.
    case saveElsewhere(String)
    /// Leave, and write nothing.
    case leave
    /// Leave as somebody who was interrupted, and write nothing.
    case interrupt
    /// Give the terminal back to the shell until it is wanted again.
    case suspend
    /// Draw everything anew: something else may have written to the screen.
    case redraw
}
