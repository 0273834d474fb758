import IWoolShortcuts
import Testing

/// The machines on a clock, as an app has them.
@MainActor
struct LiveShortcutDeliveryTests {
    private let clock = ManualClock()

    /// What an app was asked to do.
    @MainActor
    private final class App {
        var done: [String] = []
        var story: [String] = []
        /// What it does when something opens.
        var whenOpened: () -> Void = {}
        var whenAskedToDismiss: () -> Void = {}
    }

    private func delivery(for app: App) -> LiveShortcutDelivery<ManualClock> {
        let delivery = LiveShortcutDelivery(
            clock: clock,
            open: { link, scene in
                app.done.append("\(scene) \(link.canonicalLink)")
                app.whenOpened()
            },
            dismissSheet: { scene in
                app.done.append("\(scene) dismiss")
                app.whenAskedToDismiss()
            })
        delivery.onAction = { app.story.append($0.story) }
        return delivery
    }

    /// Lets the adapter's task run until so much was done.
    private func wait(until app: App, did count: Int) async {
        for _ in 0..<1_000_000 where app.done.count < count { await Task.yield() }
        #expect(app.done.count == count)
    }

    @Test func aColdQuickActionOpensWhenTheViewIsThere() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.configurationForConnecting("A", quickAction: "iwool://calendar")
        delivery.sceneWillConnect("A", quickAction: "iwool://calendar")
        #expect(app.done == [])
        delivery.attachObserver(to: "A")
        #expect(app.done == ["A iwool://calendar"])
        delivery.sceneDidBecomeActive("A")
        #expect(app.done.count == 1)
    }

    @Test func theTimerOfAColdPromptIsTheClocks() async {
        let app = App()
        let delivery = delivery(for: app)
        delivery.sceneWillConnect("A", quickAction: "iwool://rate")
        clock.advance(to: 1_000)
        delivery.attachObserver(to: "A")
        delivery.sceneDidBecomeActive("A")
        clock.advance(to: 1_399)
        delivery.detachObserver(from: "A")
        delivery.attachObserver(to: "A")
        #expect(app.done == [])
        clock.advance(to: 1_400)
        await wait(until: app, did: 1)
        #expect(app.done == ["A iwool://rate"])
    }

    @Test func aRequestExpiresByTheClock() async {
        let app = App()
        let delivery = delivery(for: app)
        delivery.openURLs(["iwool://stats"], in: "A")
        clock.advance(to: 119_999)
        #expect(!app.story.contains("drop 0: expired"))
        clock.advance(to: 120_000)
        for _ in 0..<1_000_000 where app.story.last != "drop 0: expired" { await Task.yield() }
        #expect(app.story.last == "drop 0: expired")
        delivery.attachObserver(to: "A")
        #expect(app.done == [])
    }

    /// A suspended process gets its callbacks before its clock's tasks run.
    @Test func whatExpiredDuringASuspensionDoesNotOpenAtTheResume() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.setLocked(true)
        delivery.attachObserver(to: "A")
        delivery.openURLs(["iwool://stats"], in: "A")
        clock.advance(to: 600_000)
        delivery.setLocked(false)
        #expect(app.done == [])
        #expect(app.story.last == "drop 0: expired")
    }

    @Test func aTimerThatRanOutDuringASuspensionIsOverAtTheResume() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.sceneWillConnect("A", quickAction: "iwool://feedback")
        delivery.attachObserver(to: "A")
        clock.advance(to: 60_000)
        delivery.sceneDidBecomeActive("A")
        #expect(app.done == ["A iwool://feedback"])
    }

    /// At the very instant of the expiry a callback comes first, and may still open.
    @Test func aCallbackComesBeforeADeadlineOfItsInstant() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.openURLs(["iwool://stats"], in: "A")
        clock.advance(to: 120_000)
        delivery.attachObserver(to: "A")
        #expect(app.done == ["A iwool://stats"])
    }

    @Test func completionHandlersAreCalledOnceWithTheTruth() {
        let app = App()
        let delivery = delivery(for: app)
        var answers: [String] = []
        delivery.performAction("iwool://stats", in: "A") { answers.append("first \($0)") }
        delivery.performAction("iwool://stats", in: "A") { answers.append("copy \($0)") }
        delivery.performAction("rubbish", in: "A") { answers.append("rubbish \($0)") }
        delivery.attachObserver(to: "A")
        delivery.sceneDidDisconnect("A")
        #expect(answers == ["first true", "copy false", "rubbish false"])
    }

    @Test func aSheetGoesFirst() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.attachObserver(to: "A")
        delivery.sheetDidPresent(in: "A")
        delivery.openURLs(["iwool://stats"], in: "A")
        #expect(app.done == ["A dismiss"])
        delivery.sheetDidDismiss(in: "A")
        #expect(app.done == ["A dismiss", "A iwool://stats"])
    }

    /// An app may dismiss without an animation, and says so before it returns.
    @Test func whatAnAppDoesInACallbackComesBehind() {
        let app = App()
        let delivery = delivery(for: app)
        app.whenAskedToDismiss = { [weak delivery] in delivery?.sheetDidDismiss(in: "A") }
        delivery.attachObserver(to: "A")
        delivery.sheetDidPresent(in: "A")
        delivery.openURLs(["iwool://stats"], in: "A")
        #expect(app.done == ["A dismiss", "A iwool://stats"])
        #expect(
            Array(app.story.suffix(3)) == [
                "dismiss the sheet of 0", "wait 0: a sheet is still on screen", "open 0 iwool://stats in 0",
            ])
    }

    @Test func aRequestThatComesWhileAnotherOpensIsTheNext() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.attachObserver(to: "A")
        app.whenOpened = { [weak app, weak delivery] in
            app?.whenOpened = {}
            delivery?.openURLs(["iwool://calendar"], in: "A")
        }
        delivery.openURLs(["iwool://stats"], in: "A")
        #expect(app.done == ["A iwool://stats", "A iwool://calendar"])
    }

    @Test func scenesAreKnownByTheirSessions() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.attachObserver(to: "A")
        delivery.attachObserver(to: "B")
        delivery.openURLs(["iwool://stats"], in: "B")
        delivery.openURLs(["iwool://home"], in: "A")
        #expect(app.done == ["B iwool://stats", "A iwool://home"])
    }

    /// SwiftUI may show a view again before the one that it replaces is gone.
    @Test func theObserverStaysAsLongAsOneViewIsThere() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.detachObserver(from: "A")
        delivery.attachObserver(to: "A")
        delivery.attachObserver(to: "A")
        delivery.detachObserver(from: "A")
        delivery.openURLs(["iwool://stats"], in: "A")
        #expect(app.done == ["A iwool://stats"])
        delivery.detachObserver(from: "A")
        delivery.openURLs(["iwool://home"], in: "A")
        #expect(app.done.count == 1)
        // The views of a scene go with it, whether or not each of them says so.
        delivery.attachObserver(to: "A")
        delivery.sceneDidDisconnect("A")
        delivery.openURLs(["iwool://new"], in: "A")
        #expect(app.done == ["A iwool://stats", "A iwool://home"])
        delivery.attachObserver(to: "A")
        delivery.detachObserver(from: "A")
        #expect(app.done.last == "A iwool://new")
    }

    @Test func theAppAsksBeforeItNavigatesByItself() {
        let app = App()
        let delivery = delivery(for: app)
        #expect(delivery.navigatesByDefault(to: .home, in: "A"))
        delivery.openURLs(["iwool://stats"], in: "A")
        #expect(!delivery.navigatesByDefault(to: .home, in: "A"))
        #expect(delivery.navigatesByDefault(to: .home, in: "B"))
        delivery.sceneWillResignActive("A")
        delivery.sceneDidEnterBackground("A")
        #expect(!delivery.navigatesByDefault(to: .home, in: "A"), "it waits still")
        clock.advance(to: 121_000)
        #expect(delivery.navigatesByDefault(to: .home, in: "A"), "it expired meanwhile")
    }

    @Test func aConnectionWithoutARequestIsNoDelivery() {
        let app = App()
        let delivery = delivery(for: app)
        delivery.configurationForConnecting("A", quickAction: nil)
        delivery.sceneWillConnect("A", quickAction: nil)
        #expect(app.story == [])
    }

    /// Nobody keeps it alive but its owner: a sleeping deadline does not.
    @Test func itGoesWithItsOwner() async {
        let app = App()
        var owned: LiveShortcutDelivery<ManualClock>? = delivery(for: app)
        let seen = { [weak owned] in owned }
        owned?.openURLs(["iwool://stats"], in: "A")
        await Task.yield()
        owned = nil
        #expect(seen() == nil)
        clock.advance(to: 200_000)
        await Task.yield()
        #expect(app.story.last == "announce in 0")
    }
}
