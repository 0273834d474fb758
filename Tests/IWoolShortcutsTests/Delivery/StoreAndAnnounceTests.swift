import IWoolShortcuts
import Testing

/// Store first, announce second; the slot is emptied by one taker.
struct StoreAndAnnounceTests {
    @Test func whatWasStoredIsAnnouncedBehindIt() {
        let phone = MachinePhone()
        #expect(
            phone.quickAction("calendar", .willConnectTo)
                == ["accept 1", "expiry of 1", "store 1", "announce in 0"])
        #expect(phone.slot() == 1)
    }

    /// The announcement names a scene and no request; a listener that comes too late finds an empty slot.
    @Test func anAnnouncementCarriesNothing() {
        let phone = MachinePhone.inFront()
        phone.quickAction("calendar")
        for case .announce(let scene) in phone.actions { #expect(scene == 0) }
        #expect(phone.opened == [1])
        #expect(phone.detach() == [])
        #expect(phone.attach() == [])
    }

    @Test func aListenerTakesAtTheAnnouncement() {
        let phone = MachinePhone.inFront()
        #expect(
            phone.link("stats") == [
                "accept 1", "expiry of 1", "store 1", "announce in 0", "take 1 in 0",
                "open 1 iwool://stats in 0",
            ])
        #expect(phone.slot() == nil)
    }

    @Test func aMountedViewTakesOnce() {
        let phone = MachinePhone()
        phone.quickAction("new", .configurationForConnecting)
        #expect(phone.attach() == ["take 1 in 0", "open 1 iwool://new in 0"])
        for _ in 0..<3 {
            #expect(phone.detach() == [])
            #expect(phone.attach() == [])
        }
        #expect(phone.opened == [1])
    }

    /// Each window takes from its own slot, however many there are.
    @Test func anotherWindowTakesNothing() {
        let phone = MachinePhone(sceneCount: 3)
        phone.quickAction("new", in: 1)
        #expect(phone.attach(0) == [])
        #expect(phone.attach(2) == [])
        #expect(phone.slot(1) == 1)
        #expect(phone.attach(1) == ["take 1 in 1", "open 1 iwool://new in 1"])
    }

    @Test func deliveryAndAttachmentWorkInBothOrders() {
        let first = MachinePhone()
        first.attach()
        first.quickAction("calendar")
        let second = MachinePhone()
        second.quickAction("calendar")
        second.attach()
        #expect(first.opened == [1])
        #expect(second.opened == [1])
    }

    /// What comes between the two halves of attaching is found by the design that subscribes first.
    @Test func takingBeforeSubscribingMissesWhatComesBetween() {
        let phone = MachinePhone { $0.attaches = .takeThenSubscribe }
        phone.attach()
        #expect(phone.link("stats").last == "announce in 0")
        phone.machines.subscribe(in: 0)
        #expect(phone.opened == [])
        #expect(phone.slot() == 1)
        #expect(phone.link("calendar").contains("open 2 iwool://calendar in 0"))
    }

    @Test func detachingGivesBackWhatIsHeld() {
        let phone = MachinePhone()
        phone.lock()
        phone.quickAction("calendar", .willConnectTo)
        phone.attach()
        #expect(phone.held() == 1)
        #expect(phone.detach() == ["give back 1"])
        #expect(phone.held() == nil)
        #expect(phone.slot() == 1)
        phone.unlock()
        #expect(phone.opened == [])
        #expect(phone.attach() == ["take 1 in 0", "open 1 iwool://calendar in 0"])
    }

    /// Whatever was given back is older than what comes next.
    @Test func whatWasGivenBackGivesWayToANewerOne() {
        let phone = MachinePhone()
        phone.lock()
        phone.quickAction("calendar", .willConnectTo)
        phone.attach()
        phone.detach()
        #expect(
            phone.link("stats") == [
                "accept 2", "expiry of 2", "supersede 1 by 2", "store 2", "announce in 0",
            ])
        phone.unlock()
        #expect(phone.attach().last == "open 2 iwool://stats in 0")
    }

    @Test func anObserverThatAttachesTwiceIsOurMistake() async {
        await #expect(processExitsWith: .failure) {
            var machines = ShortcutDelivery(sceneCount: 1)
            _ = machines.attachObserver(in: 0)
            _ = machines.attachObserver(in: 0)
        }
    }

    @Test func anObserverThatDetachesTwiceIsOurMistake() async {
        await #expect(processExitsWith: .failure) {
            var machines = ShortcutDelivery(sceneCount: 1)
            _ = machines.detachObserver(in: 0)
        }
    }
}
