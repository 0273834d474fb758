package import IWoolShortcuts

/// What the explorer is asked: these taps, so many of each event, this design.
package struct ExplorerQuestion: Sendable {
    /// One tap, which comes at most once, in any scene.
    package struct Tap: Hashable, Sendable {
        /// How it is made.
        package var source: LaunchScenario.Request.Source
        /// The link, as it is parsed.
        package var link: String

        package init(_ source: LaunchScenario.Request.Source, link: String) {
            self.source = source
            self.link = link
        }
    }

    /// The kinds of events that have a budget.
    package enum EventKind: Int, CaseIterable, Sendable {
        case launch, sceneWillConnect, observerAttach, observerDetach
        case sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
        case sceneDidEnterBackground, sceneDidDisconnect, terminate
        case lock, unlock, sheetDidPresent, defaultNavigation
        /// A request that was delivered comes once more, through the callback of a running scene.
        case echo

        /// The name of the event in scenario files; `echo` has none.
        package var name: String { String(describing: self) }
    }

    /// The most taps and echoes together that a state has room for.
    package static let requestLimit = 7
    /// The most scenes that a state has room for.
    package static let sceneLimit = 2
    /// The most times that one event may happen.
    package static let budgetLimit = 3

    /// The taps of a question that names none: a cold mail sheet, a link, and one that opens nothing.
    package static let usualTaps = [
        Tap(.quickAction, link: "iwool://feedback"), Tap(.openURL, link: "iwool://stats"),
        Tap(.openURL, link: "iwool://nowhere"),
    ]

    /// The taps; at least one.
    package var taps: [Tap]
    /// How many scenes the phone may connect.
    package var sceneCount = 1
    /// How often each kind may happen at most, by `EventKind.rawValue`, over all scenes.
    package var budgets: [Int]
    /// How many events of all kinds together may happen at most; nil for no limit but the budgets.
    package var eventLimit: Int?
    /// The design to explore.
    package var design = LaunchDesign.reference
    /// How many states may be kept before the walk is cut.
    package var maxStates = 20_000_000

    /// A question with the same budget for each kind, without echoes.
    package init(taps: [Tap], each: Int = 1) {
        self.taps = taps
        budgets = EventKind.allCases.map { $0 == .echo ? 0 : each }
    }

    /// How often a kind may happen.
    package subscript(_ kind: EventKind) -> Int {
        get { budgets[kind.rawValue] }
        set { budgets[kind.rawValue] = newValue }
    }
}
