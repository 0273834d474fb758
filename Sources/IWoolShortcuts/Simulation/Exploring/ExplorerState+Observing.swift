internal import IWoolShortcuts

extension ExplorerState {
    /// Holds what the machines do against the books.
    mutating func observe(
        _ actions: [DeliveryAction], _ taps: ExplorerTaps, _ broken: inout BrokenPromises
    ) {
        for action in actions {
            switch action {
            case .take(let number, _): noteTaken(number, taps)
            case .waitUntil(.timer(let number)):
                add(.timerAsked, number)
                startTimer(number)
            case .open(let number, _, let scene): judgeOpening(number, in: scene, taps, &broken)
            case .ignore(let number, _):
                let isRight = !taps.isValid(number) || has(.copy, number)
                end(number, isLegal: isRight, taps, &broken)
            case .supersede(let number, let newer):
                let isRight = has(.outdated, number) && has(.accepted, newer)
                end(number, isLegal: isRight, taps, &broken)
            case .drop(let number, let reason):
                let isRight = reason == .expired ? has(.expired, number) : has(.orphaned, number)
                end(number, isLegal: isRight, taps, &broken)
            case .complete(let number, let isAccepted):
                if isAccepted != has(.accepted, number) { broken.insert(.countsAddUp) }
            default: break
            }
        }
    }

    private mutating func noteTaken(_ number: Int, _ taps: ExplorerTaps) {
        guard !has(.taken, number) else { return }
        add(.taken, number)
        if has(.cold, number), taps.requests[number].needsActiveScene { startTimer(number) }
    }

    private mutating func startTimer(_ number: Int) {
        guard !has(.timerOver, number), !has(.ended, number),
            !clocks.isRunning(number + DeadlineOrder.timer)
        else { return }
        clocks.start(number + DeadlineOrder.timer)
    }

    private mutating func judgeOpening(
        _ number: Int, in scene: Int, _ taps: ExplorerTaps, _ broken: inout BrokenPromises
    ) {
        if has(.opened, number) || has(.copy, number) {
            broken.insert(.openedOnce)
        } else if has(.ended, number) || has(.orphaned, number) || has(.expired, number) {
            broken.insert(.neverStale)
        }
        if has(.outdated, number), !has(.opened, number) { broken.insert(.latestWins) }
        if taps.requests[number].needsActiveScene {
            let isReady = !has(.cold, number) || has(.timerOver, number)
            if phone.scenes[scene].state != .active || !isReady { broken.insert(.neverTooEarly) }
        }
        if phone.isLocked || phone.scenes[scene].hasSheet { broken.insert(.notUnderLockOrSheet) }
        if scene != home(of: number) { broken.insert(.onlyTheTappedWindow) }
        var cycle = CycleBook(rawValue: cycles[scene])
        cycle.isClaimed = true
        cycles[scene] = cycle.rawValue
        add(.opened, number)
        finish(number)
    }

    private mutating func end(
        _ number: Int, isLegal: Bool, _ taps: ExplorerTaps, _ broken: inout BrokenPromises
    ) {
        if has(.ended, number) { broken.insert(.countsAddUp) }
        if !isLegal, taps.isValid(number) { broken.insert(.nothingLost) }
        finish(number)
    }

    private mutating func finish(_ number: Int) {
        add(.ended, number)
        clocks.stop(number)
        clocks.stop(number + DeadlineOrder.timer)
    }
}
