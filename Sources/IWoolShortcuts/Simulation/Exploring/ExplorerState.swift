internal import IWoolShortcuts

/// One state of the walk: the phone, the machines that ship, and what an onlooker knows of the requests.
///
/// The onlooker keeps its own books by the rules and never asks the machines what they believe: what it
/// expects and what they do are compared.
struct ExplorerState {
    var phone: PhoneState
    var delivery: ShortcutDelivery
    /// What the onlooker knows of each request.
    var books: SIMD8<UInt16>
    /// What the onlooker remembers of each scene's activation cycle.
    var cycles: SIMD2<UInt32>
    /// How often each kind of event may still happen.
    var budgets: SIMD16<UInt8>
    /// How many events may still happen in all.
    var eventsLeft: UInt8
    /// The requests whose timers run, and those whose time runs, each in the order of the deadlines.
    var clocks = DeadlineOrder()

    /// Where every history begins: no process.
    init(_ question: ExplorerQuestion) {
        phone = PhoneState(sceneCount: question.sceneCount)
        delivery = ShortcutDelivery(sceneCount: question.sceneCount, design: question.design)
        books = SIMD8(repeating: 0)
        cycles = SIMD2(repeating: 0)
        budgets = SIMD16(repeating: 0)
        for kind in ExplorerQuestion.EventKind.allCases {
            budgets[kind.rawValue] = UInt8(question[kind])
        }
        eventsLeft = UInt8(min(question.eventLimit ?? 255, 255))
    }
}
