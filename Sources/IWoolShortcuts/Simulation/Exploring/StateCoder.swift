internal import IWoolShortcuts

/// Writes a state into a few words and reads it back: equal states give equal words.
struct StateCoder {
    /// How many words a state of the question takes.
    let wordCount: Int

    private let question: ExplorerQuestion
    private let taps: ExplorerTaps
    private let requestCount: Int
    private let initial: ExplorerState

    /// What stands for no request.
    private static let none: UInt64 = 7
    private static let bookWidth: UInt64 = 14

    init(_ question: ExplorerQuestion, _ taps: ExplorerTaps) {
        self.question = question
        self.taps = taps
        requestCount = taps.requests.count
        initial = ExplorerState(question)
        // A request waits in one place, but a design that never clears leaves its copy in the slot.
        let sceneWidth = 9 + (4 + 7 * requestCount) + 6 + 2 * 8 + 1 + 17
        let bits =
            3 + question.sceneCount * sceneWidth + Int(StateCoder.bookWidth) * requestCount
            + 2 * ExplorerQuestion.EventKind.allCases.count + 8 + 8 * requestCount
        wordCount = (bits + 63) / 64
    }

    /// Writes a state into the words, which must be as many as it takes.
    func write(_ state: ExplorerState, to words: inout [UInt64]) {
        var writer = BitWriter()
        writer.write(state.phone.isRunning, to: &words)
        writer.write(state.phone.isLocked, to: &words)
        writer.write(state.delivery.wasActive, to: &words)
        for scene in state.phone.scenes.indices {
            write(state.phone.scenes[scene], state.delivery.scenes[scene], &writer, &words)
            writer.write(UInt64(state.cycles[scene]), 17, to: &words)
        }
        for number in 0..<requestCount {
            writer.write(UInt64(state.books[number]), StateCoder.bookWidth, to: &words)
        }
        for kind in 0..<ExplorerQuestion.EventKind.allCases.count {
            writer.write(UInt64(state.budgets[kind]), 2, to: &words)
        }
        writer.write(UInt64(state.eventsLeft), 8, to: &words)
        var clocks = state.clocks.rawValue
        while clocks != 0 {
            writer.write(clocks & 0xF, 4, to: &words)
            clocks >>= 4
        }
        writer.finish(&words)
    }

    private func write(
        _ scene: PhoneState.Scene, _ machines: SceneDelivery, _ writer: inout BitWriter,
        _ words: inout [UInt64]
    ) {
        writer.write(UInt64(scene.state.rawValue), 3, to: &words)
        writer.write(scene.isAttached, to: &words)
        writer.write(machines.observer.isSubscribed, to: &words)
        writer.write(UInt64(machines.observer.sheet.rawValue), 2, to: &words)
        writer.write(machines.delegate.hasReadConnection, to: &words)
        writer.write(machines.delegate.cycle.isClaimed, to: &words)
        writer.write(mask(machines.delegate.cycle.quickActions), 8, to: &words)
        writer.write(mask(machines.delegate.cycle.connectionLinks), 8, to: &words)
        writer.write(UInt64(machines.buffer.entries.count), 4, to: &words)
        for entry in machines.buffer.entries {
            write(entry.request, &writer, &words)
            writer.write(entry.wasTaken, to: &words)
        }
        if let held = machines.observer.held {
            write(held, &writer, &words)
        } else {
            writer.write(StateCoder.none, 3, to: &words)
        }
    }

    private func write(_ request: ShortcutRequest, _ writer: inout BitWriter, _ words: inout [UInt64]) {
        writer.write(UInt64(request.number), 3, to: &words)
        writer.write(request.isCold, to: &words)
        writer.write(UInt64(request.timer.rawValue), 2, to: &words)
    }

    /// Targets as bits of requests that lead to them; a target that comes twice takes two requests.
    private func mask(_ targets: [RequestTarget]) -> UInt64 {
        var mask: UInt64 = 0
        for target in targets {
            let equals = UInt64(taps.equals[taps.representative(of: target)])
            let free = equals & ~mask
            mask |= free & (~free + 1)
        }
        return mask
    }
}

extension StateCoder {
    /// Reads the state that some words hold.
    func read(_ words: ArraySlice<UInt64>) -> ExplorerState {
        var reader = BitReader(words)
        var state = initial
        state.phone.isRunning = reader.readBool()
        state.phone.isLocked = reader.readBool()
        state.delivery.isLocked = state.phone.isLocked
        state.delivery.wasActive = reader.readBool()
        for scene in 0..<question.sceneCount {
            read(&state.phone.scenes[scene], &state.delivery.scenes[scene], &reader)
            state.cycles[scene] = UInt32(reader.read(17))
        }
        for number in 0..<requestCount {
            state.books[number] = UInt16(reader.read(StateCoder.bookWidth))
        }
        for kind in 0..<ExplorerQuestion.EventKind.allCases.count {
            state.budgets[kind] = UInt8(reader.read(2))
        }
        state.eventsLeft = UInt8(reader.read(8))
        var clocks: UInt64 = 0
        var shift: UInt64 = 0
        while case let entry = reader.read(4), entry != 0 {
            clocks |= entry << shift
            shift += 4
        }
        state.clocks = DeadlineOrder(rawValue: clocks)
        return state
    }

    private func read(
        _ scene: inout PhoneState.Scene, _ machines: inout SceneDelivery, _ reader: inout BitReader
    ) {
        guard let sceneState = PhoneState.SceneState(rawValue: UInt8(reader.read(3))) else {
            preconditionFailure("a state was read with a scene that is nowhere")
        }
        scene.state = sceneState
        scene.isAttached = reader.readBool()
        machines.observer.isAttached = scene.isAttached
        machines.observer.isSceneActive = sceneState == .active
        machines.observer.isSubscribed = reader.readBool()
        machines.observer.sheet = ShortcutObserver.Sheet(rawValue: UInt8(reader.read(2))) ?? .none
        scene.hasSheet = machines.observer.sheet != .none
        machines.delegate.hasReadConnection = reader.readBool()
        machines.delegate.cycle.isClaimed = reader.readBool()
        machines.delegate.cycle.quickActions = targets(reader.read(8))
        machines.delegate.cycle.connectionLinks = targets(reader.read(8))
        for _ in 0..<reader.readInt(4) {
            guard let request = readRequest(&reader) else { break }
            machines.buffer.entries.append(
                PendingShortcutBuffer.Entry(request: request, wasTaken: reader.readBool()))
        }
        machines.observer.held = readRequest(&reader)
    }

    private func readRequest(_ reader: inout BitReader) -> ShortcutRequest? {
        let number = reader.read(3)
        guard number != StateCoder.none else { return nil }
        var request = taps.requests[Int(number)]
        request.isCold = reader.readBool()
        request.timer = ShortcutRequest.TimerState(rawValue: UInt8(reader.read(2))) ?? .notStarted
        return request
    }

    private func targets(_ mask: UInt64) -> [RequestTarget] {
        var targets: [RequestTarget] = []
        var rest = mask
        while rest != 0 {
            if let target = taps.requests[rest.trailingZeroBitCount].target { targets.append(target) }
            rest &= rest - 1
        }
        return targets
    }
}
