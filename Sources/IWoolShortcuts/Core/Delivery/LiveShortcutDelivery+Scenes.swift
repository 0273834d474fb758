extension LiveShortcutDelivery {
    /// `application(_:configurationForConnecting:options:)`: the first callback that carries a cold request.
    ///
    /// - Parameters:
    ///   - session: `connectingSceneSession.persistentIdentifier`.
    ///   - quickAction: `options.shortcutItem?.type`.
    ///   - links: `options.urlContexts.map(\.url.absoluteString)`.
    public func configurationForConnecting(_ session: String, quickAction: String?, links: [String] = []) {
        connect(session, through: .configurationForConnecting, quickAction, links)
    }

    /// `scene(_:willConnectTo:options:)`, which brings the same once more.
    ///
    /// - Parameters:
    ///   - session: `session.persistentIdentifier`.
    ///   - quickAction: `connectionOptions.shortcutItem?.type`.
    ///   - links: `connectionOptions.urlContexts.map(\.url.absoluteString)`.
    public func sceneWillConnect(_ session: String, quickAction: String?, links: [String] = []) {
        connect(session, through: .willConnectTo, quickAction, links)
    }

    /// `windowScene(_:performActionFor:completionHandler:)`: a quick action of a scene that runs.
    ///
    /// - Parameter completionHandler: Called once, with whether the action was accepted.
    public func performAction(
        _ type: String, in session: String, completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        let request = ShortcutRequest(number: nextArrival(), quickAction: type)
        keep(completionHandler, for: request.number)
        send(to: session) { machines, scene in
            machines.receive([request], through: .performActionFor, in: scene)
        }
    }

    /// `onOpenURL`, or `scene(_:openURLContexts:)`, whose links come as a set.
    public func openURLs(_ links: [String], in session: String) {
        let requests = links.map { ShortcutRequest(number: nextArrival(), link: $0) }
        send(to: session) { machines, scene in
            machines.receive(requests, through: .onOpenURL, in: scene)
        }
    }

    /// The user interface of the scene is there, as `onAppear` of its root view says.
    ///
    /// May be called by several views of the scene; the observer is attached until all of them are gone.
    public func attachObserver(to session: String) {
        viewsChange(in: session, by: 1)
    }

    /// The user interface of the scene goes away, as `onDisappear` of its root view says.
    public func detachObserver(from session: String) {
        viewsChange(in: session, by: -1)
    }

    /// `sceneDidBecomeActive(_:)`.
    public func sceneDidBecomeActive(_ session: String) {
        send(to: session) { $0.sceneDidBecomeActive($1) }
    }

    /// `sceneWillResignActive(_:)`.
    public func sceneWillResignActive(_ session: String) {
        send(to: session) { $0.sceneWillResignActive($1) }
    }

    /// `sceneDidEnterBackground(_:)`.
    public func sceneDidEnterBackground(_ session: String) {
        send(to: session) { machines, scene in
            machines.sceneDidEnterBackground(scene)
            return []
        }
    }

    /// `sceneDidDisconnect(_:)`.
    public func sceneDidDisconnect(_ session: String) {
        forgetViews(of: session)
        send(to: session) { $0.sceneDidDisconnect($1) }
    }

    /// The app locked or unlocked itself.
    public func setLocked(_ isLocked: Bool) {
        send { $0.setLocked(isLocked) }
    }

    /// The app presented a sheet of its own in the scene.
    public func sheetDidPresent(in session: String) {
        send(to: session) { $0.sheetDidPresent(in: $1) }
    }

    /// That sheet is gone.
    public func sheetDidDismiss(in session: String) {
        send(to: session) { $0.sheetDidDismiss(in: $1) }
    }

    /// Whether the app may go to a destination by itself now; ask before going, and go if it is true.
    public func navigatesByDefault(to destination: Destination, in session: String) -> Bool {
        mayNavigate(to: destination, in: session)
    }

    private func connect(
        _ session: String, through callback: SceneCallback, _ quickAction: String?, _ links: [String]
    ) {
        var requests: [ShortcutRequest] = []
        if let quickAction {
            requests.append(ShortcutRequest(number: nextArrival(), quickAction: quickAction))
        }
        requests += links.map { ShortcutRequest(number: nextArrival(), link: $0) }
        guard !requests.isEmpty else { return }
        send(to: session) { $0.receive(requests, through: callback, in: $1) }
    }
}
