package import IWoolShortcuts

/// One step of a history: an event, or a deadline that passes.
package enum ExplorerStep: Hashable, Sendable {
    /// A person taps; the request is meant for a scene.
    case tap(Int, scene: Int)
    /// A delivered request is delivered once more, as a request of its own.
    case echo(of: Int)
    case launch
    case terminate
    /// A scene connects, with everything that waits for it, through these callbacks.
    case connect(Int, via: Connection)
    /// An event of one scene.
    case scene(LaunchScenario.EventName, Int)
    case lock
    case unlock
    /// The app wants to go somewhere by itself.
    case navigate(Int)
    /// The timer of a request is over.
    case timer(Int)
    /// The time in which a request may open is over.
    case expiry(Int)
    /// An observer that took before it subscribed, subscribes.
    case subscribe(Int)

    /// The callbacks in which iOS tells of a connection.
    package enum Connection: UInt8, CaseIterable, Hashable, Sendable {
        /// Both.
        case both
        /// SwiftUI kept `willConnectTo` to itself.
        case withoutWillConnectTo
        /// The session was restored, so that nobody asked for a configuration.
        case withoutConfiguration

        /// The callbacks.
        package var callbacks: [SceneCallback] {
            switch self {
            case .both: [.configurationForConnecting, .willConnectTo]
            case .withoutWillConnectTo: [.configurationForConnecting]
            case .withoutConfiguration: [.willConnectTo]
            }
        }
    }

    /// The kind whose budget the step takes from; taps and deadlines take from none.
    package var kind: ExplorerQuestion.EventKind? {
        switch self {
        case .tap, .timer, .expiry, .subscribe: nil
        case .echo: .echo
        case .launch: .launch
        case .terminate: .terminate
        case .connect: .sceneWillConnect
        case .lock: .lock
        case .unlock: .unlock
        case .navigate: .defaultNavigation
        case .scene(let name, _): ExplorerStep.kind(of: name)
        }
    }

    /// A sheet was presented within a budget, so that its going away needs none.
    private static func kind(of name: LaunchScenario.EventName) -> ExplorerQuestion.EventKind? {
        switch name {
        case .observerAttach: .observerAttach
        case .observerDetach: .observerDetach
        case .sceneWillEnterForeground: .sceneWillEnterForeground
        case .sceneDidBecomeActive: .sceneDidBecomeActive
        case .sceneWillResignActive: .sceneWillResignActive
        case .sceneDidEnterBackground: .sceneDidEnterBackground
        case .sceneDidDisconnect: .sceneDidDisconnect
        case .sheetDidPresent: .sheetDidPresent
        default: nil
        }
    }
}

extension ExplorerQuestion {
    /// Every step that any history of the question can have, in the order in which they are tried.
    var steps: [ExplorerStep] {
        var steps: [ExplorerStep] = []
        for scene in 0..<sceneCount { steps += taps.indices.map { .tap($0, scene: scene) } }
        if self[.echo] > 0 { steps += taps.indices.map { .echo(of: $0) } }
        steps += [.launch, .terminate, .lock, .unlock]
        for scene in 0..<sceneCount {
            for connection in ExplorerStep.Connection.allCases
            where connection != .withoutWillConnectTo || design.ui == .swiftUI {
                steps.append(.connect(scene, via: connection))
            }
            steps += LaunchScenario.EventName.allCases.filter(\.isOfOneScene).map { .scene($0, scene) }
            steps += [.navigate(scene), .subscribe(scene)]
        }
        steps += (0..<requestCount).flatMap { [.timer($0), .expiry($0)] }
        return steps.filter { step in step.kind.map { self[$0] > 0 } ?? true }
    }

    /// The taps, and behind each of them room for its echo.
    package var requestCount: Int { taps.count + (self[.echo] > 0 ? taps.count : 0) }
}
