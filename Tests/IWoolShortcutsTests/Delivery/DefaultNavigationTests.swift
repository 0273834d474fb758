import IWoolShortcuts
import Testing

/// What the app would do by itself gives way to what a person asked for.
struct DefaultNavigationTests {
    @Test func theAppMayGoWhenNobodyAsked() {
        let phone = MachinePhone.inFront()
        #expect(phone.navigate(to: .calendar))
        #expect(phone.machines.scenes[0].router.screen == .destination(.calendar))
        #expect(phone.navigate(to: .stats))
    }

    @Test func itMayNotWhileARequestLiesInTheSlot() {
        let phone = MachinePhone()
        phone.quickAction("calendar", .willConnectTo)
        #expect(!phone.navigate())
        #expect(phone.machines.scenes[0].router.screen == nil)
    }

    /// A request that came in another cycle waits still.
    @Test func itMayNotWhileARequestIsHeld() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.quickAction("calendar")
        phone.goHome()
        #expect(!phone.navigate())
        phone.unlock()
        #expect(!phone.navigate(), "it opened in this cycle")
    }

    @Test func itMayNotOnceOneCameInThisCycle() {
        let phone = MachinePhone.inFront()
        phone.link("calendar")
        #expect(!phone.navigate())
        #expect(phone.machines.scenes[0].router.screen == .destination(.calendar))
        phone.resign()
        #expect(!phone.navigate())
        phone.machines.sceneDidEnterBackground(0)
        #expect(phone.navigate())
    }

    /// It was accepted in the cycle, whatever became of it.
    @Test func itMayNotAfterARequestThatExpired() {
        let phone = MachinePhone()
        phone.quickAction("calendar", .willConnectTo)
        phone.expiry(1)
        #expect(!phone.navigate())
    }

    @Test func whatWasNeverAcceptedRefusesNothing() {
        let phone = MachinePhone.inFront()
        phone.link("nowhere")
        phone.quickAction("calendar", late: true)
        #expect(phone.navigate())
    }

    @Test func neitherLockNorSheetRefuses() {
        let phone = MachinePhone.inFront()
        phone.lock()
        phone.present()
        #expect(phone.navigate())
    }

    @Test func anotherScenesRequestRefusesNothing() {
        let phone = MachinePhone.inFront(sceneCount: 2)
        phone.link("calendar", in: 0)
        #expect(phone.navigate(in: 1))
        #expect(!phone.navigate(in: 0))
    }

    @Test func anotherDesignGoesAnyway() {
        let phone = MachinePhone.inFront { $0.defaultNavigation = .overwrites }
        phone.link("calendar")
        #expect(phone.navigate())
        #expect(phone.machines.scenes[0].router.screen == .destination(.home))
    }
}
