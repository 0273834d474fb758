import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// The simulations that the pictures are tried on.
enum Stories {
    /// The row of a test: a picture's name below Fixtures, and what it shows.
    static let all: [(name: String, report: SimulationReport)] = [
        ("cold-feedback", coldFeedback), ("two-requests", twoRequests), ("two-windows", twoWindows),
        ("failures", failures), ("impossible", impossible), ("device", device), ("expired", expired),
    ]

    /// A mail sheet waits for a slow phone.
    static let coldFeedback: SimulationReport = {
        var story = StoryMaker("The mail sheet waits for a slow phone")
        story.tap(0, "iwool://feedback", id: "a")
        story.at(5, .launch(inBackground: false))
        story.connect(60, carries: [0])
        story.scene(250, .observerAttach)
        story.scene(1_500, .sceneDidBecomeActive)
        story.expectOpened(0, notBefore: 1_500, notAfter: 1_750)
        return story.report()
    }()

    /// A newer request wins over one that waits, and two open nothing.
    static let twoRequests: SimulationReport = {
        var story = StoryMaker("A newer request wins, rubbish displaces nothing")
        story.change { $0.given.hasMailAccount = false }
        story.tap(0, "iwool://rate", id: "first")
        story.at(5, .launch(inBackground: false))
        story.connect(60, carries: [0])
        story.scene(240, .observerAttach)
        story.tap(300, "iwool://event/not-a-number", source: .openURL)
        story.at(310, .lock)
        story.tap(320, "iwool://event/42?day=1893456000", id: "second", source: .widgetTap)
        story.scene(600, .sceneDidBecomeActive)
        story.at(900, .unlock)
        story.tap(2_000, "iwool://feedback", id: "third")
        story.expectOpened(2)
        story.expectOpened(3)
        return story.report()
    }()

    /// Two windows, one of them with a sheet of the app.
    static let twoWindows: SimulationReport = {
        var story = StoryMaker(
            "Two windows, only the one addressed may open", start: .warm, scenes: ["s1", "s2"])
        story.change { $0.given.sheets = [1] }
        story.scene(100, .sceneWillEnterForeground, 1)
        story.tap(110, "iwool://calendar", id: "a", scene: 1)
        story.scene(150, .sceneDidBecomeActive, 1)
        story.at(700, .defaultNavigation(.home, id: "home", scene: 1))
        story.tap(900, "iwool://home", id: "b", source: .openURL, scene: 0)
        story.expectOpened(0, notBefore: 460)
        story.expectOpened(1, notBefore: 900)
        return story.report()
    }()

    /// Expectations that are not met, under a design of the scenario's own.
    static let failures: SimulationReport = {
        var story = StoryMaker("A plain timer opens before the scene is active")
        story.change {
            $0.design.opensWhen = .timerFires
            $0.designOrigin = .scenario
        }
        story.tap(0, "iwool://feedback", id: "tap")
        story.at(5, .launch(inBackground: false))
        story.connect(60, carries: [0])
        story.scene(250, .observerAttach)
        story.scene(1_500, .sceneDidBecomeActive)
        story.tap(2_000, "iwool://stats", id: "again")
        story.expectOpened(0, notBefore: 1_500)
        return story.report()
    }()

    /// A history that no phone can have.
    static let impossible: SimulationReport = {
        var story = StoryMaker("A scene is active twice", start: .warm)
        story.scene(100, .sceneWillEnterForeground)
        story.scene(150, .sceneDidBecomeActive)
        story.scene(160, .sceneDidBecomeActive)
        story.expectNothing()
        return story.report()
    }()

    /// A phone that makes the lifecycle; nothing is expected.
    static let device: SimulationReport = {
        var story = StoryMaker(nil)
        story.change { $0.device = LaunchScenario.Device.named[2] }
        story.tap(0, "iwool://rate", id: "tap")
        return story.report()
    }()

    /// A request that nobody takes expires after two minutes; 5 ms and 120 s on one axis.
    static let expired: SimulationReport = {
        var story = StoryMaker("Nobody takes it, and it expires")
        story.tap(0, "iwool://island", id: "late")
        story.at(5, .launch(inBackground: false))
        story.connect(60, carries: [0])
        story.scene(130_000, .observerAttach)
        story.scene(130_005, .sceneDidBecomeActive)
        story.tap(130_010, "iwool://new", id: "new")
        story.expectOpened(1)
        return story.report()
    }()
}
