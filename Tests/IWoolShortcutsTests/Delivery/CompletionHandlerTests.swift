import IWoolShortcuts
import Testing

/// The completion handler of `performActionFor` is called once, with the truth.
struct CompletionHandlerTests {
    private func completions(_ phone: MachinePhone) -> [String] {
        phone.actions.map(\.story).filter { $0.hasPrefix("complete") }
    }

    @Test func anAcceptedActionIsTrue() {
        let phone = MachinePhone.inFront()
        phone.quickAction("calendar")
        #expect(completions(phone) == ["complete 1 true"])
    }

    /// Accepted is not opened: it may wait, and be superseded later.
    @Test func whatBecomesOfItLaterChangesNothing() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.quickAction("calendar")
        phone.quickAction("stats")
        phone.expiry(2)
        phone.terminate()
        #expect(completions(phone) == ["complete 1 true", "complete 2 true"])
    }

    @Test func anIgnoredActionIsFalse() {
        let phone = MachinePhone.inFront()
        phone.quickAction("calendar")
        phone.quickAction("calendar")
        phone.quickAction("nowhere")
        phone.quickAction("event/0")
        #expect(
            completions(phone)
                == ["complete 1 true", "complete 2 false", "complete 3 false", "complete 4 false"])
    }

    @Test func anExpiredActionIsFalse() {
        let phone = MachinePhone.inFront()
        #expect(phone.quickAction("calendar", late: true) == ["drop 1: expired", "complete 1 false"])
    }

    @Test(arguments: [SceneCallback.configurationForConnecting, .willConnectTo])
    func aConnectionHasNoHandler(callback: SceneCallback) {
        let phone = MachinePhone()
        phone.quickAction("calendar", callback)
        phone.link("stats")
        #expect(completions(phone) == [])
    }

    /// One that nobody reads is not answered.
    @Test func aCallbackThatIsNotReadIsNotAnswered() {
        let phone = MachinePhone.inFront { $0.seenIn = [.willConnectTo] }
        #expect(phone.quickAction("calendar") == ["overlook 1"])
    }
}
