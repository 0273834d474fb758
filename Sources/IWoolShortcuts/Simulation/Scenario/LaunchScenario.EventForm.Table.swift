extension LaunchScenario.EventForm {
    private typealias Form = LaunchScenario.EventForm

    /// Every event, in the order of `EventName`.
    package static let table: [LaunchScenario.EventForm] = taps + lifecycle + conditions + journeys

    private static let taps = [
        Form(
            name: .quickAction, value: .quickAction, keys: [.id, .scene, .echoOf, .via],
            summary: "Somebody chooses a quick action on the Home Screen icon.",
            example: "{at: 0ms, quickAction: calendar, id: a}"),
        Form(
            name: .openURL, value: .links, keys: [.id, .ids, .scene, .echoOf, .via],
            summary: "Safari, Shortcuts or another app opens a link, or a set of links.",
            example: "{at: 0ms, openURL: \"iwool://event/42\", id: a}"),
        Form(
            name: .widgetTap, value: .widget, keys: [.id, .scene, .echoOf, .via, .activity, .day],
            summary: "Somebody taps a widget, which opens its link.",
            example: "{at: 0ms, widgetTap: Glance, activity: 42, id: a}"),
    ]

    private static let lifecycle = [
        Form(
            name: .launch, value: .launch, keys: [],
            summary: "The process starts, for its user or in the background.",
            example: "{at: 5ms, launch: user}"),
        Form(
            name: .sceneWillConnect, value: .scene, keys: [.carries, .via, .role],
            summary: "A scene connects; its options carry the requests that it was made for.",
            example: "{at: 60ms, sceneWillConnect: s1, carries: [a]}"),
        ofScene(.observerAttach, "The user interface of a scene is there, and can be asked to go somewhere."),
        ofScene(.observerDetach, "The user interface of a scene goes away."),
        ofScene(.sceneWillEnterForeground, "A scene is on its way to the foreground."),
        ofScene(.sceneDidBecomeActive, "A scene is in the foreground, and events reach it."),
        ofScene(.sceneWillResignActive, "A scene is about to be covered, or left."),
        ofScene(.sceneDidEnterBackground, "A scene is in the background; its activation cycle ends."),
        ofScene(.sceneDidDisconnect, "The system lets go of a scene, and with it of what waits there."),
        Form(
            name: .terminate, value: .yes, keys: [], summary: "The process ends.",
            example: "{at: 140ms, terminate: true}"),
    ]

    private static let conditions = [
        Form(
            name: .lock, value: .yes, keys: [], summary: "The app is locked: nothing opens.",
            example: "{at: 10ms, lock: true}"),
        Form(
            name: .unlock, value: .yes, keys: [], summary: "The app is unlocked.",
            example: "{at: 900ms, unlock: true}"),
        ofScene(.sheetDidPresent, "The app presented a sheet of its own over a scene."),
        ofScene(.sheetDidDismiss, "The sheet of a scene is gone."),
        Form(
            name: .defaultNavigation, value: .destination, keys: [.id, .scene],
            summary: "The app goes somewhere by itself, as it does after a start.",
            example: "{at: 400ms, defaultNavigation: home, id: n}"),
    ]

    private static let journeys = [
        Form(
            name: .openApp, value: .yes, keys: [.scene],
            summary: "Its user opens the app by its icon; the device makes what follows.",
            example: "{at: 0ms, openApp: true}"),
        Form(
            name: .goHome, value: .yes, keys: [.scene],
            summary: "Its user goes to the Home Screen; the device makes what follows.",
            example: "{at: 3s, goHome: true}"),
    ]

    private static func ofScene(
        _ name: LaunchScenario.EventName, _ summary: String
    ) -> LaunchScenario.EventForm {
        Form(
            name: name, value: .scene, keys: [], summary: summary,
            example: "{at: 250ms, \(name.rawValue): s1}")
    }
}
