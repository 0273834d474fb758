import Testing

@testable import IWoolShortcuts

/// The observer by itself: what it holds, and which gates it finds shut.
struct ShortcutObserverTests {
    private let reference = LaunchDesign.reference

    private func request(_ word: String, isCold: Bool = false) -> ShortcutRequest {
        var request = ShortcutRequest(number: 1, link: "iwool://" + word)
        request.isCold = isCold
        return request
    }

    private func gates(
        _ observer: ShortcutObserver, _ request: ShortcutRequest, isLocked: Bool = false
    ) -> DeliveryGates {
        observer.gates(for: request, isLocked: isLocked, reference)
    }

    @Test func aPageHasTwoGates() {
        var observer = ShortcutObserver()
        let page = request("stats", isCold: true)
        #expect(gates(observer, page) == [])
        #expect(gates(observer, page, isLocked: true) == .locked)
        observer.sheet = .presented
        #expect(gates(observer, page) == .sheet)
        observer.sheet = .leaving
        #expect(gates(observer, page, isLocked: true) == [.sheet, .locked])
    }

    @Test func aPromptHasTwoMore() {
        var observer = ShortcutObserver()
        var prompt = request("rate", isCold: true)
        #expect(gates(observer, prompt) == [.sceneNotActive, .timer])
        #expect(gates(observer, request("rate")) == .sceneNotActive)
        observer.isSceneActive = true
        #expect(gates(observer, prompt) == .timer)
        prompt.timer = .running
        #expect(gates(observer, prompt) == .timer)
        prompt.timer = .over
        #expect(gates(observer, prompt) == [])
    }

    @Test func holdingStartsATimerThatIsNeeded() {
        var actions: [DeliveryAction] = []
        var observer = ShortcutObserver()
        observer.hold(request("rate", isCold: true), reference, into: &actions)
        #expect(actions == [.waitUntil(.timer(request: 1))])
        #expect(observer.held?.timer == .running)
        let held = observer.held
        observer.held = nil
        if let held { observer.hold(held, reference, into: &actions) }
        observer.hold(request("rate"), reference, into: &actions)
        observer.hold(request("stats", isCold: true), reference, into: &actions)
        #expect(actions.count == 1)
    }

    @Test func theTimerIsThatOfTheHeldRequest() {
        var observer = ShortcutObserver()
        observer.timerIsOver(for: 1)
        #expect(observer.held == nil)
        observer.held = request("rate", isCold: true)
        observer.timerIsOver(for: 2)
        #expect(observer.held?.timer == .notStarted)
        observer.timerIsOver(for: 1)
        #expect(observer.held?.timer == .over)
    }

    @Test func aSheetIsAskedToGoOnceAndForSomethingOnly() {
        var actions: [DeliveryAction] = []
        var observer = ShortcutObserver()
        observer.sheet = .presented
        observer.clearTheWay(in: 3, reference, into: &actions)
        #expect(actions == [])
        observer.held = request("stats")
        observer.clearTheWay(in: 3, reference, into: &actions)
        observer.clearTheWay(in: 3, reference, into: &actions)
        #expect(actions == [.dismissSheet(scene: 3)])
        #expect(observer.sheet == .leaving)
    }

    @Test func itLetsGoOfNothingElse() {
        var observer = ShortcutObserver()
        observer.held = request("stats")
        let answers = [2, 1, 1].map { observer.letGo(of: $0) }
        #expect(answers == [false, true, false])
        #expect(observer.held == nil)
    }

    @Test func aDesignThatWaitsForNothingFindsNoGate() {
        var design = LaunchDesign.reference
        design.lock = .opensAnyway
        design.sheet = .opensAnyway
        design.opensWhen = .timerFires
        design.timerFor = .none
        var observer = ShortcutObserver()
        observer.sheet = .presented
        let prompt = request("rate", isCold: true)
        #expect(observer.gates(for: prompt, isLocked: true, design) == [])
    }
}
