import IWoolShortcuts
import Testing

/// The review prompt and the feedback mail: an active scene, and after a cold start a timer as well.
struct ActiveSceneTests {
    private static let words = ["rate", "feedback", "contact"]

    private static func link(_ word: String) -> String { word == "contact" ? "feedback" : word }

    @Test(arguments: words)
    func aColdOneWaitsForItsTimerAndTheScene(word: String) {
        let phone = MachinePhone()
        phone.quickAction(word, .configurationForConnecting)
        #expect(
            phone.attach() == [
                "take 1 in 0", "timer of 1", "wait 1: scene not active yet, timer not over yet",
            ])
        #expect(phone.active() == ["wait 1: timer not over yet"])
        #expect(phone.timer(1) == ["open 1 iwool://\(Self.link(word)) in 0"])
    }

    @Test(arguments: words)
    func aTimerThatIsOverOpensNothingBeforeTheSceneIsActive(word: String) {
        let phone = MachinePhone()
        phone.link(word, .willConnectTo)
        phone.attach()
        #expect(phone.timer(1) == ["wait 1: scene not active yet"])
        #expect(phone.active() == ["open 1 iwool://\(Self.link(word)) in 0"])
    }

    @Test(arguments: words)
    func aWarmOneWaitsForTheSceneAlone(word: String) {
        let phone = MachinePhone()
        phone.attach()
        #expect(
            Array(phone.quickAction(word).suffix(2)) == ["take 1 in 0", "wait 1: scene not active yet"])
        #expect(phone.active() == ["open 1 iwool://\(Self.link(word)) in 0"])
        #expect(phone.link(word).last == "open 2 iwool://\(Self.link(word)) in 0")
    }

    /// Cold belongs to the request, not to the process: a second window's is cold in an old process, and the
    /// first of a young process is warm when a running scene gets it.
    @Test func coldIsWhatAConnectionBrought() {
        let phone = MachinePhone.inFront(sceneCount: 2)
        phone.disconnect(1)
        phone.quickAction("rate", .willConnectTo, in: 1)
        phone.active(1)
        #expect(phone.attach(1) == ["take 1 in 1", "timer of 1", "wait 1: timer not over yet"])
        let young = MachinePhone()
        young.attach()
        #expect(!young.quickAction("rate").contains("timer of 1"))
    }

    @Test func theProcessDecidesInAnotherDesign() {
        let phone = MachinePhone(sceneCount: 2) { $0.coldMeans = .processAge }
        phone.attach(0)
        #expect(phone.quickAction("rate", in: 0).contains("timer of 1"))
        phone.active(0)
        phone.quickAction("rate", .willConnectTo, in: 1)
        phone.active(1)
        #expect(phone.attach(1) == ["take 2 in 1", "open 2 iwool://rate in 1"])
    }

    /// The same slot, whether cold or warm, and the newer one wins between the two.
    @Test func coldAndWarmShareTheSlot() {
        let phone = MachinePhone()
        phone.quickAction("rate", .willConnectTo)
        #expect(phone.link("stats").contains("supersede 1 by 2"))
        #expect(phone.attach() == ["take 2 in 0", "open 2 iwool://stats in 0"])
    }

    @Test func thePauseShutsOnlyThisGate() {
        let phone = MachinePhone.inFront()
        phone.resign()
        #expect(phone.link("rate").last == "wait 1: scene not active yet")
        #expect(phone.link("stats").last == "open 2 iwool://stats in 0")
        #expect(phone.link("rate").last == "wait 3: scene not active yet")
        phone.machines.sceneDidEnterBackground(0)
        #expect(phone.active() == ["open 3 iwool://rate in 0"])
    }

    /// A scene that is active for an instant and leaves has not opened the gate for later.
    @Test func leavingShutsTheGateAgain() {
        let phone = MachinePhone()
        phone.quickAction("rate", .willConnectTo)
        phone.attach()
        phone.active()
        #expect(phone.goHome() == [])
        #expect(phone.timer(1) == ["wait 1: scene not active yet"])
        #expect(phone.active() == ["open 1 iwool://rate in 0"])
    }

    @Test func theTimerStartsAtTheFirstTakeAndNeverAgain() {
        let phone = MachinePhone()
        #expect(!phone.quickAction("rate", .willConnectTo).contains("timer of 1"))
        #expect(phone.attach().contains("timer of 1"))
        phone.detach()
        #expect(!phone.attach().contains("timer of 1"))
        phone.resign()
        phone.active()
        phone.lock()
        phone.unlock()
        #expect(phone.actions.filter { $0 == .waitUntil(.timer(request: 1)) }.count == 1)
        #expect(phone.timer(1) == ["open 1 iwool://rate in 0"])
    }

    /// It goes on while nobody is attached.
    @Test func theTimerGoesOnInTheSlot() {
        let phone = MachinePhone()
        phone.quickAction("feedback", .willConnectTo)
        phone.active()
        phone.attach()
        phone.detach()
        #expect(phone.timer(1) == [])
        #expect(phone.attach() == ["take 1 in 0", "open 1 iwool://feedback in 0"])
    }

    @Test func theTimerOfAnEndedRequestOpensNothing() {
        let phone = MachinePhone()
        phone.quickAction("rate", .willConnectTo)
        phone.attach()
        phone.active()
        phone.link("feedback")
        #expect(phone.timer(1) == [])
        #expect(phone.opened == [2])
    }

    /// An island reminder needs no active scene, though it is a sheet.
    @Test func onlyThePromptAndTheMailNeedAnActiveScene() {
        let links = Destination.all.filter { IWoolDeepLink.destination($0).needsActiveScene }
        #expect(links.map(\.canonicalName) == ["rate", "feedback"])
        #expect(!ShortcutRequest(number: 1, link: "iwool://event/1").needsActiveScene)
        #expect(!ShortcutRequest(number: 1, link: "rubbish").needsActiveScene)
    }

    @Test func otherDesignsUseTheTimerOtherwise() {
        let every = MachinePhone.inFront { $0.timerFor = .everyOpen }
        #expect(every.link("stats").last == "wait 1: timer not over yet")
        #expect(every.timer(1) == ["open 1 iwool://stats in 0"])
        let none = MachinePhone { $0.timerFor = .none }
        none.quickAction("rate", .willConnectTo)
        none.active()
        #expect(none.attach().last == "open 1 iwool://rate in 0")
        let fires = MachinePhone { $0.opensWhen = .timerFires }
        fires.quickAction("rate", .willConnectTo)
        fires.attach()
        #expect(fires.timer(1) == ["open 1 iwool://rate in 0"])
        let drops = MachinePhone { $0.onResign = .drops }
        drops.quickAction("rate", .willConnectTo)
        drops.attach()
        drops.active()
        #expect(drops.resign() == ["lose 1"])
    }
}
