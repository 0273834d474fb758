/// The pair on a real clock, for an app: UIKit's callbacks go in, `open` and `dismissSheet` come out.
///
/// It holds no rule of its own. Every callback goes to the machines of `ShortcutDelivery`, and what they
/// answer is performed: links are opened, sheets dismissed, completion handlers called, and deadlines
/// waited for. Scenes are named by `UISceneSession.persistentIdentifier`.
///
/// ```swift
/// let delivery = LiveShortcutDelivery(
///     clock: ContinuousClock(),
///     open: { link, scene in router.applyDeepLink(link, in: scene) },
///     dismissSheet: { scene in router.dismissSheet(in: scene) })
/// ```
@MainActor
public final class LiveShortcutDelivery<C: Clock> where C.Duration == Duration {
    /// Goes where a link leads, in the scene of that session.
    public typealias Open = @MainActor (_ link: IWoolDeepLink, _ scene: String) -> Void
    /// Dismisses the sheet that the app presented in the scene of that session.
    public typealias DismissSheet = @MainActor (_ scene: String) -> Void

    /// What the machines say, in order, for a log; an app needs it for nothing else.
    public var onAction: (@MainActor (DeliveryAction) -> Void)?

    private let clock: C
    private let open: Open
    private let dismissSheet: DismissSheet
    private var machines: ShortcutDelivery
    private var sessions: [String] = []
    private var arrivalCount = 0
    private var completions: [(request: Int, handler: @MainActor (Bool) -> Void)] = []
    private var deadlines: [(at: C.Instant, deadline: DeliveryDeadline)] = []
    private var sleeper: Task<Void, Never>?
    /// How many views of each scene are there.
    private var viewCounts: [Int] = []
    /// What the machines said and nobody performed yet.
    private var answers: [DeliveryAction] = []
    private var isPerforming = false

    /// Starts with no scene; the design that ships.
    public convenience init(clock: C, open: @escaping Open, dismissSheet: @escaping DismissSheet) {
        self.init(clock: clock, design: .reference, open: open, dismissSheet: dismissSheet)
    }

    package init(
        clock: C, design: LaunchDesign, open: @escaping Open, dismissSheet: @escaping DismissSheet
    ) {
        self.clock = clock
        self.open = open
        self.dismissSheet = dismissSheet
        machines = ShortcutDelivery(sceneCount: 0, design: design)
    }

    deinit {
        sleeper?.cancel()
    }

    /// Passes an input to the machines, for the scene of a session, and performs what they answer.
    func send(
        to session: String, _ input: (inout ShortcutDelivery, _ scene: Int) -> [DeliveryAction]
    ) {
        let scene = number(of: session)
        passDeadlines { $0 < $1 }
        perform(input(&machines, scene))
    }

    /// Passes an input of the whole app to the machines, and performs what they answer.
    func send(_ input: (inout ShortcutDelivery) -> [DeliveryAction]) {
        passDeadlines { $0 < $1 }
        perform(input(&machines))
    }

    /// A view of a scene came or went; the first one attaches the observer, and the last one detaches it.
    ///
    /// Counted, since SwiftUI may mount a view again before the one that it replaces is gone.
    func viewsChange(in session: String, by difference: Int) {
        let scene = number(of: session)
        let count = max(0, viewCounts[scene] + difference)
        viewCounts[scene] = count
        let isAttached = machines.observer(of: scene).isAttached
        guard isAttached != (count > 0) else { return }
        send(to: session) { isAttached ? $0.detachObserver(in: $1) : $0.attachObserver(in: $1) }
    }

    /// The views of a scene go with it.
    func forgetViews(of session: String) {
        viewCounts[number(of: session)] = 0
    }

    /// Whether the app may go somewhere by itself; if so, the machines know that it is there.
    func mayNavigate(to destination: Destination, in session: String) -> Bool {
        let scene = number(of: session)
        passDeadlines { $0 < $1 }
        return machines.navigateByDefault(to: destination, in: scene)
    }

    /// The next number, given to a request at its entry, so that no hop can swap two of them.
    func nextArrival() -> Int {
        defer { arrivalCount += 1 }
        return arrivalCount
    }

    /// Keeps a completion handler until the machines know what to tell it.
    func keep(_ handler: @escaping @MainActor (Bool) -> Void, for request: Int) {
        completions.append((request, handler))
    }

    private func number(of session: String) -> Int {
        if let known = sessions.firstIndex(of: session) { return known }
        sessions.append(session)
        viewCounts.append(0)
        return machines.addScene()
    }

    /// Performs what the machines said, in order.
    ///
    /// What an app does in a callback may come back here; the answers to that follow those before them.
    private func perform(_ actions: [DeliveryAction]) {
        answers += actions
        guard !isPerforming else { return }
        isPerforming = true
        defer { isPerforming = false }
        while !answers.isEmpty { perform(answers.removeFirst()) }
    }

    private func perform(_ action: DeliveryAction) {
        onAction?(action)
        switch action {
        case .open(_, let link, let scene): open(link, sessions[scene])
        case .dismissSheet(let scene): dismissSheet(sessions[scene])
        case .complete(let request, let isAccepted): complete(request, isAccepted)
        case .waitUntil(let deadline): wait(for: deadline)
        default: break
        }
    }

    private func complete(_ request: Int, _ isAccepted: Bool) {
        guard let index = completions.firstIndex(where: { $0.request == request }) else { return }
        completions.remove(at: index).handler(isAccepted)
    }

    private func wait(for deadline: DeliveryDeadline) {
        let length: Duration? =
            switch deadline {
            case .timer: machines.design.timer
            case .expiry: machines.design.expires
            }
        guard let length else { return }
        // Of several at one instant, timers come before expiries, and each kind in order.
        let new = (at: clock.now.advanced(by: length), deadline: deadline)
        let place = deadlines.firstIndex { Self.precedes(new, $0) } ?? deadlines.count
        deadlines.insert(new, at: place)
        if place == 0 { sleep() }
    }

    private static func precedes(
        _ one: (at: C.Instant, deadline: DeliveryDeadline),
        _ other: (at: C.Instant, deadline: DeliveryDeadline)
    ) -> Bool {
        if one.at != other.at { return one.at < other.at }
        return one.deadline.isTimer && !other.deadline.isTimer
    }

    /// Sleeps until the first deadline, instead of whatever was slept for before.
    private func sleep() {
        sleeper?.cancel()
        guard let next = deadlines.first?.at else { return }
        sleeper = Task { [weak self, clock] in
            do {
                try await clock.sleep(until: next, tolerance: nil)
            } catch {
                return
            }
            self?.passDeadlines { $0 <= $1 }
            self?.sleep()
        }
    }

    /// Tells the machines of every deadline that is over by now.
    ///
    /// A process that was suspended wakes up to callbacks before it wakes up to its clock: what was over
    /// before an input is over for it. At the same instant the input comes first.
    private func passDeadlines(_ isOver: (_ deadline: C.Instant, _ now: C.Instant) -> Bool) {
        while let first = deadlines.first, isOver(first.at, clock.now) {
            deadlines.removeFirst()
            perform(machines.deadlinePassed(first.deadline))
        }
    }
}

extension DeliveryDeadline {
    /// Whether it is the timer of a request.
    fileprivate var isTimer: Bool {
        switch self {
        case .timer: true
        case .expiry: false
        }
    }
}
