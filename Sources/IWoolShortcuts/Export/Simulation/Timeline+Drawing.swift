internal import IWoolShortcuts
internal import LaunchSimulation

extension Timeline.Lane {
    /// The lane's name where there is little room.
    var shortName: String { Wording.lane(self)(in: .english) }

    /// Its place among the lanes, from 0.
    var place: Int { Timeline.Lane.allCases.firstIndex(of: self) ?? 0 }
}

extension Timeline.Entry {
    /// The sign in front of an entry that should be found at a glance; empty for most.
    var sign: String {
        switch tone {
        case .open: "► "
        case .failure: "✗ "
        case .step, .event, .wait, .end: isMade ? "· " : ""
        }
    }

    var paint: TextStyle.Paint? {
        switch tone {
        case .open: .good
        case .failure: .bad
        case .wait: .doubtful
        case .end: .helpful
        case .step, .event: nil
        }
    }
}
