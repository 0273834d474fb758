import IWoolShortcuts
import TestSupport
import Testing

/// Every request ends in exactly one way; what waits is pending wherever it lies.
struct RequestEndTests {
    /// What became of a request, as the actions tell it.
    private struct Book {
        var accepted = 0
        var ends: [String] = []

        /// Accepted once and ended at most once, or never accepted, since it was ignored or came too late.
        var isRight: Bool {
            if accepted == 1 { return ends.count <= 1 && ends != ["ignored"] }
            return accepted == 0 && ["ignored", "expired"].contains(ends.first) && ends.count == 1
        }
    }

    @Test(arguments: 0..<8)
    func countsAddUpInEveryHistory(batch: UInt64) {
        for seed in (batch * 250)..<(batch + 1) * 250 {
            var random = SeededGenerator(seed: seed)
            let answers = RandomDelivery(length: 60, using: &random).answers(.reference)
            var books: [Int: Book] = [:]
            for action in answers.joined() { note(action, in: &books) }
            for (request, book) in books where !book.isRight {
                Issue.record("seed \(seed), request \(request): \(book)")
            }
        }
    }

    private func note(_ action: DeliveryAction, in books: inout [Int: Book]) {
        switch action {
        case .accept(let request): books[request, default: Book()].accepted += 1
        case .open(let request, _, _): books[request, default: Book()].ends.append("opened")
        case .supersede(let request, _): books[request, default: Book()].ends.append("superseded")
        case .drop(let request, let reason): books[request, default: Book()].ends.append(reason.rawValue)
        case .ignore(let request, _): books[request, default: Book()].ends.append("ignored")
        case .lose(let request): Issue.record("the design that ships lost \(request)")
        default: break
        }
    }

    /// What is stored or taken was accepted before, and nothing follows its end.
    @Test func theStepsOfARequestComeInOrder() {
        for seed in UInt64(0)..<1_000 {
            var random = SeededGenerator(seed: seed)
            let answers = RandomDelivery(length: 60, using: &random).answers(.reference)
            var waiting: Set<Int> = []
            for action in answers.joined() {
                let isRight =
                    switch action {
                    case .accept(let request): waiting.insert(request).inserted
                    case .store(let request), .take(let request, _), .wait(let request, _),
                        .giveBack(let request), .waitUntil(.timer(let request)),
                        .waitUntil(.expiry(let request)):
                        waiting.contains(request)
                    case .open(let request, _, _): waiting.remove(request) != nil
                    case .supersede(let request, let newer):
                        waiting.contains(newer) && newer > request && waiting.remove(request) != nil
                    case .drop(let request, let reason):
                        // One that comes too late is dropped at its delivery.
                        waiting.remove(request) != nil || reason == .expired
                    default: true
                    }
                if !isRight { Issue.record("seed \(seed): \(action.story)") }
            }
        }
    }

    @Test func aNewerRequestSupersedesWhatIsHeld() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.quickAction("calendar")
        #expect(
            Array(phone.link("stats").prefix(4))
                == ["accept 2", "expiry of 2", "supersede 1 by 2", "store 2"])
        #expect(phone.unlock() == ["open 2 iwool://stats in 0"])
    }

    @Test func aDisconnectDropsWhatLiesInTheSlot() {
        let phone = MachinePhone()
        phone.quickAction("calendar", .willConnectTo)
        #expect(phone.disconnect() == ["drop 1: sceneDisconnected"])
        #expect(phone.attach() == [])
    }

    @Test func aDisconnectDropsWhatIsHeld() {
        let phone = MachinePhone.inFront(sceneCount: 2)
        phone.lock()
        phone.quickAction("calendar", in: 0)
        phone.quickAction("stats", in: 1)
        #expect(phone.disconnect(0) == ["drop 1: sceneDisconnected"])
        #expect(!phone.machines.observer(of: 0).isAttached)
        #expect(phone.unlock() == ["open 2 iwool://stats in 1"])
    }

    @Test func theEndOfTheProcessDropsEverything() {
        let phone = MachinePhone(sceneCount: 3)
        phone.lock()
        phone.attach(1)
        phone.quickAction("calendar", in: 2)
        phone.quickAction("stats", in: 1)
        phone.quickAction("home", in: 0)
        #expect(
            phone.terminate() == [1, 2, 3].map { "drop \($0): processTerminated" })
        #expect(phone.machines.scenes.allSatisfy { $0 == SceneDelivery() })
        // A lock outlives the process.
        #expect(phone.machines.isLocked)
    }

    @Test func otherDesignsKeepOrLose() {
        let survives = MachinePhone { $0.survives = .acrossLaunches }
        survives.quickAction("calendar", .willConnectTo)
        #expect(survives.terminate() == [])
        #expect(survives.attach().last == "open 1 iwool://calendar in 0")
        let process = MachinePhone.inFront { $0.livesWith = .process }
        process.lock()
        process.quickAction("calendar")
        #expect(process.disconnect() == ["give back 1"])
        let nowhere = MachinePhone { $0.keptIn = .nowhere }
        #expect(
            nowhere.quickAction("calendar", .willConnectTo)
                == ["accept 1", "expiry of 1", "announce in 0", "lose 1"])
        nowhere.lock()
        nowhere.attach()
        nowhere.link("stats")
        #expect(nowhere.detach() == ["lose 2"])
        let first = MachinePhone { $0.wins = .first }
        first.lock()
        first.attach()
        first.link("stats")
        #expect(first.link("home") == ["accept 2", "expiry of 2", "supersede 2 by 1"])
        let never = MachinePhone { $0.clears = .never }
        never.quickAction("calendar", .willConnectTo)
        never.attach()
        never.detach()
        never.attach()
        #expect(never.opened == [1, 1])
        let heard = MachinePhone.inFront(sceneCount: 2) { $0.heardBy = .everyScene }
        #expect(heard.link("stats", in: 1).last == "open 1 iwool://stats in 0")
    }
}
