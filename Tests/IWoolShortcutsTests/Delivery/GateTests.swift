import IWoolShortcuts
import Testing

/// Nothing opens while a gate is shut, and nothing waits for a gate that is open.
struct GateTests {
    private static let page = "calendar"
    private static let all = [
        "home", "calendar", "stats", "settings", "new", "island", "reminders", "scanner", "event/42",
    ]

    @Test(arguments: all)
    func aPageNeedsNoActiveScene(word: String) {
        let phone = MachinePhone()
        phone.quickAction(word, .willConnectTo)
        #expect(phone.attach() == ["take 1 in 0", "open 1 iwool://\(word) in 0"])
    }

    /// Behind the scenes: the person finds it there when they come back.
    @Test func aPageOpensInTheBackground() {
        let phone = MachinePhone.inFront()
        phone.goHome()
        #expect(phone.link(Self.page).last == "open 1 iwool://calendar in 0")
    }

    @Test func aLockHoldsEverything() {
        let phone = MachinePhone.inFront()
        phone.lock()
        #expect(phone.quickAction(Self.page).last == "wait 1: the app is locked")
        #expect(phone.resign() == [])
        #expect(phone.active() == ["wait 1: the app is locked"])
        #expect(phone.unlock() == ["open 1 iwool://calendar in 0"])
    }

    /// A lock that flickers open for an instant opens; that it was open is not remembered.
    @Test func gatesAreNotLatched() {
        let phone = MachinePhone()
        phone.lock()
        phone.unlock()
        phone.lock()
        phone.quickAction(Self.page, .willConnectTo)
        #expect(phone.attach().last == "wait 1: the app is locked")
        phone.detach()
        phone.unlock()
        phone.lock()
        #expect(phone.attach().last == "wait 1: the app is locked")
        #expect(phone.unlock() == ["open 1 iwool://calendar in 0"])
    }

    @Test func anUnlockOpensInTheOrderOfTheRequests() {
        let phone = MachinePhone.inFront(sceneCount: 3)
        phone.lock()
        phone.quickAction("stats", in: 2)
        phone.quickAction("calendar", in: 0)
        phone.quickAction("home", in: 1)
        #expect(
            phone.unlock() == [
                "open 1 iwool://stats in 2", "open 2 iwool://calendar in 0", "open 3 iwool://home in 1",
            ])
    }

    @Test func aSheetOfTheAppIsAskedToGoAtOnce() {
        let phone = MachinePhone.inFront()
        phone.present()
        #expect(
            Array(phone.quickAction(Self.page).suffix(3)) == [
                "take 1 in 0", "dismiss the sheet of 0", "wait 1: a sheet is still on screen",
            ])
        // It is on its way: nothing more is asked of it.
        #expect(phone.active() == ["wait 1: a sheet is still on screen"])
        #expect(phone.dismiss() == ["open 1 iwool://calendar in 0"])
    }

    /// Whatever other gate is shut.
    @Test func aSheetIsAskedToGoUnderALockToo() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.present()
        #expect(phone.link(Self.page).contains("dismiss the sheet of 0"))
        #expect(phone.dismiss() == ["wait 1: the app is locked"])
        #expect(phone.unlock() == ["open 1 iwool://calendar in 0"])
    }

    @Test func aSheetThatComesWhileARequestWaitsIsAskedToGo() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.link(Self.page)
        #expect(phone.present() == ["dismiss the sheet of 0"])
        #expect(phone.unlock() == ["wait 1: a sheet is still on screen"])
        #expect(phone.dismiss() == ["open 1 iwool://calendar in 0"])
    }

    @Test func aSheetStaysWhileNobodyWantsAnything() {
        let phone = MachinePhone.inFront()
        #expect(phone.present() == [])
        #expect(phone.active() == [])
        #expect(phone.dismiss() == [])
    }

    /// It was asked to go for the first request, and the second finds it going.
    @Test func aSheetThatIsGoingIsAskedOnce() {
        let phone = MachinePhone.inFront()
        phone.present()
        phone.link("stats")
        #expect(!phone.link("home").contains("dismiss the sheet of 0"))
        phone.detach()
        #expect(phone.attach() == ["take 2 in 0", "wait 2: a sheet is still on screen"])
        #expect(phone.dismiss() == ["open 2 iwool://home in 0"])
    }

    @Test func aSheetOfAnotherSceneIsNoGate() {
        let phone = MachinePhone.inFront(sceneCount: 2)
        phone.present(1)
        #expect(phone.link(Self.page).last == "open 1 iwool://calendar in 0")
    }

    @Test func aSheetGoesWithItsScene() {
        let phone = MachinePhone.inFront()
        phone.present()
        phone.disconnect()
        phone.quickAction(Self.page, .willConnectTo)
        #expect(phone.attach().last == "open 1 iwool://calendar in 0")
    }

    @Test func everyGateIsNamedAndTheLastOneOpens() {
        let phone = MachinePhone()
        phone.lock()
        phone.present()
        phone.quickAction("feedback", .willConnectTo)
        let all = "the app is locked, a sheet is still on screen, scene not active yet, timer not over yet"
        #expect(phone.attach().last == "wait 1: \(all)")
        #expect(phone.unlock().last?.contains("locked") == false)
        #expect(phone.dismiss() == ["wait 1: scene not active yet, timer not over yet"])
        #expect(phone.active() == ["wait 1: timer not over yet"])
        #expect(phone.timer(1) == ["open 1 iwool://feedback in 0"])
    }

    /// Opening is the last step: the request is nobody's any more, and its screen is on top.
    @Test func nothingIsLeftOfAnOpenedRequest() {
        let phone = MachinePhone.inFront()
        phone.link(Self.page)
        #expect(phone.held() == nil)
        #expect(phone.slot() == nil)
        #expect(phone.machines.scenes[0].router.screen == .destination(.calendar))
        #expect(phone.expiry(1) == [])
        #expect(phone.timer(1) == [])
        #expect(phone.disconnect() == [])
    }

    /// What ends without being opened clears nothing but itself.
    @Test func anUnrelatedCompletionClearsNothing() {
        let phone = MachinePhone()
        phone.quickAction("calendar", .willConnectTo)
        #expect(phone.quickAction("calendar") == ["ignore 2: duplicateDelivery", "complete 2 false"])
        #expect(phone.expiry(2) == [])
        #expect(phone.slot() == 1)
    }

    @Test func otherDesignsLookAtNoGate() {
        let lock = MachinePhone.inFront { $0.lock = .opensAnyway }
        lock.lock()
        #expect(lock.link(Self.page).last == "open 1 iwool://calendar in 0")
        let sheet = MachinePhone.inFront { $0.sheet = .opensAnyway }
        sheet.present()
        #expect(sheet.link(Self.page).last == "open 1 iwool://calendar in 0")
    }
}
