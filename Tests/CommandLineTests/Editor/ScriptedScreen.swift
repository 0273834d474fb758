@testable import iwool_shortcuts

/// A screen in memory: gives the events of a script, and keeps what was drawn.
final class ScriptedScreen: Screen {
    var size = (columns: 80, rows: 24)
    /// What happens, one event after the other; after the last one the terminal is gone.
    private var events: [ScreenEvent]
    /// The last picture.
    private(set) var lines: [String] = []
    /// How often the terminal was given to the shell.
    private(set) var suspensions = 0
    /// Done before each event, with its index.
    var beforeEvent: (Int) -> Void = { _ in }
    private var count = 0

    init(_ events: [ScreenEvent]) {
        self.events = events
    }

    /// A script of keys.
    convenience init(keys: String) {
        self.init(keys.utf8.map { .input([$0]) })
    }

    func draw(_ lines: [String]) { self.lines = lines }

    func next(timeOut: Int32?) -> ScreenEvent {
        beforeEvent(count)
        count += 1
        return events.isEmpty ? .closed : events.removeFirst()
    }

    func suspend() { suspensions += 1 }
}
