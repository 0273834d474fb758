/// A screen that one program has for itself; the seam between the editor and the terminal.
protocol Screen: AnyObject {
    /// How many cells a line has, and how many lines there are.
    var size: (columns: Int, rows: Int) { get }

    /// Shows these lines, top first, and nothing else.
    func draw(_ lines: [String])

    /// Waits for what happens next, at most so many milliseconds; for ever when none are given.
    func next(timeOut: Int32?) -> ScreenEvent

    /// Gives the terminal to the shell, and takes it again when the shell continues this program.
    func suspend()
}
