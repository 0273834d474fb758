extension LaunchScenario {
    /// The names of events, as files write them and UIKit says them.
    package enum EventName: String, CaseIterable, Sendable {
        case quickAction, openURL, widgetTap
        case launch, sceneWillConnect, observerAttach, observerDetach
        case sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
        case sceneDidEnterBackground, sceneDidDisconnect, terminate
        case lock, unlock, sheetDidPresent, sheetDidDismiss, defaultNavigation
        case openApp, goHome
    }
}

extension LaunchScenario.EventName {
    /// Whether it is a tap, which asks for something.
    package var isTap: Bool {
        switch self {
        case .quickAction, .openURL, .widgetTap: true
        default: false
        }
    }

    /// Whether it is a step of the lifecycle, which a device makes by itself.
    package var isLifecycle: Bool {
        switch self {
        case .launch, .sceneWillConnect, .observerAttach, .observerDetach, .sceneWillEnterForeground,
            .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
            .terminate:
            true
        default: false
        }
    }

    /// Whether only a device can do it.
    package var needsDevice: Bool { self == .openApp || self == .goHome }

    /// Whether its value is a scene and nothing more is to be said.
    package var isOfOneScene: Bool {
        switch self {
        case .observerAttach, .observerDetach, .sceneWillEnterForeground, .sceneDidBecomeActive,
            .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect, .sheetDidPresent,
            .sheetDidDismiss:
            true
        default: false
        }
    }
}
