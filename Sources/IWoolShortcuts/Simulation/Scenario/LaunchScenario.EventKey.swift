extension LaunchScenario {
    /// The keys that may stand beside the name of an event.
    package enum EventKey: String, CaseIterable, Sendable {
        case at, wait, after
        case id, ids, scene, echoOf, via, activity, day, carries, role

        /// Whether it says when the event happens.
        package var isMoment: Bool {
            switch self {
            case .at, .wait, .after: true
            default: false
            }
        }
    }
}
