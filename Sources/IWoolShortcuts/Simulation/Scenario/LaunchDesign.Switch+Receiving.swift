internal import IWoolShortcuts

/// What an app hears of a request, and what it makes of it at once.
extension LaunchDesign.Switch {
    static let seenIn = list(
        "seenIn", "The callbacks of the scene delegate in which the app looks for a quick action.", \.seenIn,
        [
            (
                .configurationForConnecting,
                wrong(
                    "configurationForConnecting",
                    "The app delegate reads the connection options before the scene connects.",
                    """
                    func application(
                        _ application: UIApplication, configurationForConnecting session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration {
                        pending.store(options.shortcutItem)
                    """)
            ),
            (
                .willConnectTo,
                wrong(
                    "willConnectTo",
                    "The scene delegate reads the connection options when its scene connects.",
                    """
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) {
                        pending.store(options.shortcutItem)
                    """)
            ),
            (
                .performActionFor,
                wrong(
                    "performActionFor",
                    "The scene delegate takes the quick actions of a scene that is connected.",
                    """
                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        completionHandler(pending.store(item))
                    """)
            ),
        ])

    static let connectionLinks = words(
        "connectionLinks", "Whether the links of the connection options are read.", \.connectionLinks,
        [
            right(
                "read", "A link that starts the app is taken from the options of the connection.",
                """
                for context in options.urlContexts {
                    pending.store(context.url)
                }
                """),
            wrong(
                "ignored", "Only quick actions are looked for, and a widget's tap on a dead app is lost.",
                """
                if let item = options.shortcutItem {
                    pending.store(item)
                }
                // options.urlContexts is never read
                """),
        ])

    static let validates = words(
        "validates", "When a request is found to open nothing.", \.validates,
        [
            right(
                "beforeStoring", "A link that opens nothing never gets to the slot.",
                """
                guard case .opens(let link) = IWoolDeepLink.parse(text) else { return false }
                pending.store(link)
                """),
            wrong(
                "afterTaking", "Anything is stored, and pushes out a request that was good.",
                """
                pending = text                      // whatever it is
                // later
                if let link = parse(pending) { open(link) }
                """),
        ])

    static let duplicates = words(
        "duplicates", "What happens to a request that was delivered before.", \.duplicates,
        [
            right(
                "ignoredInActivation", "A copy is known as one until the scene was in the background.",
                """
                guard delivered.insert(target).inserted else { return false }
                // sceneDidEnterBackground:
                delivered.removeAll()
                """),
            wrong(
                "kept", "Every callback is believed, and one tap opens twice.",
                """
                func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: Options) {
                    handle(options.shortcutItem)
                }
                func windowScene(_: UIWindowScene, performActionFor item: Item, ...) { handle(item) }
                """),
            wrong(
                "ignoredForever", "The second tap on the same quick action does nothing, hours later too.",
                """
                guard item.type != lastHandledType else { return }
                lastHandledType = item.type         // and never forgotten
                handle(item)
                """),
        ])

    static let links = words(
        "links", "How many links of a set are read.", \.links,
        [
            right(
                "all", "Every link of the set is stored in order, and the last good one opens.",
                """
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    for context in contexts { pending.store(context.url) }
                }
                """),
            wrong(
                "first", "The others are never looked at, whatever the first one is.",
                """
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    guard let url = contexts.first?.url else { return }
                    pending.store(url)
                }
                """),
        ])

    static let ui = words(
        "ui", "Which framework connects the scenes.", \.ui,
        [
            right(
                "SwiftUI", "It makes the scene delegate itself, and may keep willConnectTo to itself.",
                """
                @main struct IWoolApp: App {
                    @UIApplicationDelegateAdaptor var delegate: AppDelegate
                    var body: some Scene { WindowGroup { RootView() } }
                }
                """),
            right(
                "UIKit", "The app's own scene delegate gets every callback.",
                """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options: UIScene.ConnectionOptions) {}
                }
                """),
        ])
}
