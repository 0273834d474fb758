internal import IWoolShortcuts

/// What a request that was taken waits for.
extension LaunchDesign.Switch {
    static let timer = time(
        "timer", "How long a request waits after it was first taken, if it waits for a timer at all.",
        [
            right(
                "400ms", "A prompt that comes with the launch waits until the first screen is drawn.",
                """
                try await clock.sleep(for: .milliseconds(400))
                """)
        ],
        get: \.timer, set: { $0.timer = $1 ?? .zero })

    static let timerFor = words(
        "timerFor", "Which requests wait for the timer.", \.timerFor,
        [
            right(
                "coldSheets", "Only the review prompt and the feedback mail of a launch do.",
                """
                if request.isCold, request.needsActiveScene {
                    waits.insert(.timer)
                }
                """),
            wrong(
                "everyOpen", "Every tap is slow, to hide that nobody knows when the app is ready.",
                """
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
                    open(request)
                }
                """),
            wrong(
                "none", "The prompt of a launch comes over a screen that is not drawn yet.",
                """
                open(request)                       // at once, cold or warm
                """),
        ])

    static let opensWhen = words(
        "opensWhen", "What a review prompt or a feedback mail waits for, beside its timer.", \.opensWhen,
        [
            right(
                "sceneActive", "It waits until its scene is active, however long that takes.",
                """
                guard scene.activationState == .foregroundActive else { return }
                present(mail)
                """),
            wrong(
                "timerFires", "On a slow phone the time is over before the scene is active: nothing shows.",
                """
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
                    SKStoreReviewController.requestReview(in: scene)
                }
                """),
        ])

    static let onResign = words(
        "onResign", "What happens to a waiting prompt or mail when its scene resigns.", \.onResign,
        [
            right(
                "pauses", "It waits until the scene is active again.",
                """
                func sceneWillResignActive(_ scene: UIScene) {}
                func sceneDidBecomeActive(_ scene: UIScene) { observer.settle() }
                """),
            wrong(
                "drops", "A glance at the notifications is enough, and the request is gone.",
                """
                func sceneWillResignActive(_ scene: UIScene) {
                    pendingPresentation = nil
                }
                """),
        ])

    static let lock = words(
        "lock", "Whether a request waits while the app is locked.", \.lock,
        [
            right(
                "waits", "It opens once the person is known.",
                """
                guard !appLock.isLocked else { return }
                open(request)
                """),
            wrong(
                "opensAnyway", "It opens behind the lock, or shows what the lock should hide.",
                """
                open(request)                       // appLock is a view above
                """),
        ])

    static let sheet = words(
        "sheet", "Whether a request waits for a sheet of the app to go away.", \.sheet,
        [
            right(
                "waits", "The sheet is asked to go, and the request opens when it is gone.",
                """
                guard presented == nil else {
                    presented = nil                 // and onDismiss: settles
                    return
                }
                open(request)
                """),
            wrong(
                "opensAnyway", "UIKit presents one sheet at a time: the request shows nothing.",
                """
                present(target, animated: true)     // while another is on screen
                """),
        ])

    static let coldMeans = words(
        "coldMeans", "What makes a request a cold one.", \.coldMeans,
        [
            right(
                "sceneConnection", "A request is cold if the connection of its scene brought it.",
                """
                let request = Request(options.shortcutItem, isCold: true)
                """),
            wrong(
                "processAge", "The process decides, so that a second window is never cold.",
                """
                let isCold = !AppDelegate.wasEverActive
                """),
        ])

    static let defaultNavigation = words(
        "defaultNavigation", "What the app's own navigation does when somebody asked for something.",
        \.defaultNavigation,
        [
            right(
                "yields", "What a person asked for wins over what the app would do.",
                """
                guard !observer.isClaimed else { return }
                selection = restoredTab
                """),
            wrong(
                "overwrites", "The quick action opens, and the restored tab replaces it a moment later.",
                """
                .task {
                    await load()
                    selection = restoredTab         // whatever was opened meanwhile
                }
                """),
        ])
}
