internal import IWoolShortcuts

extension LaunchSimulator {
    /// How long a sheet takes to go away once it was asked to.
    private static let dismissal = VirtualInstant(milliseconds: 350)

    /// Performs what the machines said, as an app would, and writes it down.
    mutating func apply(_ actions: [DeliveryAction]) {
        var openings: [Int] = []
        for action in actions {
            recorder.record(action, at: now)
            switch action {
            case .waitUntil(.timer(let request)):
                let length = VirtualInstant(scenario.design.timer)
                queue.add(.timer(request: request), .timer, at: now + length)
            case .waitUntil(.expiry(let request)):
                guard let expires = scenario.design.expires,
                    let tapped = recorder.results[request].tapped
                else { continue }
                queue.add(.expiry(request: request), .expiry, at: tapped + VirtualInstant(expires))
            case .dismissSheet(let scene) where !fileDismissesSheet(of: scene):
                queue.add(.dismissSheet(scene: scene), .made, at: now + LaunchSimulator.dismissal)
            case .open(let request, let link, let scene):
                openings.append(request)
                if link.needsActiveScene, phone.scenes[scene].state != .active {
                    recorder.results[request].openedTooEarly = true
                }
            default: break
            }
        }
        for request in openings { opened(request) }
    }

    /// Whether the file itself says when the sheet of a scene goes away.
    private func fileDismissesSheet(of scene: Int) -> Bool {
        for event in scenario.events[nextEvent...] {
            if case .scene(.sheetDidDismiss, scene) = event.action { return true }
            if case .scene(.sheetDidPresent, scene) = event.action { return false }
        }
        return false
    }
}
