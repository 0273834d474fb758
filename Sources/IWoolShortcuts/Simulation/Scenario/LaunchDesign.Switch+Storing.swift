internal import IWoolShortcuts

/// Where a request waits, and for how long.
extension LaunchDesign.Switch {
    static let keptIn = words(
        "keptIn", "Where a request waits until somebody opens it.", \.keptIn,
        [
            right(
                "buffer", "There is one slot for each scene; quick actions and links share it.",
                """
                var pending: [SceneID: Request] = [:]
                pending[scene] = request
                """),
            wrong(
                "queue", "All of them wait in line, and every one opens, the oldest first.",
                """
                var pending: [Request] = []
                pending.append(request)
                for request in pending { open(request) }
                """),
            wrong(
                "perSource", "Quick actions and links have a slot each, and an older one may open last.",
                """
                var pendingShortcut: UIApplicationShortcutItem?
                var pendingURL: URL?
                if let item = pendingShortcut { open(item) }
                if let url = pendingURL { open(url) }
                """),
            wrong(
                "nowhere",
                "It is posted and forgotten: who does not listen at that instant never hears of it.",
                """
                NotificationCenter.default.post(name: .shortcut, object: item)
                // .onReceive(...) in a view that may not be there yet
                """),
        ])

    static let wins = words(
        "wins", "Which of two requests opens when both wait.", \.wins,
        [
            right(
                "latest", "What was asked for last is what opens.",
                """
                pending = request
                """),
            wrong(
                "first", "What somebody asked for first and no longer wants is what opens.",
                """
                guard pending == nil else { return }
                pending = request
                """),
        ])

    static let clears = words(
        "clears", "When the slot is emptied.", \.clears,
        [
            right(
                "whenTaken", "To look is to take: whoever looks next finds nothing.",
                """
                func take() -> Request? {
                    defer { pending = nil }
                    return pending
                }
                """),
            wrong(
                "never", "A request that was opened is opened again when the view comes back.",
                """
                .onAppear {
                    if let pending = delegate.pending { open(pending) }
                }
                """),
        ])

    static let survives = words(
        "survives", "Whether what waits is there again after the process ended.", \.survives,
        [
            right(
                "never", "Nothing of it is written down; the next launch is clean.",
                """
                @MainActor var pending: Request?    // memory, and nothing else
                """),
            wrong(
                "acrossLaunches", "A tap of yesterday opens when the app is started by its icon today.",
                """
                UserDefaults.standard.set(item.type, forKey: "pendingShortcut")
                // at the next launch
                if let type = UserDefaults.standard.string(forKey: "pendingShortcut") { open(type) }
                """),
        ])

    static let livesWith = words(
        "livesWith", "What the slot lives and dies with.", \.livesWith,
        [
            right(
                "scene", "A window that is closed takes its request along.",
                """
                func sceneDidDisconnect(_ scene: UIScene) {
                    pending[scene.session.persistentIdentifier] = nil
                }
                """),
            wrong(
                "process", "A request of a window that was closed opens in the next one.",
                """
                final class AppDelegate: NSObject, UIApplicationDelegate {
                    static var pendingShortcut: UIApplicationShortcutItem?
                }
                """),
        ])

    static let expires = time(
        "expires", "How long after its tap a request may still open.", never: "never",
        [
            right(
                "120s", "What was asked for two minutes ago is no longer wanted.",
                """
                if clock.now - request.tapped >= .seconds(120) {
                    drop(request, .expired)
                }
                """),
            wrong(
                "never", "A screen jumps at somebody who unlocks the app an hour later.",
                """
                if let pending { open(pending) }    // however old it is
                """),
        ],
        get: \.expires, set: { $0.expires = $1 })
}
