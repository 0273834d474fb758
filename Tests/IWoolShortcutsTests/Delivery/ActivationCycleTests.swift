import IWoolShortcuts
import Testing

/// Copies are told from new requests by what the scene remembers of its activation cycle.
struct ActivationCycleTests {
    @Test func theCallbacksOfAConnectionAreOneDelivery() {
        let phone = MachinePhone()
        let request = ShortcutRequest(number: 1, quickAction: "iwool://rate")
        #expect(phone.receive([request], .configurationForConnecting).first == "accept 1")
        #expect(phone.receive([request], .willConnectTo) == ["recognize 1"])
    }

    @Test(arguments: [SceneCallback.configurationForConnecting, .willConnectTo])
    func eitherCallbackAloneIsEnough(callback: SceneCallback) {
        let phone = MachinePhone()
        phone.quickAction("home", callback)
        #expect(phone.attach() == ["take 1 in 0", "open 1 iwool://home in 0"])
    }

    @Test(arguments: [SceneCallback.configurationForConnecting, .willConnectTo])
    func theNextConnectionIsReadAgain(callback: SceneCallback) {
        let phone = MachinePhone()
        phone.quickAction("home", .willConnectTo)
        phone.disconnect()
        #expect(phone.quickAction("home", callback).first == "accept 2")
    }

    @Test func anEqualQuickActionOfTheCycleIsACopy() {
        let phone = MachinePhone()
        phone.quickAction("calendar", .willConnectTo)
        #expect(phone.quickAction("calendar").first == "ignore 2: duplicateDelivery")
        phone.attach()
        phone.active()
        #expect(phone.quickAction("calendar").first == "ignore 3: duplicateDelivery")
        #expect(phone.opened == [1])
    }

    /// Aliases lead to the same place, and an activity is the same on every day.
    @Test(arguments: [
        ("feedback", "contact"), ("event/7", "event/7?day=1893456000"),
        ("event/7?day=1", "event/7?day=2"),
    ])
    func equalMeansTheSameDestinationAndID(first: String, second: String) {
        let phone = MachinePhone.inFront()
        phone.quickAction(first)
        #expect(phone.quickAction(second).first == "ignore 2: duplicateDelivery")
    }

    @Test(arguments: [("calendar", "stats"), ("event/7", "event/8")])
    func whatLeadsElsewhereIsNew(first: String, second: String) {
        let phone = MachinePhone.inFront()
        phone.quickAction(first)
        #expect(phone.quickAction(second).first == "accept 2")
    }

    /// Whatever came between.
    @Test func aCopyIsKnownBehindOtherRequests() {
        let phone = MachinePhone.inFront()
        phone.quickAction("calendar")
        phone.quickAction("stats")
        phone.link("home")
        #expect(phone.quickAction("calendar").first == "ignore 4: duplicateDelivery")
    }

    @Test func theBackgroundBeginsTheNextCycle() {
        let phone = MachinePhone.inFront()
        phone.quickAction("calendar")
        phone.resign()
        #expect(phone.quickAction("calendar").first == "ignore 2: duplicateDelivery")
        phone.machines.sceneDidEnterBackground(0)
        #expect(phone.quickAction("calendar").first == "accept 3")
        // What is delivered in the background belongs to the cycle that follows.
        phone.active()
        #expect(phone.quickAction("calendar").first == "ignore 4: duplicateDelivery")
    }

    @Test func aDisconnectAndTheEndOfTheProcessBeginTheNextCycle() {
        let phone = MachinePhone.inFront()
        phone.quickAction("calendar")
        phone.disconnect()
        #expect(phone.quickAction("calendar", .willConnectTo).first == "accept 2")
        phone.terminate()
        #expect(phone.quickAction("calendar", .willConnectTo).first == "accept 3")
    }

    @Test func eachSceneHasItsOwnCycle() {
        let phone = MachinePhone.inFront(sceneCount: 2)
        phone.quickAction("calendar", in: 0)
        #expect(phone.quickAction("calendar", in: 1).first == "accept 2")
        phone.goHome(1)
        #expect(phone.quickAction("calendar", in: 0).first == "ignore 3: duplicateDelivery")
    }

    @Test func aRepeatedLinkIsANewRequest() {
        let phone = MachinePhone.inFront()
        phone.link("stats")
        #expect(phone.link("stats").first == "accept 2")
        #expect(phone.quickAction("stats").first == "accept 3")
        #expect(phone.link("stats").first == "accept 4")
        #expect(phone.opened == [1, 2, 3, 4])
    }

    /// UIKit and SwiftUI both deliver the links of a connection; each has one copy, in any order.
    @Test func aLinkOfTheConnectionHasOneCopy() {
        let phone = MachinePhone()
        phone.links(["stats", "event/4"], .willConnectTo)
        phone.attach()
        phone.active()
        #expect(phone.link("home").first == "accept 3")
        #expect(phone.link("event/4?day=5") == ["ignore 4: duplicateDelivery"])
        #expect(phone.link("event/4").first == "accept 5")
        #expect(phone.link("stats") == ["ignore 6: duplicateDelivery"])
        #expect(phone.link("stats").first == "accept 7")
    }

    @Test func aConnectionThatBringsALinkTwiceHasTwoCopies() {
        let phone = MachinePhone()
        #expect(phone.links(["stats", "stats"], .willConnectTo).filter { $0.hasPrefix("accept") }.count == 2)
        #expect(phone.link("stats") == ["ignore 3: duplicateDelivery"])
        #expect(phone.link("stats") == ["ignore 4: duplicateDelivery"])
        #expect(phone.link("stats").first == "accept 5")
    }

    @Test func aLinkOfTheConnectionHasNoCopyInTheNextCycle() {
        let phone = MachinePhone()
        phone.link("stats", .willConnectTo)
        phone.attach()
        phone.active()
        phone.goHome()
        #expect(phone.link("stats").first == "accept 2")
    }

    /// Only quick actions are copies of quick actions, and only links of links.
    @Test func theTwoKindsAreNoCopiesOfEachOther() {
        let phone = MachinePhone()
        phone.link("stats", .willConnectTo)
        #expect(phone.quickAction("stats").first == "accept 2")
        #expect(phone.link("stats") == ["ignore 3: duplicateDelivery"])
    }

    /// It was never accepted, so that the same quick action is no copy of it; a link's copy is one all the same.
    @Test func whatCameTooLateIsRememberedOnlyAsALinkOfTheConnection() {
        let phone = MachinePhone()
        #expect(phone.quickAction("stats", .willConnectTo, late: true) == ["drop 1: expired"])
        #expect(phone.quickAction("stats").first == "accept 2")
        phone.disconnect()
        #expect(phone.link("stats", .willConnectTo, late: true) == ["drop 3: expired"])
        #expect(phone.link("stats") == ["ignore 4: duplicateDelivery"])
    }

    @Test func whatOpensNothingIsNotRemembered() {
        let phone = MachinePhone.inFront()
        phone.quickAction("nowhere")
        #expect(phone.quickAction("nowhere").first == "ignore 2: unknownPath")
        #expect(phone.navigate())
    }

    @Test func otherDesignsRememberNothingOrForEver() {
        let kept = MachinePhone.inFront { $0.duplicates = .kept }
        kept.quickAction("calendar")
        #expect(kept.quickAction("calendar").first == "accept 2")
        let forever = MachinePhone.inFront { $0.duplicates = .ignoredForever }
        forever.quickAction("calendar")
        forever.goHome()
        #expect(forever.quickAction("calendar").first == "ignore 2: duplicateDelivery")
        #expect(forever.navigate())
    }
}
