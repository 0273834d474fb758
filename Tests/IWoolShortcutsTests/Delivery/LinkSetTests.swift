import IWoolShortcuts
import Testing

/// The links of one callback are a set: stored in order, announced once, the last good one wins.
struct LinkSetTests {
    @Test func eachSupersedesTheOneBefore() {
        let phone = MachinePhone.inFront()
        #expect(
            phone.links(["home", "stats", "calendar"]) == [
                "accept 1", "expiry of 1", "store 1",
                "accept 2", "expiry of 2", "supersede 1 by 2", "store 2",
                "accept 3", "expiry of 3", "supersede 2 by 3", "store 3",
                "announce in 0", "take 3 in 0", "open 3 iwool://calendar in 0",
            ])
    }

    @Test func invalidLinksDisplaceNothing() {
        let phone = MachinePhone.inFront()
        #expect(
            phone.links(["stats", "nowhere", "event/0"]) == [
                "accept 1", "expiry of 1", "store 1", "ignore 2: unknownPath",
                "ignore 3: invalidEventID", "announce in 0", "take 1 in 0", "open 1 iwool://stats in 0",
            ])
    }

    @Test func rubbishAloneIsNotAnnounced() {
        let phone = MachinePhone.inFront()
        #expect(phone.links(["nowhere", "event/x"]).filter { $0.hasPrefix("announce") } == [])
    }

    @Test func anInvalidRequestDoesNotDisplaceAWaitingOne() {
        let phone = MachinePhone()
        phone.quickAction("calendar", .willConnectTo)
        phone.link("nowhere")
        phone.quickAction("homee")
        phone.link("stats", late: true)
        #expect(phone.slot() == 1)
        phone.lock()
        phone.attach()
        phone.link("nowhere")
        #expect(phone.held() == 1)
    }

    /// A set that comes with the connection is read alike.
    @Test func theLinksOfAConnectionAreASet() {
        let phone = MachinePhone()
        phone.links(["home", "stats"], .willConnectTo)
        #expect(phone.attach() == ["take 2 in 0", "open 2 iwool://stats in 0"])
    }

    @Test func aSetSupersedesWhatWaits() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.quickAction("calendar")
        #expect(
            phone.links(["home", "stats"]).filter { $0.hasPrefix("supersede") }
                == ["supersede 1 by 2", "supersede 2 by 3"])
        #expect(phone.unlock() == ["open 3 iwool://stats in 0"])
    }

    /// Numbers are given at the entry, so that no hop can swap two links.
    @Test func theRouterNumbersALinkSetInOrder() {
        let requests = AppRouter.requests(for: ["iwool://stats", "rubbish"], numberedFrom: 7)
        #expect(requests.map(\.number) == [7, 8])
        #expect(requests.map(\.source) == [.url, .url])
        #expect(requests[0].outcome == .opens(.destination(.stats)))
        #expect(requests[1].target == nil)
    }

    @Test func otherDesignsReadOneLinkOrNone() {
        let first = MachinePhone.inFront { $0.links = .first }
        #expect(first.links(["home", "stats"]).contains("overlook 2"))
        #expect(first.opened == [1])
        let ignored = MachinePhone { $0.connectionLinks = .ignored }
        #expect(ignored.link("home", .willConnectTo) == ["overlook 1"])
        #expect(ignored.link("home").first == "accept 2")
        let late = MachinePhone { $0.validates = .afterTaking }
        late.quickAction("calendar", .willConnectTo)
        #expect(late.link("nowhere").contains("supersede 1 by 2"))
        #expect(late.attach() == ["take 2 in 0", "ignore 2: unknownPath"])
    }
}
