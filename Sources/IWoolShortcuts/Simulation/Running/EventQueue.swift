/// What was made for later: ordered by instant, then by kind, then in the order of making.
struct EventQueue {
    /// The kinds, in the order in which they come at one instant, behind the file's own events.
    enum Kind: UInt8 {
        /// An event that the simulator makes.
        case made
        /// The timer of a request.
        case timer
        /// The expiry of a request.
        case expiry
    }

    /// Something that waits for its instant.
    struct Item {
        let at: VirtualInstant
        let kind: Kind
        /// How many were made before it.
        let number: Int
        let task: Task
    }

    /// What is to be done.
    enum Task {
        case connect(scene: Int)
        case attach(scene: Int)
        case enterForeground(scene: Int)
        case activate(scene: Int)
        case dismissSheet(scene: Int)
        case subscribe(scene: Int)
        case timer(request: Int)
        case expiry(request: Int)
    }

    /// Sorted, the next one last: few wait at a time, so that a plain list is the fastest queue.
    private var items: [Item] = []
    private var madeCount = 0

    /// Puts something in at its place.
    mutating func add(_ task: Task, _ kind: Kind, at instant: VirtualInstant) {
        let item = Item(at: instant, kind: kind, number: madeCount, task: task)
        madeCount += 1
        let place = items.firstIndex { !EventQueue.precedes(item, $0) } ?? items.count
        items.insert(item, at: place)
    }

    /// The next one, without taking it.
    var next: Item? { items.last }

    /// Whether an event that the simulator makes still comes.
    var hasMadeEvents: Bool { items.contains { $0.kind == .made } }

    /// Takes the next one.
    mutating func takeNext() -> Item? { items.popLast() }

    /// Takes out what shall not come any more.
    mutating func cancel(where isCancelled: (Task) -> Bool) {
        items.removeAll { isCancelled($0.task) }
    }

    private static func precedes(_ one: Item, _ other: Item) -> Bool {
        (one.at, one.kind.rawValue, one.number) < (other.at, other.kind.rawValue, other.number)
    }
}
