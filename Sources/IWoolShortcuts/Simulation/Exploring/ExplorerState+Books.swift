internal import IWoolShortcuts

/// The onlooker's books, kept by the rules alone.
extension ExplorerState {
    func has(_ fact: RequestBook, _ number: Int) -> Bool {
        books[number] & fact.rawValue != 0
    }

    mutating func add(_ fact: RequestBook, _ number: Int) {
        books[number] |= fact.rawValue
    }

    /// The scene that a request is meant for.
    func home(of number: Int) -> Int {
        has(.inSecondScene, number) ? 1 : 0
    }

    /// Whether the system keeps the request until its scene connects.
    func isWaiting(_ number: Int, for scene: Int, _ taps: ExplorerTaps) -> Bool {
        home(of: number) == scene && has(.tapped, number) && !has(.delivered, number)
    }

    /// Whether the request was accepted by the rules, and should still have its end before it.
    func isPending(_ number: Int) -> Bool {
        books[number]
            & (RequestBook.accepted.rawValue | RequestBook.ended.rawValue
                | RequestBook.orphaned.rawValue) == RequestBook.accepted.rawValue
    }

    /// The cycle of a scene ends with the scene, and what was delivered there has lost its place.
    mutating func orphan(_ scene: Int, _ taps: ExplorerTaps) {
        cycles[scene] = 0
        for number in taps.requests.indices
        where home(of: number) == scene && has(.delivered, number) && !has(.ended, number) {
            add(.orphaned, number)
        }
    }

    /// Writes down what has to become of a request that is delivered now.
    mutating func expect(
        _ number: Int, _ callback: SceneCallback, in scene: Int, _ taps: ExplorerTaps
    ) {
        add(.delivered, number)
        if callback.isOfConnection { add(.cold, number) }
        guard taps.isValid(number) else { return }
        let bit = UInt32(1) << UInt32(number)
        var cycle = CycleBook(rawValue: cycles[scene])
        let isLink = taps.requests[number].source == .url
        defer {
            if isLink, callback.isOfConnection { cycle.connectionLinks |= bit }
            cycles[scene] = cycle.rawValue
        }
        if has(.expired, number) { return }
        if isLink, !callback.isOfConnection {
            let same = cycle.connectionLinks & taps.equals[number]
            if same != 0 {
                cycle.connectionLinks &= ~(same & (~same + 1))
                add(.copy, number)
                return
            }
        }
        if !isLink, cycle.quickActions & taps.equals[number] != 0 {
            add(.copy, number)
            return
        }
        for other in taps.requests.indices where home(of: other) == scene && isPending(other) {
            add(.outdated, other)
        }
        add(.accepted, number)
        if !isLink { cycle.quickActions |= bit }
        cycle.isClaimed = true
    }

    /// Whether, by the rules, nothing keeps the request from opening.
    func isFree(_ number: Int, _ taps: ExplorerTaps) -> Bool {
        let scene = phone.scenes[home(of: number)]
        let observer = delivery.scenes[home(of: number)].observer
        guard scene.isAttached, observer.isSubscribed, !phone.isLocked, !scene.hasSheet else { return false }
        guard taps.requests[number].needsActiveScene else { return true }
        return scene.state == .active
            && (!has(.cold, number) || has(.timerOver, number) || !has(.taken, number))
    }

    /// What waits though nothing keeps it, and what is gone without an end.
    func judgeWaiting(_ taps: ExplorerTaps, _ broken: inout BrokenPromises) {
        for number in taps.requests.indices where isPending(number) && isFree(number, taps) {
            let scene = home(of: number)
            let isKept = delivery.scenes.contains { $0.pendingNumbers.contains(number) }
            if isKept { broken.insert(.noNeedlessWait) }
            if phone.scenes[scene].state == .active, !clocks.isRunning(number + DeadlineOrder.timer) {
                broken.insert(.nothingLost)
            }
        }
    }
}
