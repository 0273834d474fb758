import IWoolShortcuts
import Testing

/// A request expires 120 s after its tap, wherever it waits; whoever has a clock says when that is.
struct ExpiryTests {
    @Test func everyAcceptedRequestHasAnExpiry() {
        let phone = MachinePhone()
        #expect(phone.quickAction("calendar", .willConnectTo).contains("expiry of 1"))
        #expect(phone.link("stats").contains("expiry of 2"))
        #expect(LaunchDesign.reference.expires == .seconds(120))
    }

    @Test func itExpiresInTheSlot() {
        let phone = MachinePhone()
        phone.quickAction("calendar", .willConnectTo)
        #expect(phone.expiry(1) == ["drop 1: expired"])
        #expect(phone.attach() == [])
        #expect(phone.expiry(1) == [])
    }

    @Test func itExpiresInTheObserversHands() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.link("calendar")
        #expect(phone.expiry(1) == ["drop 1: expired"])
        #expect(phone.unlock() == [])
    }

    @Test func itExpiresWhenItWasGivenBack() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.link("calendar")
        phone.detach()
        #expect(phone.expiry(1) == ["drop 1: expired"])
    }

    @Test func onlyItselfExpires() {
        let phone = MachinePhone.inFront(sceneCount: 2)
        phone.lock()
        phone.link("calendar", in: 0)
        phone.link("stats", in: 1)
        phone.link("home", in: 0)
        #expect(phone.expiry(1) == [], "it was superseded")
        #expect(phone.expiry(2) == ["drop 2: expired"])
        #expect(phone.unlock() == ["open 3 iwool://home in 0"])
    }

    /// Not accepted: it supersedes nothing, is announced to nobody, and claims nothing.
    @Test func whatComesTooLateIsDroppedAtItsDelivery() {
        let phone = MachinePhone()
        phone.link("calendar", .willConnectTo)
        #expect(phone.link("stats", late: true) == ["drop 2: expired"])
        #expect(phone.slot() == 1)
    }

    /// What opens nothing opens nothing at any time.
    @Test func anInvalidLinkIsIgnoredEvenWhenItIsLate() {
        let phone = MachinePhone()
        #expect(phone.link("nowhere", late: true) == ["ignore 1: unknownPath"])
    }

    /// Of a set some may be late: the others are judged as ever.
    @Test func eachLinkOfASetIsLateByItself() {
        let phone = MachinePhone.inFront()
        let requests = AppRouter.requests(for: ["iwool://stats", "iwool://home"], numberedFrom: 1)
        let actions = phone.machines.receive(requests, through: .onOpenURL, in: 0, late: [2])
        #expect(actions.map(\.story).contains("drop 2: expired"))
        #expect(actions.map(\.story).last == "open 1 iwool://stats in 0")
    }

    @Test func anotherDesignNeverForgets() {
        let phone = MachinePhone { $0.expires = nil }
        #expect(!phone.link("stats").contains("expiry of 1"))
        #expect(phone.link("home", late: true).first == "accept 2")
    }
}
