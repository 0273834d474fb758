internal import LaunchSimulation

/// The way of one request through the lanes, as a picture draws it: where it stands, and when it waits.
struct RequestWay {
    /// A lane, from a height on.
    struct Stop: Hashable {
        let lane: Int
        let y: Int
    }

    /// The lanes in which it stood, in order.
    private(set) var stops: [Stop] = []
    /// The heights between which it was held and could not open.
    private(set) var waits: [(lane: Int, from: Int, to: Int)] = []
    /// Where it ended; nil while it goes on.
    private(set) var end: Int?
    /// Whether it ended without being opened.
    private(set) var isCrossed = false
    private var waitStart: Int?

    /// Follows it through an entry of its own; answers in which lane that is to be drawn.
    mutating func take(_ entry: Timeline.Entry, y: Int) -> Int {
        let lane = entry.lane.place
        guard end == nil, let last = stops.last else {
            if stops.isEmpty { stops.append(Stop(lane: lane, y: y)) }
            return lane
        }
        switch entry.tone {
        case .wait:
            if waitStart == nil { waitStart = y }
        case .end:
            stopWaiting(y: y)
            (end, isCrossed) = (y, true)
            return last.lane
        case .failure: return lane
        case .open, .step, .event: break
        }
        // It comes back to the slot when its observer detaches; a second callback brings nothing back.
        let isGivenBack = last.lane == Timeline.Lane.observer.place && entry.lane == .buffer
        if lane > last.lane || isGivenBack {
            stopWaiting(y: y)
            stops.append(Stop(lane: lane, y: y))
        }
        if entry.tone == .open { end = y }
        return lane
    }

    /// Lets it go on to the bottom of the picture, if it has not ended.
    mutating func finish(y: Int) {
        if end == nil { stopWaiting(y: y) }
    }

    private mutating func stopWaiting(y: Int) {
        guard let start = waitStart, let lane = stops.last?.lane else { return }
        waits.append((lane, start, y))
        waitStart = nil
    }
}
